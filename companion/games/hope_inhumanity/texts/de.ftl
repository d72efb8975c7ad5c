# Was Hope Inhumanity sagt, auf Deutsch.

game-title = Hope Inhumanity
game-about = Drei bis fünf Menschen auf einer Straße nach dem Ende: fünf Runden, schwere Entscheidungen und Würfel, die man teilt oder behält.
game-lies = Ihr werft echte Würfel. Die Kamera über dem Tisch liest sie.
game-additions = Unter null könnt ihr noch vor dem nächsten Zug gerettet werden, und die Gnade richtet sich nach der Runde des Verlusts.

# Namen
round = Runde
hope = Hoffnung
humanity = Menschlichkeit
humanity-dice = Menschlichkeitswürfel
hope-dice = Hoffnungswürfel
token-round = Die Uhr auf Runde { $n }
token-turn = Der Pfeil für den Zug vor { $name }
token-hunger = Schalen für Hunger vor { $name }
token-harm = Kreuze für Wunden vor { $name }
token-uses = Schlüssel für Anwendungen vor { $name }
token-uses-shared = Schlüssel für Anwendungen der Gruppe
humanity-of = { $name }: Menschlichkeitswürfel
hope-owed = Hoffnungswürfel, die ihr den Toten schuldet
terrain-urban = Stadt
terrain-mountainous = Gebirge
terrain-wilderness = Wildnis
terrain-coastal = Küste
terrain-any = Jedes Gelände
mark-violence = Gewalt
mark-gore = Blut
mark-food = Essen
mark-strangers = Fremde
mark-child = ein Kind
mark-animal = ein Tier
mark-cold = Kälte
mark-theft = Diebstahl
hunger-1 = Hungrig
hunger-2 = Am Verhungern
harm-1 = Verletzt
harm-2 = Versehrt
marked = Verloren: { $n } unter null
guard-hunger = Der nächste Hunger bleibt erspart ({ $n })
guard-harm = Die nächste Wunde bleibt erspart ({ $n })
guard-deaths = Überlistet den Tod
lost = Verloren: fort, wenn der nächste Zug beginnt
traits-held = { $n ->
    [one] 1 Eigenschaft
   *[other] { $n } Eigenschaften
}
card-scene = Szene · { $terrain }
odds = Aussicht auf Erfolg
odds-dice = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}
card-trait = Eigenschaft
card-personality = Persönlichkeit
card-relationship = Beziehung
card-bond = Beziehung · { $one } und { $other }
card-destination = Ziel
now-counts = Das zählt jetzt: { $name } handelt.
now-counts-support = Das zählt jetzt: { $name } unterstützt.
now-bond = Das ist jetzt wichtig: { $name } handelt, und { $other } steht nahe.
about-round = Der Weg dauert { $n } Runden. In jeder ist jede und jeder einmal am Zug.
about-hope = Weiße Würfel, die euch allen gehören. Wer handelt, darf welche dazunehmen; sie kommen nicht zurück. Eine neue Runde bringt einen, jeder Tod nimmt einen mit.
about-hunted = Jemand ist hinter euch her: Jede eurer Szenen ist um { $n } schwerer.
about-humanity = Die Würfel, die du einsetzen kannst, höchstens { $most }. Mit null spielst du weiter. Verlierst du einen, den du nicht hast, bist du verloren.
about-hunger-1 = Die eigenen Szenen sind um 1 schwerer. Beim nächsten Hunger drohst du zu verhungern.
about-hunger-2 = Die eigenen Szenen sind um 2 schwerer. Der nächste Hunger ist tödlich.
about-harm-1 = Die eigenen Szenen sind um 1 schwerer. Das kann heilen. Noch eine Wunde, und du bist versehrt.
about-harm-2 = Die eigenen Szenen sind um 2 schwerer, und das heilt nie. Die nächste Wunde ist tödlich.
about-lost = Fort, sobald der nächste Zug beginnt, wenn bis dahin nicht genug Menschlichkeit dazukommt.
about-sits-out = Züge, die dieser Platz aussetzt.
about-traits = Geheime Karten, die nur ihre Spielerin oder ihr Spieler kennt. Jede wird einmal gespielt.
about-assets = Dinge, die vorerst nur die Person kennt, der sie gehören.
about-guard-hunger = Eine Karte hält { $n } Hunger fern.
about-guard-harm = { $n ->
    [one] Eine Karte hält 1 Wunde fern.
   *[other] Eine Karte hält { $n } Wunden fern.
}
about-guard-deaths = Eine Karte verhindert in diesem Zug einmal, dass Hunger und Wunden töten.
card-asset-personal = Eigenes Fundstück
card-asset-group = Fundstück der Gruppe
card-asset-lent = Eigenes Fundstück, verliehen an { $name }
an-asset = ein Fundstück
assets-held = { $n ->
    [one] 1 Fundstück
   *[other] { $n } Fundstücke
}
uses-left = { $n ->
    [one] noch 1-mal einsetzbar
   *[other] noch { $n }-mal einsetzbar
}
hunted = Gejagt
asset-pile = Fundstücke
window-anytime = Zu spielen, sobald es etwas bewirkt.
window-on-penalty = Zu spielen, wenn gleich eine Strafe trifft.
window-before-roll = Vor dem Wurf zu spielen.
window-own-turn = Im eigenen Zug zu spielen.
window-after-roll = Nach dem Wurf zu spielen, bevor die Karte aufgedeckt wird.

# Fragen
ask-introduction = Stellt euch vor
ask-introduction-hint = Erzählt einander, wer diese Menschen sind. { $name } fängt an, wenn ihr so weit seid.
set-out = Aufbrechen
ask-draw = Wähl ein Gelände
ask-draw-hint = Nimm das Gelände, das zu eurer Geschichte passt, und lies die Szene dann für dich.
cards-left = { $n ->
    [one] noch 1 Karte
   *[other] noch { $n } Karten
}
wait-draw = { $name } wählt ein Gelände
ask-declare = Lies die Szene, dann handle oder weich aus
wait-declare = Handelt { $name }, oder weicht { $name } aus?
act = Handeln
act-hint = Lies die Ansage vor, dann setz Würfel ein.
avoid = Ausweichen
avoid-hint = Alle erleiden „Verweigern“, auch du. Dein Zug ist vorbei.
forced-unavoidable = Dieser Szene kannst du nicht ausweichen.
forced-empty-handed = Du hast keine Menschlichkeit mehr, und es gibt keine Hoffnung, mit der du handeln könntest.
ask-revoke = Handle, oder weich doch noch aus
ask-commit = Setz deine Würfel ein
ask-commit-hint = Schieb sie in die Mitte. Sie sind verbraucht, wie auch immer der Wurf ausgeht.
wait-commit = Wie viele Würfel setzt { $name }?
last-hope = Letzte Hoffnung: 1 Hoffnungswürfel nehmen
give-up = Aufgeben: Alle erleiden „Misslingt“
give-up-chosen = Du hast dich fürs Handeln entschieden. Aufgeben kannst du nur in einer Szene, der du nicht ausweichen kannst.
give-up-hint = Nur in einer Szene, der du nicht ausweichen kannst. Der Hoffnungswürfel bleibt im Vorrat.
last-hope-hint = Du hast keine Menschlichkeit mehr; die Hoffnung tritt an ihre Stelle.
ask-raise = Setz mehr Würfel ein
ask-raise-hint = Solange noch unterstützt werden kann. Wer dich unterstützt, darf dann auch mehr geben.
ask-support = Unterstütz { $name } oder verweigere
ask-support-more = Gib { $name } mehr
ask-support-hint = { $n ->
    [one] Höchstens 1 deiner Würfel. Er ist verbraucht, wie auch immer der Wurf ausgeht.
   *[other] Bis zu { $n } deiner Würfel. Sie sind verbraucht, wie auch immer der Wurf ausgeht.
}
ask-support-owed = Nach eurer Beziehung schuldest du { $name } mindestens { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}. Geben darfst du { $most ->
    [one] einen
   *[other] bis zu { $most }
}.
ask-support-owed-last-hope = Nach eurer Beziehung schuldest du { $name } deine Unterstützung.
ask-support-empty = Du hast keine Menschlichkeit mehr, und es ist keine Hoffnung übrig.
wait-support-all = Wer steht zu { $name }?
wait-answer-all = Wer nimmt an, wer verweigert?
wait-name-all = Welche Karten habt ihr?
wait-you = Du bist gefragt
told-hope-stands = Hoffnung steht bei { $left }.
wait-support = Steht { $name } zu { $acting }?
support = { $n ->
    [one] Mit 1 Würfel unterstützen
   *[other] Mit { $n } Würfeln unterstützen
}
support-more = { $n ->
    [one] 1 Würfel dazugeben
   *[other] { $n } Würfel dazugeben
}
refuse = Verweigern
keep = Dabei belassen
refuse-hint = Dich trifft, was die Szene bei „Verweigern“ vorsieht.
ask-last-hope = { $n ->
    [one] Nimm den letzten Hoffnungswürfel, oder lass ihn liegen
   *[other] Nimm einen von { $n } Hoffnungswürfeln, oder lass ihn liegen
}
ask-tie = Nenn, wer zuerst nach einem Hoffnungswürfel gefragt wird
wait-tie = { $name } sagt, wer zuerst nach einem Hoffnungswürfel gefragt wird
ask-last-hope-hint = Du trägst am wenigsten, darum wirst du zuerst gefragt.
ask-last-hope-next = Nimm einen Hoffnungswürfel, oder lass ihn liegen
last-hope-take = Einen Hoffnungswürfel nehmen
last-hope-leave = Anderen überlassen
wait-last-hope = { $name } wird zuerst nach einem Hoffnungswürfel gefragt
wait-last-hope-next = { $name } wird als Nächstes nach einem Hoffnungswürfel gefragt
ask-hope = Gib Hoffnungswürfel dazu
ask-hope-hint = { $n } im Vorrat, für euch alle. Was du nimmst, ist fort.
wait-hope = { $name } darf Hoffnungswürfel dazugeben
ask-roll = { $n ->
    [one] Wirf 1 Würfel
   *[other] Werft { $n } Würfel
}
ask-roll-hint = Werft sie alle zusammen. Die Kamera liest sie, oder ihr tippt sie ein.
ask-roll-aside = Legt erst { $n ->
    [one] 1 Würfel von { $names } beiseite: Er misslingt. Werft die anderen
   *[other] { $n } Würfel von { $names } beiseite: Sie misslingen. Werft die anderen
} alle zusammen.
ask-cocked = Legt einen schrägen Würfel beiseite: Er misslingt
cocked = Ein Würfel von { $name }
cocked-hope = Ein Hoffnungswürfel
ask-no-die = Überspringt den Wurf: Kein Würfel ist übrig
ask-no-die-hint = Alles, was in der Mitte liegt, misslingt von allein.
no-die = Schauen, wie es ausgeht
ask-no-roll = Überspringt den Wurf: Er kann nicht misslingen
ask-no-roll-hint = Die Härte ist null: Das kann nicht misslingen. Die Würfel in der Mitte sind trotzdem der Preis.
open-the-card = Die Karte aufdecken
ask-outcomes = Atmet durch, dann deckt die Karte auf
ask-penalty = Macht euch bereit: Gleich trifft es euch
ask-penalty-hint = Es trifft von selbst. Spielt eine Karte, die es verhindert, oder tippt auf „Warten“; wer, erfährt niemand.
ask-penalty-held = Alle warten. Spielt eine Karte, die es verhindert, oder lasst es geschehen.
let-it-land = Geschehen lassen
penalty-wait = Warten
ask-correct = Berichtigt einen falsch gelesenen Würfel
ask-answer = Nimm an oder verweigere
ask-answer-hint = Die Ansage hast du gehört. Was daraus folgt, zeigt sich, wenn alle geantwortet haben.
wait-answer = Nimmt { $name } an, oder verweigert { $name }?
accept = Annehmen
refuse-answer = Verweigern
ask-answer-again = Ändere deine Antwort
answer-costs = Das kostet dich { $n } Menschlichkeit.
ask-next-turn = Erzählt, was geschah
ask-next-turn-hint = Legt die verbrauchten Würfel beiseite, dann geht es weiter.
ask-next-turn-itself = { $dice ->
    [0] {""}
    *[other] Legt die verbrauchten Würfel beiseite.{" "}
}Der nächste Zug beginnt von selbst. Tippt auf „Warten“, um zu reden oder vorher eine Karte zu spielen; wer, erfährt niemand.
next-turn = Nächster Zug
ask-trait = Spiel diese Eigenschaft
not-now = Jetzt nicht: Sie würde nichts bewirken.
play-trait = Spielen
play-trait-die = Auf eine { $n } spielen ({ $owner })
ask-answered = Antwortet mit einer weiteren Eigenschaft, oder lasst sie wirken
ask-answered-hint = Was zuletzt gespielt wird, wirkt zuerst.
let-it-work = Niemand: Sie soll wirken
ask-reroll = { $n ->
    [one] Werft diesen einen Würfel noch einmal, allein
   *[other] Werft diese { $n } Würfel noch einmal, allein
}
ask-reroll-hint = Alle anderen Würfel bleiben liegen.
play-trait-on = Auf { $name } spielen
ask-asset = Setz dieses Fundstück ein
use-asset = Einsetzen
use-asset-die = Für eine { $n } einsetzen ({ $owner })
use-asset-on = Für { $name } einsetzen
ask-steal = Stiehl ein Fundstück
ask-steal-hint = { $n ->
    [0] Es kostet dich nichts.
    [one] Es kostet dich 1 Menschlichkeit, und dann gehört es dir.
   *[other] Es kostet dich { $n } Menschlichkeit, und dann gehört es dir.
}
steal = „{ $card }“ stehlen, von { $name }
ask-lend = Verleih dieses Fundstück
lend = An { $name } verleihen
ask-take-back = Hol dieses Fundstück zurück
take-asset-back = Zurückholen
wait-nobody = Es wird auf niemanden gewartet
ask-inherit = Vererb „{ $card }“
inherit-to = An { $name } vererben
inherit-nobody = An niemanden vererben: Es geht mit dir verloren
wait-inherit = { $name } bestimmt, wer erbt
ask-gift = Hinterlass jemandem eine Eigenschaft
ask-gift-hint = Deine Gabe aus dem Grab. Lesen kann sie nur, wer sie bekommt.
ask-gift-read = Deine Gabe aus dem Grab. Sie ist auf deiner Hand: Lies sie zuerst.
gift-to = { $name } bekommt sie
gift-decline = Nichts hinterlassen
wait-gift = { $name } darf jemandem eine Gabe hinterlassen
ask-grace = Komm als jemand Neues zurück, oder bleib fort
ask-grace-hint = Gnade der Unschuld: { $n } Menschlichkeit, eine neue Persönlichkeit, 2 Eigenschaften, keine Beziehung, keine Wunden.
grace-accept = Als jemand Neues auf den Weg gehen
grace-decline = Den Platz leer lassen
wait-grace = { $name } darf als jemand Neues zurückkommen

# Im Mittelpunkt
spot-introduction = Vor dem Aufbruch
spot-introduction-title = Wer seid ihr, und wer wart ihr?
spot-introduction-text = Eure Persönlichkeiten und Beziehungen liegen offen, die Eigenschaften bleiben geheim. Erzählt, wer ihr seid und wie es kam, dass ihr zusammen geht.
told-on-the-way = Euer Ziel: { $card }
spot-reading = Nur { $name } weiß, was kommt
spot-reading-text = Handeln kostet Würfel. Beim Ausweichen erleidet ihr alle „Verweigern“.
spot-callout = { $name } liest vor
spot-mark = Es geht um { $mark }.
spot-farewell = Ein Abschied
spot-farewell-title = { $name } ist verloren
spot-farewell-text = Hört zu, wie es geschah, wenn es etwas zu erzählen gibt. Dann geht es weiter.
spot-unfinished = Die Szene bleibt zurück
spot-unfinished-text = Niemand ist mehr da, um in ihr zu handeln. Sie bleibt ohne Folgen.
verdict-success = Gelungen
verdict-failure = Misslungen
verdict-hopeless = Ohne einen Würfel
verdict-avoided = Ausgewichen
verdict-answered = Alle haben geantwortet
verdict-success-title = Es geht gut
verdict-failure-title = Es geht schief
verdict-hopeless-title = Das geht über eure Kraft
verdict-avoided-title = Ihr geht vorbei
verdict-answered-title = Die Antworten sind da
count = { $n ->
    [one] { $dice ->
        [one] Der eine Würfel zeigt
       *[other] 1 von { $dice } Würfeln zeigt
    } 4 oder mehr; nötig: { $needed }.
   *[other] { $n } von { $dice } Würfeln zeigen 4 oder mehr; nötig: { $needed }.
}
roll-summary = { $n } von { $dice }
count-no-roll = Die Härte kam auf null: Es musste niemand würfeln.
fails-aside = { $n ->
    [one] 1 Würfel von { $name } liegt beiseite: Er misslingt
   *[other] { $n } Würfel von { $name } liegen beiseite: Sie misslingen
}
fails-lowest = { $n ->
    [one] der niedrigste Würfel von { $name } misslingt
   *[other] die { $n } niedrigsten Würfel von { $name } misslingen
}
fails-highest = { $n ->
    [one] der höchste Würfel von { $name } misslingt
   *[other] die { $n } höchsten Würfel von { $name } misslingen
}
reason-printed = { $n ->
    [one] 1 steht auf der Karte
   *[other] { $n } stehen auf der Karte
}
reason-printed-zero = 0 steht auf der Karte, und eine gedruckte Null bleibt null
reason-hungry = +1, weil { $name } hungrig ist
reason-starving = +2, weil { $name } zu verhungern droht
reason-hurt = +1, weil { $name } verletzt ist
reason-crippled = +2, weil { $name } versehrt ist
reason-hunted = +{ $n }, weil ihr gejagt werdet
reason-destination = { $n ->
    [-3] 3 weniger: { $card } (Ziel)
    [-2] 2 weniger: { $card } (Ziel)
    [-1] 1 weniger: { $card } (Ziel)
   *[other] +{ $n }: { $card } (Ziel)
}
reason-personality = { $n ->
    [-3] 3 weniger: { $card } ({ $name })
    [-2] 2 weniger: { $card } ({ $name })
    [-1] 1 weniger: { $card } ({ $name })
   *[other] +{ $n }: { $card } ({ $name })
}
reason-trait = { $n ->
    [-5] 5 weniger: { $name } hat „{ $card }“ gespielt
    [-4] 4 weniger: { $name } hat „{ $card }“ gespielt
    [-3] 3 weniger: { $name } hat „{ $card }“ gespielt
    [-2] 2 weniger: { $name } hat „{ $card }“ gespielt
    [-1] 1 weniger: { $name } hat „{ $card }“ gespielt
   *[other] +{ $n }: { $name } hat „{ $card }“ gespielt
}
end-won-cause = Ihr habt alle { $n } Runden überstanden.
end-won-title = Ihr seid angekommen
end-won-text = Bis ans Ende des Weges kamen: { $names }. Erzählt, was aus ihnen wird, und denkt an die anderen.
end-lost-cause = In Runde { $n } sind die Letzten von euch gestorben.
end-lost-title = Niemand ist mehr da
end-lost-text = Der Weg geht ohne euch weiter: { $n } Runden führen ans Ziel.
end-rounds = Runden: { $n } von { $of }
end-hope = Übrige Hoffnungswürfel: { $n }
end-alive = { $name }: am Leben, Menschlichkeit { $n }
end-gone = { $name }: verloren

# Auf einer Karte
card-hardship = Härte { $n }
card-hardship-now = Jetzt nötig: { $n }
card-support = Unterstützung: { $text }
card-unavoidable = Kein Ausweichen
card-no-humanity-roll = Menschlichkeitswürfel werden nicht geworfen
price-accept = Annehmen kostet { $n } Menschlichkeit.
price-refuse = Verweigern kostet { $n } Menschlichkeit.
branch-succeed = Gelingt: { $text }
branch-bonus = Bonus: { $text }
branch-fail = Misslingt: { $text }
branch-refuse = Verweigern: { $text }
branch-accept = Annehmen: { $text }
branch-all-refuse = Alle verweigern: { $text }

# An einem Platz
note-dice = { $n ->
    [one] 1 Würfel in der Mitte
   *[other] { $n } Würfel in der Mitte
}
note-last-hope = ein Hoffnungswürfel in der Mitte
note-refused = verweigert
note-accepted = nimmt an
note-answered = hat geantwortet
note-sealed = hat sich entschieden
note-wishes = möchte einen Hoffnungswürfel
note-lost = auf dem Weg verloren
note-lost-you = Deine Figur ist fort, du nicht. Erzähl, hör zu, gib Rat: Dieser Tisch braucht deine Stimme.
note-lost-may-return = Deine Figur ist fort, du nicht. Gleich darfst du als jemand Neues zurückkommen.

# Der Verlauf
told-begun = Die Karten sind verteilt.
told-few-scenes = Die Karten sind verteilt. Es gibt weniger Szenen als Züge: Sind die Stapel leer, entfallen Züge.
told-round = Runde { $n } beginnt.
told-turn = { $name } ist am Zug.
told-pass = Keine Szene ist übrig: Der Zug von { $name } entfällt.
told-draw = { $name } zieht: { $terrain }.
told-act = { $name } handelt.
told-avoid = { $name } weicht der Szene aus.
told-commit = { $name } setzt { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
} ein.
told-commit-nothing = { $name } hat nichts einzusetzen.
told-commit-last-hope = { $name } setzt einen Hoffnungswürfel ein: Letzte Hoffnung.
told-support = { $name } unterstützt mit { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
}.
told-support-last-hope = { $name } unterstützt mit einem Hoffnungswürfel: Letzte Hoffnung.
told-refuse = { $name } verweigert.
told-sealed = { $name } hat sich entschieden.
told-shown = Alle haben sich entschieden. Jetzt wird es gezeigt.
told-reopened = Die Hoffnung hebt die Grenze: Es darf noch einmal unterstützt werden.
told-kept = { $name } belässt es dabei.
told-favoured = { $name } lässt { $other } zuerst nach einem Hoffnungswürfel fragen.
told-wish = { $name } wünscht sich einen Hoffnungswürfel.
told-no-hope-die = { $name } bekommt keinen Hoffnungswürfel und kann nicht unterstützen.
told-hope = { $name } gibt { $n ->
    [one] 1 Hoffnungswürfel
   *[other] { $n } Hoffnungswürfel
} dazu.
told-cocked = Ein Würfel von { $name } wird beiseitegelegt: Er misslingt.
told-cocked-hope = Ein Hoffnungswürfel wird beiseitegelegt: Er misslingt.
told-scene-lost = Die handelnde Person ist fort. Die Würfel in der Mitte sind verloren, und aus der Szene wird nichts.
told-success = Gelungen mit { $n }; nötig: { $needed }.
told-failure = Misslungen mit { $n }; nötig: { $needed }.
step-opened = Die Karte von { $name } geht auf
told-came-of-it = Das kam dabei heraus.
opened-success = { $card }: gelungen mit { $n }; nötig: { $needed }.
opened-failure = { $card }: misslungen mit { $n }; nötig: { $needed }.
opened-hopeless = { $card }: Ohne einen Würfel misslingt es für alle.
opened-answered = { $card }: Ihr habt geantwortet.
opened-avoided = { $card }: ausgewichen.
told-hopeless = { $name } setzt keinen Würfel ein: Es misslingt für alle.
told-answered = Alle haben geantwortet.
told-accept = { $name } nimmt an.
told-refuse-answer = { $name } verweigert.
told-answer-sealed = { $name } hat geheim geantwortet.
told-paid = { $name } zahlt { $n } Menschlichkeit.
told-paid-below = { $name } zahlt { $n } Menschlichkeit und fällt unter null: fort, wenn der nächste Zug beginnt, es sei denn, jemand hilft.
told-trait = { $name } spielt „{ $card }“.
told-trait-on = { $name } spielt „{ $card }“ auf { $other }.
told-trait-die = { $name } spielt „{ $card }“ auf eine { $n } ({ $owner }).
told-trait-works = „{ $card }“ wirkt.
told-die-taken-up = Eine { $n } wird noch einmal geworfen ({ $owner }).
told-die-again = Aus der { $was } wird eine { $now } ({ $owner }).
told-die-turned = Eine { $n } wird auf { $face } gedreht ({ $owner }).
told-rescued = Die Szene gilt trotzdem als gelungen.
told-ignored-fail = „Misslingt“ geht an { $name } vorbei.
told-ignored-refuse = „Verweigern“ geht an { $name } vorbei.
told-harder = Die Szene wird um { $n } schwerer.
told-easier = Die Szene wird um { $n } leichter.
told-humanity-gained = { $name } gewinnt { $n } Menschlichkeit.
told-humanity-back = { $n ->
    [one] 1 Würfel kommt zu { $name } zurück.
   *[other] { $n } Würfel kommen zu { $name } zurück.
}
told-humanity-lost = { $name } verliert { $n } Menschlichkeit.
told-humanity-below = { $name } verliert { $n } Menschlichkeit und fällt unter null: fort, wenn der nächste Zug beginnt, es sei denn, jemand hilft.
told-hunger-1 = { $name } ist hungrig.
told-hunger-2 = { $name } droht zu verhungern.
told-hunger-eased-0 = { $name } ist nicht mehr hungrig.
told-hunger-eased-1 = { $name } ist noch hungrig, droht aber nicht mehr zu verhungern.
told-harm-1 = { $name } ist verletzt.
told-harm-2 = { $name } ist versehrt, für immer.
told-harm-eased-0 = { $name } ist nicht mehr verletzt.
told-harm-eased-1 = { $name } ist verletzt.
told-hunger-barred = { $name } bleibt in diesem Zug { $n ->
    [one] der nächste Hunger
   *[other] der nächste Hunger { $n }-mal
} erspart.
told-hunger-spared = { $name } bleibt { $n } Hunger erspart.
told-harm-barred = { $name } bleibt in diesem Zug { $n ->
    [one] die nächste Wunde
   *[other] die nächste Wunde { $n }-mal
} erspart.
told-harm-spared = { $n ->
    [one] { $name } bleibt 1 Wunde erspart.
   *[other] { $name } bleiben { $n } Wunden erspart.
}
told-death-barred = Hunger und Wunden töten { $name } in diesem Zug einmal nicht.
told-death-cheated = Das hätte { $name } töten müssen und tat es nicht.
told-hope-gained = Die Hoffnung steigt auf { $left }.
told-hope-lost = Die Hoffnung sinkt auf { $left }.
told-hunted-gained = Ihr werdet gejagt: Alle Szenen sind von jetzt an um { $now } schwerer.
told-hunted-lost = { $now ->
    [0] Ihr werdet nicht mehr gejagt.
   *[other] Ihr werdet weniger gejagt: Alle Szenen sind um { $now } schwerer.
}
told-hunted-left-out = Einige Karten nennen Gejagt. Keine Erweiterung ist im Spiel, also wird niemand gejagt.
told-asset = { $name } bekommt „{ $card }“.
told-asset-group = Die Gruppe bekommt „{ $card }“.
told-no-asset = Es gibt kein Fundstück mehr.
told-assets-shuffled = Die verbrauchten Fundstücke werden zu einem neuen Stapel gemischt.
told-asset-used = { $name } setzt „{ $card }“ ein.
told-asset-used-die = { $name } setzt „{ $card }“ für eine { $n } ein ({ $owner }).
told-asset-used-on = { $name } setzt „{ $card }“ für { $other } ein.
told-asset-refilled = { $n ->
    [one] „{ $card }“ ist wieder 1-mal mehr einsetzbar.
   *[other] „{ $card }“ ist wieder { $n }-mal mehr einsetzbar.
}
told-asset-lost = „{ $card }“ ist verloren.
told-asset-stolen = { $name } stiehlt „{ $card }“.
told-asset-handed = „{ $card }“ geht an { $name }.
told-trait-handed = { $name } gibt eine Eigenschaft an { $other }.
told-traits-discarded = { $name } legt { $n ->
    [one] eine Eigenschaft
   *[other] { $n } Eigenschaften
} unter den Stapel.
told-turns-forfeited = { $name } wird { $n ->
    [one] einen Zug
   *[other] { $n } Züge
} aussetzen.
told-sat-out = { $name } setzt in diesem Zug aus.
told-turned = Für { $name } gilt { $to } statt { $branch }.
told-doomed = Das ist das Ende von { $name }.
told-lost-card = { $name } stirbt. Der Platz wird dunkel.
named-succeed = „Gelingt“
named-fail = „Misslingt“
named-refuse = „Verweigern“
named-accept = „Annehmen“
sits-out = Setzt { $n ->
    [one] einen Zug
   *[other] { $n } Züge
} aus
told-picked = { $name } wählt: { $text }
told-table = Der Würfel zeigt { $n }.
told-replaced = { $name } legt die Szene beiseite und zieht eine andere.
told-peeked = { $name } sieht sich { $n ->
    [one] die oberste Szene
   *[other] die obersten { $n } Szenen
} an ({ $terrain }).
told-revealed-hardship = Alle erfahren die Härte.
told-revealed-succeed = Alle erfahren „Gelingt“.
told-revealed-fail = Alle erfahren „Misslingt“.
told-revealed-refuse = Alle erfahren „Verweigern“.
told-dice-added = { $n ->
    [one] Ein Würfel
   *[other] { $n } Würfel
} mehr von { $name } { $n ->
    [one] wird
   *[other] werden
} geworfen.
told-dice-assured = { $n ->
    [one] Ein Würfel
   *[other] { $n } Würfel
} von { $name } { $n ->
    [one] liegt beiseite und gelingt.
   *[other] liegen beiseite und gelingen.
}
ask-pick = Wähl eins von beiden
wait-pick = { $name } wählt
ask-table = Werft einen Würfel von { $name }
ask-table-hint = Nehmt vorher alle anderen Würfel heraus. 1 bis { $n }: { $low }. Ab { $more }: { $high }.
told-asset-lent = „{ $card }“ ist an { $name } verliehen.
told-asset-back = „{ $card }“ kommt zurück.
told-lost-hunger = { $name } verhungert. Der Platz wird dunkel.
told-lost-harm = { $name } stirbt an den Wunden. Der Platz wird dunkel.
told-lost-humanity = { $name } hat nichts mehr zu geben und geht fort.
told-hope-owed = Es ist kein Hoffnungswürfel da, der mitgeht: Ihr schuldet einen.
told-hope-repaid = { $n ->
    [one] Ein Hoffnungswürfel kommt und zahlt für die Toten.
   *[other] { $n } Hoffnungswürfel kommen und zahlen für die Toten.
}
told-bridge = { $name } und { $other } sitzen jetzt nebeneinander: { $card }.
told-inherited = { $name } erbt „{ $card }“.
told-trait-drawn = { $name } zieht eine Eigenschaft.
told-gift = { $name } hinterlässt { $other } eine Eigenschaft.
told-no-gift = { $name } hinterlässt nichts.
told-newcomer = Auf dem Platz von { $name } geht jemand Neues mit auf den Weg, mit { $n } Menschlichkeit.
told-no-newcomer = Der Platz von { $name } bleibt leer.
told-traits-reshuffled = Die gespielten Eigenschaften werden gemischt.
told-scenes-reshuffled = Keine Szene ist übrig: Die gebrauchten werden gemischt.
told-won = Ihr habt euer Ziel erreicht.
told-won-at = Ihr seid angekommen: { $card }.
told-everyone-lost = Niemand ist mehr da.

# Abgelehnt
refused-seats = { $n ->
    [one] Allein geht es nicht
   *[other] Mit { $n } Leuten geht es nicht
}: Dieses Spiel ist für { $least } bis { $most }.
refused-colours = Zwei Sätze Würfel haben die gleiche Farbe. Wählt eine andere: Alle brauchen eine eigene, und Weiß ist die Hoffnung.
refused-same-seat = Zwei von euch haben denselben Platz. Gebt einem davon einen anderen.
refused-deck = Die Karten lassen sich nicht lesen: { $faults }
refused-too-few-scenes = Es gibt keine Szene zu ziehen. Nehmt Karten dazu.
refused-too-few-personalities = Es gibt { $there ->
    [one] 1 Persönlichkeit
   *[other] { $there } Persönlichkeiten
} für { $needed } Leute. Nehmt Karten dazu.
refused-too-few-traits = Es gibt { $there ->
    [one] 1 Eigenschaft
   *[other] { $there } Eigenschaften
}, und { $needed } werden verteilt. Nehmt Karten dazu.
refused-too-few-relationships = Es gibt { $there ->
    [one] 1 Beziehung
   *[other] { $there } Beziehungen
} für { $needed } Leute. Nehmt Karten dazu.

# Hausregeln: wo die Spielregel es dem Tisch überlässt
rule-yes = Ja
rule-no = Nein
rule-cards = Die Karten
rule-cards-dealt = vom Begleiter
rule-cards-printed = gedruckt, benannt nach den Kartendateien
rule-cards-by-hand = gedruckt, aufgeschrieben, wie sie kommen
rule-rating-told = Die Härte wird genannt, sobald jemand handelt
rule-unused-branches-shown = Nach dem Aufdecken ist die ganze Karte zu sehen
rule-avoid-shows = Nach einem Ausweichen sehen alle
rule-avoid-shows-callout = die Ansage und die Strafe
rule-avoid-shows-penalty = nur die Strafe
rule-avoid-shows-everything = die ganze Karte
rule-unavoidable-told = Die Ansage sagt, ob man einer Szene nicht ausweichen kann
rule-themes-told = Die Ansage nennt Themen, auf die eine Persönlichkeit anspringt
rule-support-order = Unterstützt wird
rule-support-order-free = offen, in beliebiger Reihenfolge
rule-support-order-clockwise = offen, reihum
rule-support-order-secret = geheim, zusammen gezeigt
rule-assets-secret = Ein eigenes Fundstück liest nur, wem es gehört
rule-giver-reads-gift = Wer aus dem Grab gibt, liest die Gabe
rule-act-revocable = Bis Würfel eingesetzt sind, darf aus Handeln noch Ausweichen werden
rule-empty-handed-fails = Ohne Menschlichkeit und Hoffnung darfst du handeln, und alle erleiden „Misslingt“
rule-all-refuse = Steht „Alle verweigern“ auf der Karte, dann
rule-all-refuse-replaces = gilt es statt „Verweigern“
rule-all-refuse-adds = kommt es zu „Verweigern“ dazu
rule-lonely-act-is-all-refuse = „Alle verweigern“ gilt auch, wenn niemand die handelnde Person unterstützt
rule-others-open-for-the-empty-handed = Wer nichts hat, darf den ersten Würfel von jemand anderem bekommen
rule-last-hope-optional = Ist kein Ausweichen möglich, darf man auf die Letzte Hoffnung verzichten, und alle erleiden „Misslingt“
rule-answer-order = Fragen werden beantwortet
rule-answer-order-clockwise = offen, reihum
rule-answer-order-secret = geheim, die Person am Zug zuletzt
rule-answers-revisable = Eine Antwort lässt sich ändern, bis die Person am Zug geantwortet hat
rule-unpayable-offered = Ein Preis darf auch unter null bezahlt werden
rule-commitment-raisable = Wer am Zug ist, darf Würfel dazugeben, solange noch unterstützt wird
rule-last-hope-limit = Wurde mit Letzter Hoffnung gehandelt, darf jeder zur Unterstützung geben
rule-last-hope-limit-one = einen Würfel
rule-last-hope-limit-none = keinen Würfel
rule-last-hope-limit-unlimited = beliebig viele Würfel
rule-hope-raises-limit = Hoffnungswürfel heben die Grenze, und es wird noch einmal unterstützt
rule-last-hope-tie = Bei gleicher Last wird der knappe Hoffnungswürfel angeboten
rule-last-hope-tie-clockwise = reihum
rule-last-hope-tie-actor = wie die Person am Zug es sagt
rule-last-hope-tie-random = per Los
rule-last-hope-measure = Am wenigsten trägt, wer
rule-last-hope-measure-hardship = die kleinste Erschwernis hat
rule-last-hope-measure-cards = die wenigsten Zustandskarten hat
rule-last-hope-escapes-fail = Wer mit Letzter Hoffnung unterstützt, erleidet „Misslingt“ nicht
rule-marked-are-passive = Wer unter null ist, tut nichts mehr
rule-zero-costs-humanity = Bei Härte 0 zahlt nur Menschlichkeit, kein Hoffnungswürfel
rule-zero-returns-surplus = Bei Härte 0 kommen alle Würfel bis auf einen zurück
rule-printed-zero-succeeds = Eine gedruckte Härte von 0 gelingt immer
rule-zero-free-when-broke = Bei Härte 0 handelt umsonst und mit Erfolg, wer nichts hat
rule-supporters-cards-count = Persönlichkeiten und Beziehungen der Unterstützenden ändern die Härte
rule-trait-timing = Eigenschaften sind zu spielen
rule-trait-timing-windows = solange sie noch etwas nützen
rule-trait-timing-strict = immer, bis zu den Folgen
rule-traits-resolve = Von Eigenschaften, die im selben Moment gespielt werden,
rule-traits-resolve-first = wirkt die erste zuerst
rule-traits-resolve-last = wirkt die letzte zuerst
rule-outcomes-in-turn = Die Folgen treffen einen nach dem anderen
rule-group-effects = Was die ganze Gruppe betrifft, geschieht
rule-group-effects-once = einmal
rule-group-effects-each = einmal für alle, die es trifft
rule-asset-for-each = Alle, die dabei waren, bekommen ein eigenes Fundstück
rule-actor-death = Stirbt die Person am Zug nach dem Einsetzen, dann
rule-actor-death-rolls = werden die Würfel trotzdem geworfen
rule-actor-death-loses = sind die Würfel verloren, und es wird nichts daraus
rule-supporter-death = Die Würfel von jemandem, der unterstützt und stirbt,
rule-supporter-death-stays = bleiben in der Mitte
rule-supporter-death-leaves = kommen aus der Mitte
rule-cocked-dice = Ein schräger Würfel
rule-cocked-dice-again = wird noch einmal geworfen
rule-cocked-dice-fail = gilt als misslungen
rule-rescue = Wer unter null ist, lässt sich vor dem nächsten Zug noch retten
rule-overkill = Ein Verlust von mehr Menschlichkeit, als da ist,
rule-overkill-marks = geht unter null
rule-overkill-stops = hält bei null an
rule-marked-take-their-turn = Wer unter null und als Nächstes dran ist, hat den Zug noch
rule-last-turn-survives = Unter null nach dem allerletzten Zug heißt überlebt
rule-removal-before-round = Die Verlorenen gehen, bevor eine neue Runde Hoffnung bringt
rule-grace-by = Die Gnade der Unschuld richtet sich nach der Runde
rule-grace-by-loss = des Verlusts
rule-grace-by-removal = des Fortgehens
rule-hope-debt = Ein Tod ohne übrige Hoffnung hinterlässt eine Schuld
rule-relationship-bridge = Wer neu nebeneinandersitzt, zieht eine neue Beziehung
rule-dead-traits = Ungespielte Eigenschaften der Toten
rule-dead-traits-leave = verlassen das Spiel
rule-dead-traits-return = kommen zurück in den Stapel
rule-played-traits-return = Sind keine Eigenschaften übrig, werden gespielte gemischt
rule-gift-to-newcomer = Gabe und Erbe dürfen an die eigene neue Figur gehen
rule-grace-once = Die Gnade der Unschuld gilt
rule-grace-once-player = für alle am Tisch einmal
rule-grace-once-group = für die Gruppe einmal
rule-grace-joins = Wer neu kommt, spielt mit
rule-grace-joins-now = schon in dieser Runde
rule-grace-joins-next = ab der nächsten Runde
rule-newcomer-limit = Wer neu kommt, hat höchstens
rule-newcomer-limit-five = die übliche Menschlichkeit
rule-newcomer-limit-three = 3 Menschlichkeit
rule-all-dead-ends = Sind alle tot, kommt niemand Neues dazu
rule-theft-into-debt = Stehlen darf auch, wer keine Menschlichkeit mehr hat
rule-one-theft-a-turn = Ein Diebstahl je Zug, nicht mehr
rule-lending = Fundstücke dürfen verliehen werden
rule-spent-assets-return = Sind keine Fundstücke übrig, werden verbrauchte gemischt
rule-easing-clears = Linderung nimmt einen Zustand ganz
rule-scenes-return = Sind keine Szenen übrig, werden gebrauchte gemischt
rule-sociopath-pays = Wer Menschlichkeit nur durch Einsetzen verliert, zahlt trotzdem Preise
rule-nonviolent-die = Der Würfel, der von allein misslingt, ist
rule-nonviolent-die-aside = vor dem Wurf beiseitegelegt
rule-nonviolent-die-lowest = der niedrigste dieser Farbe
rule-nonviolent-die-highest = der höchste dieser Farbe
rule-disgust-spares-the-empty = Unterstützung durch Letzte Hoffnung kostet keine Menschlichkeit, auch wenn ihr euch nicht mögt
rule-parent-owes-last-hope = Die Pflicht zu unterstützen gilt auch für Letzte Hoffnung

# Gedruckte Karten
ask-name-scenes = Nenn die Szene, die du gezogen hast
ask-name-traits = Nenn die Eigenschaft auf deiner Hand
ask-name-personalities = Nenn deine Persönlichkeit
ask-name-relationships = Nenn die Beziehung zu deiner Linken
ask-name-assets = Nenn das Fundstück, das du gezogen hast
ask-name-hint = Zieh die gedruckte Karte und tipp ein paar ihrer Buchstaben ein.
wait-name = { $name } nennt eine Karte
ask-write = Schreib deine Karte auf
ask-write-hint = Außer dir sieht es niemand. Lass weg, was die Karte nicht hat. Wähl einen Satz oder tipp einen ein, mit ; zwischen zweien.
written = Diese Karte verwenden
write-title = Titel
write-callout = Ansage, wenn sie auf den großen Bildschirm soll
write-hardship = Härte
write-question = keine: Alle antworten
write-unavoidable = Kein Ausweichen
write-succeed = Gelingt
write-fail = Misslingt
write-refuse = Verweigern
write-accept = Annehmen
write-all-refuse = Alle verweigern
no = nein
yes = ja
refused-card = So geht die Karte nicht. { $faults }
ask-by-hand = Ändert etwas von Hand
ask-by-hand-hint = Für das, was eine gedruckte Karte tut und der Begleiter nicht wissen kann.
by-hand-who = Wer
by-hand-what = Was geschieht
by-hand-humanity-more = gewinnt 1 Menschlichkeit
by-hand-humanity-less = verliert 1 Menschlichkeit
by-hand-hunger-more = erleidet 1 Hunger
by-hand-hunger-less = erholt sich von 1 Hunger
by-hand-harm-more = erleidet 1 Wunde
by-hand-harm-less = erholt sich von 1 Wunde
by-hand-hope-more = die Gruppe gewinnt 1 Hoffnung
by-hand-hope-less = die Gruppe verliert 1 Hoffnung
change = Ändern
refused-by-hand = Etwas fehlt. Sag, um wen es geht und was geschieht.
told-named = { $name } nennt eine Karte: { $card }.
told-by-hand = Von Hand geändert:

# Warum: wie ein Urteil zustande kam
why-sum = Zusammen { $n ->
    [one] ist { $n } Erfolg
   *[other] sind { $n } Erfolge
} nötig.
why-sum-floor = Die Summe liegt unter null, also { $n ->
    [one] ist 1 Erfolg nötig
   *[other] sind { $n } Erfolge nötig
}.
why-dice = { $name } würfelte { $faces }: { $n ->
    [0] nichts zählt
    [one] 1 zählt
   *[other] { $n } zählen
}, denn 4, 5 und 6 gelingen.
why-hope-dice = Die Hoffnung würfelte { $faces }: { $n ->
    [0] nichts zählt
    [one] 1 zählt
   *[other] { $n } zählen
}, genau wie Menschlichkeit.
why-cocked = { $n ->
    [one] Ein Würfel von { $name } lag schräg und misslang.
   *[other] { $n } Würfel von { $name } lagen schräg und misslangen.
}
why-spent = Alle Würfel in der Mitte sind verbraucht, egal, was sie zeigten.
why-spent-one = Je ein Würfel ist verbraucht, alle anderen kommen zurück: Die Härte ist null.
why-spent-none = Wer nichts hat, zahlt nichts: Die Härte ist null.
why-hope-escapes = Wer mit Letzter Hoffnung unterstützt, erleidet „Misslingt“ nicht: { $names }.
why-hope-buys-nothing = Bei Härte null erkauft ein Hoffnungswürfel kein „Gelingt“: { $names }.
why-succeed = „Gelingt“ ist für alle, die handelten oder unterstützten: { $names }.
why-bonus = Es gab mehr Erfolge als nötig, darum ist der Bonus für alle, die handelten oder unterstützten: { $names }.
why-fail = „Misslingt“ ist für alle, die handelten oder unterstützten: { $names }.
why-fail-all = „Misslingt“ ist für alle: { $names }.
why-refuse = Wer verweigerte, erleidet „Verweigern“ und sonst nichts: { $names }.
why-refuse-avoided = Wer ausweicht, verweigert für alle: { $names }.
why-refuse-answered = „Verweigern“ ist für alle, die verweigerten: { $names }.
why-accept = „Annehmen“ ist für alle, die annahmen: { $names }.
why-all-refuse = Ihr habt alle verweigert, also gilt „Alle verweigern“: { $names }.

# Die Geschichte des Abends, erzählt, wenn er vorbei ist
tale-success = { $name } in „{ $title }“ ({ $terrain }): gelungen mit { $n }, nötig { $needed }. { $stood }
tale-failure = { $name } in „{ $title }“ ({ $terrain }): misslungen mit { $n }, nötig { $needed }. { $stood }
tale-hopeless = { $name } in „{ $title }“ ({ $terrain }): Niemand hatte einen Würfel dafür.
tale-answered = { $name } in „{ $title }“ ({ $terrain }): { $yes } nahmen an, { $no } verweigerten.
tale-avoided = { $name } wandte sich von einer Szene ab ({ $terrain }).
tale-stood = Zur Seite standen: { $names }.
tale-alone = Niemand stand zur Seite.

# The evening in pages
recap-road-given = Unten: die Würfel, die ihr für andere gegeben habt
recap-road-title = { $won ->
    [0] Ihr seid bis Runde { $rounds } gekommen
   *[other] { $rounds } Runden, und ihr seid angekommen
}
recap-roll = Der Wurf, der alles entschied
recap-roll-title = { $deaths ->
    [0] { $short ->
        [0] Kein Erfolg zu viel
        [1] Ein Erfolg fehlte
       *[other] Der knappste Wurf des Abends
    }
    [one] Er kostete ein Leben
   *[other] Er kostete { $deaths } Leben
}
recap-weave = Wer wem zur Seite stand
recap-weave-title = Jeder Faden: Würfel in der Szene eines anderen Menschen
recap-stood = { $n ->
    [one] { $name } stand { $other } einmal zur Seite.
    [2] { $name } stand { $other } zweimal zur Seite.
   *[other] { $name } stand { $other } { $n }-mal zur Seite.
}
recap-refusal = Das schwerste Nein
recap-refusal-title = { $n ->
    [one] { $names } behielt alle Würfel
   *[other] { $names } behielten ihre Würfel
}
recap-dead = Wer uns fehlt
recap-dead-title = { $n ->
    [one] Ein Mensch sah das Ende nicht
   *[other] { $n } Menschen sahen das Ende nicht
}
recap-own = Dein Abend
recap-own-title = { $n ->
    [0] Deine Würfel hast du für dich behalten
    [one] Du hast einmal jemandem beigestanden
    [2] Du hast anderen zweimal beigestanden
   *[other] Du hast anderen { $n }-mal beigestanden
}
recap-own-scenes = { $n ->
    [one] Für eine eigene Szene hast du gewürfelt; { $won ->
        [0] sie misslang.
       *[other] sie gelang.
    }
   *[other] Für { $n } eigene Szenen hast du gewürfelt; { $won } { $won ->
        [one] gelang.
       *[other] gelangen.
    }
}
recap-own-beside = Dir standen zur Seite: { $names }.
recap-own-alone = Niemand hat einen Würfel in deine Szenen gegeben.
recap-unknown-title = Die Chancen der anderen standen im Schnitt bei { $n } %
recap-unknown-longest = Am schlechtesten: { $name }, { $n } %. { $won ->
    [0] Es misslang.
   *[other] Es gelang.
}

# Printed cards
print-question = ihr alle antwortet
print-support = Unterstützung
print-bonus = Bonus
print-always = Immer
print-asset = Fundstück
print-uses = Anwendungen

# Karten schreiben: Arten und Zeilen
editor-scenes-one = Szene
editor-scenes-many = Szenen
editor-traits-one = Eigenschaft
editor-traits-many = Eigenschaften
editor-personalities-one = Persönlichkeit
editor-personalities-many = Persönlichkeiten
editor-relationships-one = Beziehung
editor-relationships-many = Beziehungen
editor-destinations-one = Ziel
editor-destinations-many = Ziele
editor-assets-one = Fundstück
editor-assets-many = Fundstücke
editor-picture = Bild, in Wörtern
editor-text = Text auf der Karte
editor-arrival = Text bei der Ankunft
editor-callout = Ansage, zum Vorlesen
editor-terrain = Gelände auf der Rückseite
editor-none = keine
editor-marks = Themen
editor-bonus = Bonus
editor-support = Wer unterstützen darf
editor-accept-costs = Menschlichkeit, die Annehmen kostet
editor-refuse-costs = Menschlichkeit, die Verweigern kostet
editor-no-humanity-roll = Menschlichkeitswürfel werden nicht geworfen
editor-when = Wann sie gilt
editor-window-anytime = jederzeit
editor-window-before-roll = vor dem Wurf
editor-window-after-roll = nach dem Wurf
editor-window-on-penalty = wenn gleich eine Strafe trifft
editor-window-own-turn = im eigenen Zug
editor-use = Was sie tut
editor-always = Was sie das ganze Spiel lang tut
editor-scope = Wem es gehört
editor-scope-personal = einem allein
editor-scope-group = der Gruppe
editor-uses = Wie oft es hilft
editor-scene-question = Frage

# Karten schreiben: was verstanden wurde
editor-kind = Was für eine Szene das ist
editor-is-rated-avoidable = Wer sie zieht, handelt oder weicht aus; { $n ->
    [one] 1 Erfolg ist
   *[other] { $n } Erfolge sind
} nötig.
editor-is-rated-unavoidable = Wer sie zieht, muss handeln; { $n ->
    [one] 1 Erfolg ist
   *[other] { $n } Erfolge sind
} nötig.
editor-is-question-avoidable = Niemand würfelt: Wer sie zieht, darf ausweichen, sonst nehmen alle an oder verweigern.
editor-is-question-unavoidable = Niemand würfelt: Alle nehmen an oder verweigern, und ausweichen geht nicht.
whom-each-succeed = Wer handelte, und alle, die unterstützten
whom-each-fail = Wer handelte, und alle, die unterstützten
whom-each-bonus = Wer handelte, und alle, die unterstützten
whom-each-refuse = Alle, die verweigerten
whom-each-accept = Alle, die annahmen
whom-each-all-refuse = Alle, denn alle verweigerten
whom-each-always = Alle beide
whom-each-use = Wer sie einsetzt
whom-acting = Wer handelte
whom-supporters = Alle, die unterstützten, ohne die handelnde Person
whom-refusers = Alle, die verweigerten
whom-hungry = Wer von ihnen dann Hunger hat
whom-hurt = Wer von ihnen dann verwundet ist
whom-everyone = Alle, die noch im Spiel sind
whom-participants = Wer handelt, und alle, die unterstützen
whom-accepters = Alle, die annahmen
whom-starving = Wer von ihnen dann zu verhungern droht
whom-crippled = Wer von ihnen dann versehrt ist
whom-unscathed = Wer von ihnen dann weder Hunger hat noch verwundet ist
whom-empty = Wer von ihnen dann keine Menschlichkeit hat
whom-least = Wer von ihnen am wenigsten Hunger und Wunden trägt
whom-random = Jemand von ihnen, per Los
whom-left = Wer links neben der Person sitzt, die die Karte hat oder handelt
whom-victim = Wer bestohlen wurde
editor-heir-acting = wer handelt
editor-heir-left = wer links daneben sitzt
editor-heir-you = wer die Karte hat
editor-heir-other = die andere von beiden Personen
editor-heir-chosen = eine andere Person; wer sie einsetzt, sagt, welche
editor-who-acting = wer handelt
editor-who-you = wer die Karte hat
editor-outcome-succeed = „Gelingt“
editor-outcome-fail = „Misslingt“
editor-outcome-refuse = „Verweigern“
editor-outcome-accept = „Annehmen“
editor-what-hardship = die Härte
editor-what-succeed = „Gelingt“
editor-what-fail = „Misslingt“
editor-what-refuse = „Verweigern“
whom-you = Wer die Karte hat
whom-other = Die andere von beiden Personen
whom-chosen = Eine andere Person; wer sie einsetzt, sagt, welche
editor-which-yours = einer der eigenen Würfel
editor-which-any = irgendein Würfel
editor-branch-fail = „Misslingt“
editor-branch-refuse = „Verweigern“
any-terrain = jedes Gelände
any-mark = mit oder ohne Thema
means-gain-humanity = { $whom }: { $n } Menschlichkeit mehr, bis zur eigenen Grenze.
means-lose-humanity = { $whom }: { $n } Menschlichkeit weniger; unter null ist die Figur im nächsten Zug verloren.
means-suffer-hunger = { $whom }: { $n } näher am Verhungern; wer schon zu verhungern droht, stirbt.
means-ease-hunger = { $whom }: { $n } zurück vom Hunger.
means-suffer-harm = { $whom }: { $n } näher daran, versehrt zu sein; wer schon versehrt ist, stirbt.
means-ease-harm = { $whom }: { $n } zurück von den Wunden; wer versehrt ist, bleibt es.
means-spare-hunger = { $whom }: { $n ->
    [1] Der nächste Hunger in diesem Zug trifft
   *[other] Die nächsten { $n } Hunger in diesem Zug treffen
} nicht.
means-spare-harm = { $whom }: { $n ->
    [1] Die nächste Wunde in diesem Zug trifft
   *[other] Die nächsten { $n } Wunden in diesem Zug treffen
} nicht.
means-cheat-death = { $whom }: überlebt den nächsten Hunger oder die nächste Wunde in diesem Zug, die tödlich wären.
means-gain-hope = Die ganze Gruppe, einmal: { $n } Hoffnung mehr, bis fünf.
means-lose-hope = Die ganze Gruppe, einmal: { $n } Hoffnung weniger.
means-change-hardship = Die laufende Szene braucht { $n ->
    [one] einen Erfolg
   *[other] { $n } Erfolge
} { $way ->
    [more] mehr
   *[less] weniger
}.
means-gain-hunted = Die ganze Gruppe: Alle Szenen werden auf Dauer um { $n } schwerer, wenn die Erweiterung dabei ist.
means-lose-hunted = Die ganze Gruppe: { $n } weniger gejagt.
means-draw-traits = { $whom }: { $n } vom Stapel der Eigenschaften auf die Hand, soweit es welche gibt.
means-set-hardship = Was immer sie sonst schwerer oder leichter macht: Die laufende Szene braucht { $n ->
    [one] 1 Erfolg
   *[other] { $n } Erfolge
}.
means-have-instead = { $whom }: { $outcome } der Szene statt { $branch }.
means-get-asset = { $whom }: das Fundstück { $title }, wenn es im Stapel ist; ein Fundstück der Gruppe geht an die Gruppe.
means-hand-over-asset = { $whom }: Das neueste eigene Fundstück bekommt: { $to }.
means-hand-over-trait = { $whom }: Die neueste Eigenschaft bekommt und liest nur: { $to }.
means-discard-traits = { $whom }: { $n ->
    [one] Die neueste Eigenschaft kommt
   *[other] Die { $n } neuesten Eigenschaften kommen
} unter den Stapel.
means-sit-out = { $whom }: { $n ->
    [one] Der nächste Zug verstreicht
   *[other] Die nächsten { $n } Züge verstreichen
}, als wäre er gespielt.
means-perish = { $whom }: stirbt sofort.
means-with-humanity = Nur wenn { $who } dann { $n } Menschlichkeit oder mehr hat: { $effect }
means-with-asset = Nur wenn { $who } dann ein Fundstück hat: { $effect }
means-with-accepters = Nur wenn { $n } oder mehr annahmen: { $effect }
means-when-a-round-ends = Am Ende jeder Runde außer der letzten: { $effect }
means-when-your-turn-begins = Immer wenn der eigene Zug beginnt: { $effect }
means-when-your-turn-ends = Immer wenn der eigene Zug endet: { $effect }
means-when-you-draw = Immer wenn die Person mit der Karte eine Szene gezogen hat: { $effect }
means-when-you-act = Immer wenn die Person mit der Karte in einer Szene handelt, noch vor dem Einsatz: { $effect }
means-when-you-steal = Immer wenn die Person mit der Karte ein Fundstück gestohlen hat: { $effect }
means-harder-first = Die eigene Szene, wenn sie die erste der Runde ist, braucht { $n ->
    [one] { $n } Erfolg
   *[other] { $n } Erfolge
} { $way ->
    [more] mehr
   *[less] weniger
}.
means-when-both-had-turns = Sobald in einer Runde auch der spätere von beiden dran war: { $effect }
means-replace-scene = Die gezogene Szene kommt aus dem Spiel, und die nächste ihres Stapels tritt an ihre Stelle.
means-peek-scenes = Wer die Karte hat, liest { $n ->
    [one] die oberste Szene
   *[other] die obersten { $n } Szenen
} ({ $terrain }), bis der Zug endet.
means-reveal = Von nun an dürfen alle lesen, was die laufende Szene dazu sagt: { $what }.
means-extra-dice = { $n ->
    [one] Ein Würfel
   *[other] { $n } Würfel
} mehr in der Farbe der handelnden Person { $n ->
    [one] wird geworfen und kostet
   *[other] werden geworfen und kosten
} nichts.
means-sure-dice = { $n ->
    [one] Ein Würfel
   *[other] { $n } Würfel
} der Person mit der Karte { $n ->
    [one] gelingt
   *[other] gelingen
} ohne Wurf.
means-pick = { $whom }: wählt eines von beiden, sobald alles andere geschehen ist. Entweder: { $one } Oder: { $other }
means-roll-table = Ein Würfel fällt, sobald alles andere geschehen ist. 1 bis { $n }: { $low } Darüber: { $high }
means-from-round = Ab Runde { $n }, vorher nicht: { $effect }
means-with-hope = Nur wenn es dann { $n } Hoffnung oder mehr gibt: { $effect }
means-with-hunted = Nur wenn die Gruppe dann um { $n } oder mehr gejagt wird: { $effect }
means-draw-asset = Wer handelte, zieht das oberste Fundstück.
means-lose-asset = { $whom }: Das neueste eigene Fundstück ist fort.
means-lose-group-asset = Die Gruppe: Ihr neuestes Fundstück ist fort.
means-refill-assets = { $whom }: Jedes eigene Fundstück ist { $n }-mal mehr einsetzbar, höchstens wie aufgedruckt.
means-refill-group-assets = Die Gruppe: Jedes ihrer Fundstücke ist { $n }-mal mehr einsetzbar, höchstens wie aufgedruckt.
means-succeed-anyway = Eine Szene, die misslang, gilt als gelungen.
means-ignore-branch = { $whom }: nichts von dem, was die Szene bei { $branch } vorsieht.
means-roll-again = Nach dem Wurf: { $which } wird noch einmal geworfen.
means-turn-die = Nach dem Wurf: { $which } wird auf { $face } gedreht.
means-start-humanity = Beginnt mit { $n } Menschlichkeit.
means-most-humanity = Hat nie mehr als { $n } Menschlichkeit.
means-lose-only-by-committing = Verliert Menschlichkeit nur, wenn sie in eine Szene gegeben wird; keine Karte nimmt sie.
means-harder-scenes = Eigene Szenen ({ $terrain }, { $mark }) brauchen { $n ->
    [one] einen Erfolg
   *[other] { $n } Erfolge
} { $way ->
    [more] mehr
   *[less] weniger
}.
means-harder-supported = Szenen, die die Person mit der Karte unterstützt, brauchen { $n ->
    [one] einen Erfolg
   *[other] { $n } Erfolge
} { $way ->
    [more] mehr
   *[less] weniger
}.
means-first-dice-fail = In Szenen mit dem Thema { $mark } { $n ->
    [one] misslingt der erste der eigenen Menschlichkeitswürfel
   *[other] misslingen die ersten { $n } der eigenen Menschlichkeitswürfel
 }.
means-when-scene-marked = Immer wenn jemand in einer Szene mit dem Thema { $mark } handelt: { $effect }
means-when-you-avoid = Immer wenn die Person mit der Karte einer Szene ausweicht, noch vor deren Strafe: { $effect }
means-when-a-round-begins = Zu Beginn jeder Runde außer der ersten: { $effect }
means-when-you-support-the-other = Immer wenn einer von beiden den anderen unterstützt: { $effect }
means-must-support-the-other = Handelt einer von beiden in einer Szene mit Härte, gibt der andere mindestens { $n } Menschlichkeit.
means-support-comes-back = Von der Menschlichkeit, die einer dem anderen gab, kommt { $n } nach der Szene zurück.
means-when-you-refuse-the-other = Immer wenn einer von beiden den anderen im Stich lässt: { $effect }
means-when-somebody-refuses-the-other = Immer wenn irgendwer einen von beiden im Stich lässt: { $effect }
means-when-both-take-part = Nach einer Szene, in der einer handelte und der andere unterstützte: { $effect }
means-when-the-other-is-lost = Wenn einer von beiden verloren ist: { $effect }
means-nobody-supports = Niemand darf die handelnde Person unterstützen.
means-most-supporters = Höchstens { $n } dürfen die handelnde Person unterstützen.
means-most-dice-each = Wer unterstützt, gibt höchstens { $n } der Würfel.
means-bonus = Bei { $n } Erfolgen mehr als nötig: { $effect }

# Karten schreiben: was kaum so gemeint ist
caution-few-scenes = Zu fünft braucht ihr für fünf Runden { $needed } Szenen; dieses Deck hat { $there }. Es geht zu dritt oder zu viert, oder zusammen mit einem anderen Deck.
caution-few-terrain = Von { $terrain } gibt es { $there ->
    [one] nur eine Szene
   *[other] nur { $there } Szenen
}: Dieser Stapel ist früh leer.
caution-few-traits = Zu fünft braucht ihr am Anfang { $needed } Eigenschaften; dieses Deck hat { $there }.
caution-few-people = Zu fünft braucht ihr { $needed } Persönlichkeiten; dieses Deck hat { $there }.
caution-few-bonds = Zu fünft braucht ihr { $needed } Beziehungen; dieses Deck hat { $there }.
caution-never = „{ $title }“ lässt sich nie einsetzen: Kein Moment des Spiels erfüllt alles, was sie verlangt.
caution-same = „{ $title }“ und „{ $other }“ tun im Spiel genau das Gleiche.
caution-long = „{ $title }“ vorzulesen dauert etwa { $seconds } Sekunden; { $most } sind genug.
caution-hunted = Eine Karte nennt Gejagt, und das gibt es nur mit einer Erweiterung.

# Karten schreiben: ausprobiert
tried-succeed = Wenn sie gelingt
tried-fail = Wenn sie misslingt
tried-avoid = Wenn ihr ausgewichen wird
tried-accept = Wenn alle annehmen
tried-refuse = Wenn alle verweigern
tried-used = Eingesetzt, sobald es geht
tried-held = In einer Szene mit allen Themen
tried-never = In dieser Szene ließ sie sich nie einsetzen.

# Fehler in Karten
fault-kind-file = Eine Kartendatei
fault-kind-scenes = Eine Szene
fault-kind-traits = Eine Eigenschaft
fault-kind-personalities = Eine Persönlichkeit
fault-kind-relationships = Eine Beziehung
fault-kind-destinations = Ein Ziel
fault-kind-assets = Ein Fundstück
fault-no-file = Es gibt keine Kartendatei; wählt mindestens eine.
fault-language = Schreib die Sprache in zwei kleinen Buchstaben, etwa en oder de.
fault-deck-twin = Noch eine Datei heißt „{ $name }“; gib einer von beiden einen anderen Namen.
fault-deck-letters = Ein Name braucht Buchstaben oder Ziffern.
fault-rated-needs = Eine Szene mit Härte braucht eine Zeile „{ $line }:“; wenn nichts geschieht, schreib „nothing“.
fault-question-needs = Eine Szene ohne Härte braucht eine Zeile „{ $line }:“; wenn nichts geschieht, schreib „nothing“.
fault-rated-has-no = Eine Szene mit Härte hat kein „{ $line }:“. Lass „hardship:“ weg, dann wird sie eine Frage, auf die alle antworten.
fault-question-has-no = Eine Szene ohne Härte hat kein „{ $line }:“. Schreib „hardship:“ und eine Zahl dazu, dann wird gewürfelt.
fault-price-is-dice = Eine Szene mit Härte hat kein „{ $line }:“: Ihre Würfel sind der Preis. Lass „hardship:“ weg, dann wird sie eine Frage, auf die alle antworten.
fault-price-and-no-roll = Mit „{ $line }: yes“ zahlt niemand Menschlichkeit; nimm eine der beiden Zeilen heraus.
fault-box-scenes = In der Grundschachtel sind { $printed } Szenen, in dieser Datei { $there }. Schreib hinein, was die Schachtel hat, oder nimm die Zeile „box:“ heraus.
fault-box-assets = In der Grundschachtel sind { $printed } Fundstücke, in dieser Datei { $there }. Schreib hinein, was die Schachtel hat, oder nimm die Zeile „box:“ heraus.
fault-box-relationships = In der Grundschachtel sind { $printed } Beziehungen, in dieser Datei { $there }. Schreib hinein, was die Schachtel hat, oder nimm die Zeile „box:“ heraus.
fault-box-personalities = In der Grundschachtel sind { $printed } Persönlichkeiten, in dieser Datei { $there }. Schreib hinein, was die Schachtel hat, oder nimm die Zeile „box:“ heraus.
fault-box-traits = In der Grundschachtel sind { $printed } Eigenschaften, in dieser Datei { $there }. Schreib hinein, was die Schachtel hat, oder nimm die Zeile „box:“ heraus.
fault-belongs = Dieser Satz gehört woandershin: { $home }. Hier kann er nicht stehen ({ $place }).
fault-after-roll = Das kann nur eine Eigenschaft oder ein Fundstück sagen, und zwar ohne die Zeile „when: before the roll“.
fault-in-hand = Das kann nur eine Eigenschaft oder ein Fundstück sagen, eine Szene nicht.
fault-less-hunted = Nur mit einer Eigenschaft oder einem Fundstück wird die Gruppe weniger gejagt, mit einer Szene nicht.
fault-later = { $what } wird noch nicht gespielt; lass diese Karte weg.
fault-later-by-hand = „By hand“
fault-home-personality = eine Persönlichkeit
fault-home-relationship = eine Beziehung
fault-home-support = die Zeile „support:“ einer Szene
fault-home-bonus = die Zeile „bonus:“ einer Szene mit Härte
fault-home-scene = eine Szene oder eine Eigenschaft
fault-place-rated = eine Szene mit Härte
fault-place-question = eine Szene ohne Härte
fault-place-trait = eine Eigenschaft
fault-place-trait-own-turn = eine Eigenschaft für den eigenen Zug
fault-place-trait-before-roll = eine Eigenschaft vor dem Wurf
fault-place-trait-after-roll = eine Eigenschaft nach dem Wurf
fault-place-asset = ein Fundstück
fault-place-asset-own-turn = ein Fundstück für den eigenen Zug
fault-place-asset-before-roll = ein Fundstück vor dem Wurf
fault-place-asset-after-roll = ein Fundstück nach dem Wurf
fault-place-personality = eine Persönlichkeit
fault-place-relationship = eine Beziehung
fault-place-destination = ein Ziel
fault-place-bonus = der Bonus einer Szene
fault-place-support = was eine Szene über Unterstützung sagt
fault-place-after-support = was geschieht, wenn du dein Gegenüber unterstützt
fault-place-after-both = was geschieht, wenn beide an einer Szene beteiligt sind
fault-place-after-refusal = was auf eine verweigerte Unterstützung folgt
fault-place-after-loss = was geschieht, wenn du dein Gegenüber verlierst
fault-place-after-surplus = was bei mehr Erfolgen als nötig geschieht
fault-place-after-act = was geschieht, wenn in einer Szene gehandelt wird
fault-place-after-avoid = was geschieht, wenn du ausweichst
fault-place-after-round = was zu Beginn einer Runde geschieht
fault-no-such-asset = Kein Fundstück heißt „{ $title }“. { $hint }
fault-place-after-turn = was geschieht, wenn dein Zug beginnt oder endet
fault-place-after-draw = was geschieht, wenn du eine Szene ziehst
fault-place-after-theft = was geschieht, wenn du ein Fundstück stiehlst
fault-place-trait-on-penalty = eine Eigenschaft bei einer Strafe
fault-place-asset-on-penalty = ein Fundstück bei einer Strafe

# Was von denen bleibt, die gegangen sind
epitaph-deeds = { $person }. Unvergessen: { $deeds }
epitaph-road = { $person }. { $n ->
    [one] Eine Runde mit euch auf der Straße.
   *[other] { $n } Runden mit euch auf der Straße.
}

tour-1 = Ihr geht durch das, was übrig ist
tour-1-text = Fünf Runden bis zum Ziel. Ihr kommt gemeinsam an oder gar nicht; wer von euch, das ist eine andere Frage.
tour-2 = Eine Person liest allein
tour-2-text = Wenn du dran bist, suchst du aus, wohin der Weg führt, und liest eine Szene, die sonst niemand sieht. Lies die Ansage vor und entscheide: Handeln, oder Ausweichen und alle bezahlen lassen.
tour-3 = Würfel sind, was ihr gebt
tour-3-text = Setz beliebig viele eigene Würfel ein; dann sagen die anderen, ob sie dich unterstützen. Ab vier ist es ein Erfolg, und die Szene sagt, wie viele sie braucht.
tour-4 = Was es kostet
tour-4-text = Was geworfen wurde, ist fort. Hunger und Wunden machen alles Weitere schwerer. Wer keine eigenen Würfel mehr hat, nimmt weiße, und die gehören allen.
tour-5 = Was nur du weißt
tour-5-text = Die Eigenschaften auf deiner Hand sind geheim: Halt eine Karte gedrückt, um sie zu lesen. Jede wird einmal gespielt, wenn ihr Augenblick da ist. Alles andere merkt sich der Tisch.

# Was würdest du tun?
advice-draw = Auf diesem Weg hat es deine Persönlichkeit am leichtesten.
advice-act = Was die Karte der Gruppe bringen kann, wiegt schwerer als das, was sie wohl kostet.
advice-avoid = Handeln kostet die Gruppe wohl mehr, als auszuweichen.
advice-commit = Mehr Würfel kosten dich mehr Menschlichkeit, als sie an Aussicht bringen; mit weniger steht die Szene auf der Kippe.
advice-support = Diese Würfel helfen der Gruppe mehr, als sie dir fehlen werden.
advice-refuse = Deine Würfel helfen hier wenig, und später brauchst du sie vielleicht.
advice-hope = Die Aussicht, die sie bringen, ist mehr wert als die Hoffnung, die sie kosten.
advice-no-hope = Hoffnung bringt diesem Wurf wenig. Behaltet sie.
advice-answer = So kommt die Gruppe am besten davon, wenn nach dir niemand mehr hilft.
advice-card = Jetzt ist ihr Augenblick: Später bringt sie wohl weniger.
advice-lend = In dieser Hand bringt sie der Gruppe jetzt mehr als in deiner.
advice-heir = Dort ist am wenigsten Menschlichkeit übrig.
advice-grace = Jemand mehr auf der Straße hilft allen, die noch da sind.
advice-later = Behalte deine Karten: Später bringen sie wohl mehr.

# Der erste Zug, geführt
guide-1 = Deine Eigenschaften. Halte eine, um sie zu lesen: Nur du kennst sie. Jede wird einmal gespielt, in ihrem Augenblick.
guide-2 = Wer du bist, offen für alle. Deine Persönlichkeit macht manche Wege leichter und manche schwerer.
guide-3 = Was du gefragt wirst, beantwortest du hier. Lass dir Zeit.
guide-4 = Was geschieht, steht hier und auf dem großen Bildschirm.
guide-5 = Die anderen mit ihren Würfeln, ihrem Hunger und ihren Wunden. Tipp auf ihre Karten, um sie zu lesen.

# Während andere gefragt sind
goal = Haltet noch { $n ->
    [one] eine Runde
   *[other] { $n } Runden
} durch: Eine Person muss überleben
stake-humanity = { $name } riskiert { $n } Menschlichkeit { $left ->
    [0] und hat keine mehr
   *[other] und hat noch { $left }
}
