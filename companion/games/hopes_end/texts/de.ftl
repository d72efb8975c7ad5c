# Was Hope's End sagt, auf Deutsch.

game-title = Hope’s End
game-about = Zwei bis vier Menschen bauen aus Plättchen eine Stadt, stehen für sie ein und verlieren gemeinsam, wenn zu viel davon fällt.
game-lies = Keine Würfel. Spielt mit echten Plättchen oder nur am Bildschirm.
game-additions = Eine Moralkarte nur in jedem zweiten eigenen Zug, damit an einem Abend kaum eine zweimal kommt.

# Regelungen
rule-answers = Wer sieht eure Antworten?
rule-answers-open = Alle, sofort
rule-answers-sealed = Nur du, bis zur nächsten Geschichtskarte
rule-limit = Wann ist die Stadt verloren?
rule-limit-above = Beim 41. zerstörten Plättchen
rule-limit-at = Beim 40.
rule-bonus = Was bringt ein Plättchen in etwas Fertigem?
rule-bonus-on-top = 3 zusätzlich zur 1
rule-bonus-replaces = 3 statt 1
rule-scores = Dürfen Punkte unter 0 fallen?
rule-scores-any = Ja
rule-scores-zero = Nein
rule-ties = Wer gewinnt bei Gleichstand?
rule-ties-shared = Alle mit Gleichstand
rule-ties-tiles = Wer mehr heile Plättchen hat
rule-extra = Müsst ihr alles legen, was ihr dürft?
rule-extra-right = Nein, eins genügt
rule-extra-duty = Ja
rule-replaced = Darf man die neue Moralkarte selbst abgeben?
rule-replaced-others = Nein
rule-replaced-any = Ja
rule-mending = Lässt sich Zerstörtes aufbauen?
rule-mending-fits = Ja, durch Karten, wo es passt
rule-mending-never = Nie
rule-loss = Wann wird die Niederlage geprüft?
rule-loss-at-once = Sofort, auch mitten in einer Karte
rule-loss-after = Wenn die Karte erledigt ist
rule-shares = Wer bekommt die Punkte von etwas Fertigem?
rule-shares-owner = Jede Person, für die eigenen Plättchen
rule-shares-closer = Nur wer es fertig baut
rule-shares-most = Nur wer die meisten Plättchen darin hat
rule-twice = Ein Plättchen in zwei fertigen Anlagen
rule-twice-each = Zählt in beiden
rule-twice-once = Zählt einmal
rule-crossings = Eine Kreuzung in mehreren Straßen
rule-crossings-each = Zählt in jeder
rule-crossings-once = Zählt einmal
rule-counted = Wann bringt Fertiges Punkte?
rule-counted-end = Am Ende
rule-counted-completed = Wenn es fertig wird, auch wenn es später fällt
rule-ring = Zerstörte Plättchen um eine Kaserne
rule-ring-fills = Zählen als gefüllt
rule-ring-gap = Lassen eine Lücke
rule-ruin = Ein Gebäude, eine Straße neben einer Ruine
rule-ruin-open = Bleibt dort offen
rule-ruin-wall = Ist dort geschlossen
rule-gaps = Ein leerer Platz in einem Gebäude
rule-gaps-harmless = Schadet nicht
rule-gaps-filled = Muss gefüllt werden
rule-smallest = Das kleinste Gebäude, die kürzeste Straße
rule-smallest-two = Zwei Plättchen
rule-smallest-three = Drei Plättchen
rule-barracks = Eine Straße, die an einer Kaserne endet
rule-barracks-building = Endet dort, wie an einem Gebäude
rule-barracks-stops = Wird nie fertig
rule-matching = Welche Kanten müssen passen?
rule-matching-all = Alle, die ein Plättchen berühren
rule-matching-one = Eine genügt
rule-contact = Darf man allein an Slum anlegen?
rule-contact-slum = Ja
rule-contact-street = Nein, Straße oder Gebäude muss weitergehen
rule-misfit = Ein Plättchen, das nirgends passt
rule-misfit-out = Ist aus dem Spiel
rule-misfit-under = Kommt unter seinen Stapel
rule-start = Das Startplättchen
rule-start-within = Ist eins der 144
rule-start-beside = Kommt zu den 144 dazu
rule-piles = Wie liegen die Stapel?
rule-piles-covered = Verdeckt
rule-piles-open = Offen: Das oberste Plättchen ist zu sehen
rule-drawn = Wer sieht das gezogene Plättchen?
rule-drawn-open = Alle
rule-drawn-hidden = Nur wer es gezogen hat, bis es liegt
rule-draws = Wer mehrere Plättchen legen darf
rule-draws-single = Zieht und legt eins nach dem anderen
rule-draws-at-once = Zieht alle auf einmal
rule-drawer = Wer zieht Plättchen und Karten?
rule-drawer-companion = Der Begleiter; gefragt wird nur, was offen ist
rule-drawer-you = Ihr selbst, jedes Mal mit einem Tipp
rule-asked = Wie oft beantwortet ihr eine Moralkarte?
rule-asked-other = In jedem zweiten eigenen Zug
rule-asked-every = In jedem Zug, wie gedruckt
rule-aloud = Wann lest ihr die Moralkarte vor?
rule-aloud-at-once = Beim Ziehen des Plättchens
rule-aloud-apart = Sobald jemand darauf tippt
rule-last = Eine Geschichtskarte nach dem letzten Plättchen?
rule-last-none = Nein, das Spiel ist aus
rule-last-one = Noch eine, wenn die Runde voll ist
rule-concerned = Wann steht fest, wer mehr legen darf?
rule-concerned-drawn = Wenn die Karte gezogen wird
rule-concerned-anew = Zu Beginn jedes Zuges
rule-named = Punkte und Arten, die auf einer Karte stehen
rule-named-drawing = Zählen wie beim Ziehen
rule-named-after = Zählen wie nach der Zerstörung
rule-cards = Wer führt Geschichtskarten aus?
rule-cards-list = Der Begleiter
rule-cards-by-hand = Ihr selbst, von Hand
rule-slum = Ist Slum eine unfertige Anlage?
rule-slum-nothing = Nein
rule-slum-open = Ja: Kein Plättchen mit Slum ist sicher
rule-beside = Gehört ein Plättchen neben einer unfertigen Kaserne zu ihr?
rule-beside-nothing = Nein
rule-beside-carries = Ja, und so kann es zerstört werden
rule-broken = Ein Plättchen von etwas Fertigem wird zerstört
rule-broken-lost = Es ist nicht mehr fertig
rule-broken-kept = Der Rest behält Punkte und bleibt sicher
rule-choosers = Wer wählt bei der nächsten betroffenen Person zuerst?
rule-choosers-anew = Wer links von ihr sitzt
rule-choosers-on = Wer nach der letzten wählenden Person kommt
rule-passing = Darf man darauf verzichten, etwas zu zerstören?
rule-passing-no = Nein
rule-passing-agreed = Ja, wenn alle anderen zustimmen

# Namen
type-anarchist = Anarchistisch
type-democratic = Demokratisch
type-dictator = Diktatorisch
score-highest = die meisten
score-lowest = die wenigsten
edge-b = Gebäude
edge-r = Straße
edge-s = Slum
tile-is = Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }
tile-barracks = Kaserne; Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }
place-start = das Startplättchen
place-north = { $n } nördlich
place-south = { $n } südlich
place-east = { $n } östlich
place-west = { $n } westlich
place-both = { $first }, dann { $second }
place-turned = { $place } vom Start: { $n ->
    [0] passt wie gedruckt
    [one] passt einmal gedreht
   *[other] passt { $n }-mal gedreht
}
way = { $n ->
    [0] wie gedruckt
    [one] einmal gedreht
   *[other] { $n }-mal gedreht
}
in-building = Teil eines fertigen Gebäudes aus { $n }
in-road = Teil einer fertigen Straße aus { $n }
in-barracks = Teil einer fertigen Kaserne
is-safe = kann nicht zerstört werden
is-ruined = zerstört
is-barracks = Kaserne
saw-laid = gelegt { $place } vom Start, { $n ->
    [0] wie gedruckt
    [one] einmal gedreht
   *[other] { $n }-mal gedreht
}
saw-ruin = umgedreht: { $place }
saw-repair = zurückgedreht: { $place }
breaks-building = zerbricht ein Gebäude aus { $n }
breaks-road = zerbricht eine Straße aus { $n }
breaks-barracks = zerbricht eine Kaserne
both = { $one }, { $other }
track-ruined = Zerstört
track-ruined-beyond = { $n } von { $of }
track-ruined-text = Vierzig verkraftet die Stadt. Beim nächsten habt ihr alle verloren.
count-pile = Stapel { $n }
count-morality = Moral
count-history = Geschichte
card-history = Geschichte
badge-score = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
part-tiles = { $n } für Plättchen
part-building = { $n } für Gebäude
part-road = { $n } für Straßen
part-barracks = { $n } für Kasernen
part-complete = { $n } für Fertiges
part-history = { $by } durch Geschichtskarten
part-answers = { $by } für Antworten
score-line = { $name }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} ({ $parts })
lost-line = { $line }; { $n ->
    [one] 1 Plättchen zerstört
   *[other] { $n } Plättchen zerstört
}
fallen-step = Zerstörte Plättchen von { $name }
badge-allow = darf { $n } legen
badge-allow-text = Plättchen, die diese Person in dieser Runde legen darf.
badge-spare = { $n } erspart
badge-spare-text = Zerstörungen, die dieser Person erspart bleiben.
badge-victim = { $n } zu zerstören
badge-victim-text = Die anderen wählen, welche, reihum je eins.
answer-n = Antwort { $n }
answer-none = Noch nicht beantwortet.
answer-sealed = Beantwortet; versiegelt bis zur nächsten Geschichtskarte.
answer-marked = { $n }: { $text } (angekreuzt)
answer-open = { $n }: { $text }
gain-place = { $n ->
    [one] { $by } Plättchen in jeder Runde
   *[other] { $by } Plättchen in jeder Runde
}
gain-points = { $n ->
    [one] { $by } Punkt mit jeder Geschichtskarte
   *[other] { $by } Punkte mit jeder Geschichtskarte
}
answer-brings = { $answer } ({ $gains })
later-place = { $n ->
    [one] { $by } Plättchen in dieser Runde
   *[other] { $by } Plättchen in dieser Runde
}
later-points = { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}
later-ruin = { $n ->
    [one] 1 Plättchen zerstört
   *[other] { $n } Plättchen zerstört
}
later-repair = { $n ->
    [one] 1 Plättchen wieder aufgebaut
   *[other] { $n } Plättchen wieder aufgebaut
}
later-spare = { $n ->
    [one] 1 Zerstörung bleibt erspart
   *[other] { $n } Zerstörungen bleiben erspart
}
brought-back = { $face }: { $name } sagte „{ $answer }“ { $told }
lives-here = { $face }: { $text }
mark = { $type } { $n }
mark-anarchist = Anarchie
mark-democratic = Demokratie
mark-dictator = Diktatur

# Was Karten tun
print-does = Was geschieht:
does-nothing = Nichts geschieht.
does-by-hand = Das macht ihr von Hand.
does-ruin = { $who }: { $n } zerstört{ $per }.
does-repair = { $who }: { $n } wieder aufbauen{ $per }.
does-place = { $who }: { $n ->
    [one] { $by } Plättchen in dieser Runde
   *[other] { $by } Plättchen in dieser Runde
}{ $per }.
does-points = { $who }: { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}{ $per }.
does-spare = { $who }: { $n ->
    [one] 1 Zerstörung bleibt
   *[other] { $n } Zerstörungen bleiben
} später erspart{ $per }.
per-type = { " " }für jede Karte { $type }
who-all = Alle
who-type = Wer mindestens { $n ->
    [one] 1 Karte „{ $type }“
   *[other] { $n } Karten „{ $type }“
} hat
who-most = Wer die meisten Karten „{ $type }“ hat
who-none = Wer keine Karte „{ $type }“ hat
who-kinds = Wer Karten von { $n ->
    [one] 1 Art
   *[other] { $n } Arten
} hat
who-answer = Wer auf { $n ->
    [one] mindestens 1 Karte
   *[other] mindestens { $n } Karten
} die Antwort { $answer } hat
who-score = Wer { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
} hat
who-first = Wer die Runde beginnt

# Was gefragt wird
ask-claim = Fang die Runde an
claim-first = Ich fange an
ask-draw = Zieh ein Plättchen
draw-another = Noch ein Plättchen ziehen
draw-pile = Stapel { $n }
pile-left = noch { $n }
enough = Hier aufhören
ask-opening = Beantworte „{ $question }“
ask-read = Lies eine Moralkarte vor
morality-read = Lies sie vor
goes = { $n } · { $type }
goes-new = Die neue Karte abgeben
goes-lost = { $card }, { $gains }
ask-answer = Wähl deine Antwort
answer-hint = Und mit ihr die Karte, die sie ersetzt.
ask-place = Leg das Plättchen
set-out = Es passt nirgends: beiseitelegen
set-under = Es passt nirgends: unter seinen Stapel legen
other-tile = { $n ->
    [one] Erst das andere Plättchen
   *[other] Erst ein anderes Plättchen (noch { $n })
}
pile-open = { $left }; obenauf: { $tile }
ruin-pass = Nichts zerstören, wenn alle zustimmen
ask-pass = Lass { $name } nichts zerstören, oder widersprich
pass-yes = Ja
pass-no = Nein, wähl
wait-pass = { $name } will nichts zerstören: Die anderen entscheiden
ask-by-hand = Tut, was die Karte sagt
wait-by-hand = Ihr tut, was die Karte sagt
hand-done = Fertig
hand-ruin = Ein Plättchen von { $name } zerstören
hand-repair = { $name } baut ein Plättchen wieder auf
hand-more = { $name }: ein Punkt mehr
hand-less = { $name }: ein Punkt weniger
ask-history = Zieht eine Geschichtskarte
history-draw = Zieht eine Geschichtskarte
ask-ruin = Zerstör ein Plättchen von { $name } (noch { $n })
ask-repair = Bau ein Plättchen wieder auf (höchstens { $n })
wait-answers = Alle beantworten drei Fragen
wait-claim = Wer zuerst tippt, fängt an
wait-draw = { $name } zieht ein Plättchen
wait-read = { $name } liest eine Moralkarte vor
wait-answer = Welche Antwort gibt { $name }?
wait-replace = { $name } gibt eine Karte ab
wait-place = Wohin kommt das Plättchen von { $name }?
wait-history = Eine Geschichtskarte wird gezogen
wait-ruin = { $name } zerstört ein Plättchen von { $victim }: noch { $n }
wait-repair = { $name } darf Plättchen wieder aufbauen

# Warum nicht
refused-ends-cards = Zu wenige Karten: Ihr braucht mindestens { $n } Moralkarten und eine Geschichtskarte. Nehmt eine Kartendatei dazu.
refused-ends-colours = Zwei von euch haben die gleiche Farbe. Wählt eine andere: Alle brauchen eigene Marker.
refused-ends-no-history = Es gibt keine Geschichtskarte zu ziehen. Sieh in der Kartendatei nach.
refused-ends-no-morality = Es gibt keine Moralkarte zu ziehen. Sieh in der Kartendatei nach.
refused-ends-one-file = Du hast { $n } Kartendateien ausgewählt. Wähl genau eine, in der Sprache, die ihr wollt.
refused-ends-lacks = In der Kartendatei fehlt noch: { $kind }. Tippe sie ein, oder kopiere eine Schachtel, die sie hat, und lass die anderen Dateien weg.
refused-ends-start = { $n ->
    [0] Kein Plättchen ist als Startplättchen markiert. Öffne das richtige und markier es; andere Plättchen muss es auch geben.
   *[other] Mehrere Plättchen sind als Startplättchen markiert. Lass die Markierung nur bei einem.
}
refused-ends-file = Mit { $file } lässt sich nicht spielen: { $why }

# Was erzählt wird
told-begun = Das Startplättchen liegt. Beantwortet je drei Fragen.
told-begun-other = Das Startplättchen liegt. Dieser Satz hat { $n } Plättchen, nicht 144. Beantwortet je drei Fragen.
told-claimed = { $name } fängt an.
told-drew = { $name } zieht von Stapel { $pile }.
told-read = { $name } bekommt eine Frage.
told-answered = { $name } antwortet auf „{ $question }“ mit „{ $answer }“
told-answered-sealed = { $name } hat geantwortet: { $question }
told-replaced = { $name } legt „{ $card }“ ab.
told-completed = { $told } Fertig: { $what }.
completed-kicker = Fertig
named-building = ein Gebäude aus { $n } Plättchen
named-road = eine Straße aus { $n } Plättchen
named-barracks = eine Kaserne mit { $n } Plättchen
named-times = { $what } (× { $n })
step-earned = { $name }: { $what }
step-effect = { $what } { $whom }
whom = { $name } ({ $n })
nobody = Das trifft niemanden.
source = „{ $source }“ { $by }
told-why = { $told } ({ $why })
told-placed = { $name } baut: { $place }.
told-aside = Das Plättchen passt nirgends. { $name } zieht ein anderes.
told-returned = Das Plättchen passt nirgends und kommt unter seinen Stapel. { $name } zieht ein anderes.
told-pass-asked = { $name } will nichts zerstören.
told-pass-agreed = { $name } stimmt zu.
told-pass-refused = { $name } stimmt nicht zu.
told-hand-ruin = Von Hand: Zerstört ein Plättchen von { $name }.
told-hand-repair = Von Hand: { $name } darf ein Plättchen wieder aufbauen.
told-hand-points = Von Hand: { $name } { $n ->
    [1] bekommt einen Punkt
   *[other] verliert einen Punkt
}.
told-history = Geschichte: { $card }
step-drawn = { $n }. Geschichtskarte
told-spared = { $n ->
    [one] { $name } bleibt 1 Zerstörung erspart
   *[other] { $name } bleiben { $n } Zerstörungen erspart
}{ $left ->
    [0] .
   *[other] , später noch { $left }.
}
told-ruined = { $name } zerstört ein Plättchen von { $owner }: { $place }. { $n ->
    [one] Es ist das erste in Trümmern.
   *[other] { $n } liegen in Trümmern.
}
told-points = { $name }: { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}
told-spare = { $n ->
    [one] { $name } bleibt später 1 Zerstörung erspart
   *[other] { $name } bleiben später { $n } Zerstörungen erspart
}
told-place = { $name }: { $n ->
    [one] { $by } Plättchen in dieser Runde
   *[other] { $by } Plättchen in dieser Runde
}
told-repaired = { $name } baut wieder auf: { $place }.
epitaph-brink = Noch eins, und niemand hat mehr eine Stadt.
epitaph-lost = { $n ->
    [one] Ein Plättchen steht noch.
   *[other] { $n } Plättchen stehen noch.
}
epitaph-won = { $n ->
    [one] Ein Plättchen, das noch steht, ist ihr Werk.
   *[other] { $n } Plättchen, die noch stehen, sind ihr Werk.
}
told-over = { $cause } { $won }.
cause-lost = { $n } Plättchen liegen in Trümmern.
cause-ended = Das letzte Plättchen liegt.

# Worauf der Tisch sieht
why-ruined = { $n ->
    [one] 1 Plättchen ist zerstört
   *[other] { $n } Plättchen sind zerstört
}. { $borne } verkraftet die Stadt; beim nächsten habt ihr alle verloren.
opening-kicker = Die ersten Fragen
opening-title = { $n } von { $of } beantwortet
opening-asks = { $name }: { $question }
opening-done = { $name } hat alle drei beantwortet.
morality-kicker = Eine Frage · { $type }
why-building = Das Gebäude bei { $place } ist fertig: { $n } Plättchen, je 3 Punkte, und vor Zerstörung sicher.
why-road = Die Straße bei { $place } ist fertig: { $n } Plättchen, je 3 Punkte, und vor Zerstörung sicher.
why-barracks = Die Kaserne bei { $place } ist fertig: { $n } Plättchen, je 3 Punkte, und vor Zerstörung sicher.
end-kicker = Das Ende
end-ended = { $many ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
} mit den meisten Punkten: { $n }
end-ended-text = Die Stadt hat es überstanden. { $n ->
    [0] Kein Plättchen ging verloren.
    [one] Eines ihrer Plättchen nicht.
   *[other] { $n } ihrer Plättchen nicht.
}
end-lost = Die Stadt ist verloren
end-lost-text = Eines Tages wird jemand sagen, der Rest sei immer so gewesen.

# Der Karteneditor
editor-tiles-one = Plättchen
editor-tiles-many = Plättchen
editor-history-one = Geschichtskarte
editor-history-many = Geschichtskarten
editor-morality-one = Moralkarte
editor-morality-many = Moralkarten
editor-edges = Was jede Seite zeigt
editor-side-north = Norden
editor-side-east = Osten
editor-side-south = Süden
editor-side-west = Westen
editor-edges-open = { $n ->
    [one] Such noch aus, was diese Seite zeigt: { $side }.
   *[other] Such aus, was jede Seite zeigt; { $n } sind noch offen, zuerst { $side }.
}
editor-road = Wohin die Straße führt
editor-road-through = geht hindurch
editor-road-crossing = Kreuzung
editor-road-building = endet am Gebäude
editor-road-barracks = endet an der Kaserne
editor-road-nothing = hört einfach auf
editor-building = Welche Gebäude verbunden sind
editor-buildings = { $n ->
    [one] ein Gebäude
   *[other] { $n } Gebäude
}
editor-barracks = Kaserne
editor-count-of = Wie viele davon
editor-start = Das ist das Startplättchen
editor-times = × { $n }
editor-count = { $kind }: { $n } von { $of } in der Schachtel.
editor-span = „{ $text }“ geht hier nicht. Gib eine Zahl von { $least } bis { $most } ein.
editor-title = Titel
editor-picture = Bild, in Wörtern
editor-text = Text auf der Karte
editor-effects = Was sie tut
editor-by-hand = Von Hand gemacht
editor-id = Kurzer Name
editor-question = Frage, zum Vorlesen
editor-type = Art
editor-answers = Die drei Antworten
editor-answer = Antwort { $n }
editor-gains = Was Antwort { $n } bringt
editor-gains-nothing = Sie bringt nichts.
editor-face = Wer oder was auf dem Stadtplan erscheint
editor-later-texts = Was aus jeder Antwort wird
editor-later = Wozu Antwort { $n } führt
fault-place-effects = was eine Geschichtskarte tut
fault-place-gains = was eine Antwort bringt
fault-place-later = was aus einer Antwort wird
editor-missing = Hier fehlt noch etwas. Füll es aus.
editor-fault = Das lässt sich nicht lesen: { $why }
editor-answers-missing = Schreib alle { $n } Antworten.
editor-none = …
yes = ja
no = nein

# The evening in pages
recap-grown-title = { $n ->
    [one] Ein Plättchen, mehr nicht
   *[other] { $n } Plättchen, eins nach dem anderen
}
film-begins = Das Startplättchen.
film-caption = { $told } ({ $n } Plättchen)
recap-darkest = Das dunkelste Blatt der Geschichte
recap-darkest-title = { $n ->
    [one] „{ $card }“ nahm ein Plättchen
   *[other] „{ $card }“ nahm { $n } Plättchen
}
recap-darkest-of = Es war Geschichtskarte { $n } von { $all }.
recap-weave = Wer wessen Plättchen zerstörte
recap-weave-title = Jeder gerissene Faden ist ein Plättchen, das fiel
recap-ruined = { $n ->
    [one] { $name } zerstörte ein Plättchen von { $other }.
   *[other] { $name } zerstörte { $n } Plättchen von { $other }.
}
recap-count = Die Endabrechnung
recap-count-title = { $n ->
    [one] Ein Plättchen gelegt
   *[other] { $n } Plättchen gelegt
}, { $ruined } zerstört
recap-scored = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}: { $parts }.
recap-memory = Woran die Stadt sich erinnert
recap-memory-title = Was aus euren letzten Antworten wurde
recap-own = Dein Teil der Stadt
recap-own-title = { $n ->
    [0] Du hast kein Plättchen gelegt
    [one] Du hast ein Plättchen gelegt
   *[other] Du hast { $n } Plättchen gelegt
}
recap-own-lost = { $n ->
    [0] Keines von deinen wurde je zerstört.
    [one] Eines von deinen wurde zerstört.
   *[other] { $n }-mal wurde eines von deinen zerstört.
}
recap-own-mended = { $n ->
    [0] Du hast keines wieder aufgebaut.
    [one] Du hast eines wieder aufgebaut.
   *[other] Du hast { $n } wieder aufgebaut.
}
recap-unknown-title = Das nächste Plättchen wäre gewesen: { $tile }
recap-unknown-none = Kein Plättchen war mehr übrig
recap-unknown-left = Nie gezogene Plättchen: { $tiles }. Nie erzählte Geschichtskarten: { $n }.
tour-1 = Eine Stadt aus 144 Plättchen
tour-1-text = Ihr baut zu zweit, zu dritt oder zu viert Straßen, Häuser und Kasernen, jede Person für eigene Punkte. Sind aber mehr als vierzig Plättchen zerstört, habt ihr alle verloren.
tour-2 = In jedem Zug eine Frage
tour-2-text = Zieh ein Plättchen und eine Moralkarte. Lies die Karte vor und wähl eine ihrer drei Antworten. Sie ersetzt eine der drei Karten vor dir.
tour-3 = Dann leg das Plättchen
tour-3-text = Straße an Straße, Gebäude an Gebäude, Slum an Slum. Der Bildschirm zeigt, wo es passt; ein Tipp dreht es. Einmal gelegt, bleibt es dort und gehört dir.
tour-4 = Die Geschichte kommt zu allen
tour-4-text = Nach jeder Runde sagt eine Geschichtskarte, was geschieht und wem: Es kommt auf die Antworten an, die vor euch liegen. Plättchen werden umgedreht; was fertig ist, ist vor dem meisten sicher.
tour-5 = Der Tisch zählt
tour-5-text = Was fertig ist, wie viel es zählt, wie nah das Ende ist: Der Bildschirm behält es im Auge. Ihr entscheidet nur, was für eine Stadt das wird.
recap-table = Auf dem Tisch
recap-table-title = Die Stadt, wie die Kamera sie zuletzt gesehen hat

# Was würdest du tun?
advice-place = Von den Plätzen, die ich probiert habe, bringt dir dieser am meisten und lässt wenig zu zerstören.
advice-aside = Das Plättchen bringt dir nirgends auf der Karte etwas.
advice-ruin = Dieses Plättchen zu verlieren, kostet am meisten.
advice-answer = Diese Antwort bringt dir am meisten und die Karte, die du dafür gibst, am wenigsten.
advice-card = Von den drei Antworten bringt dir diese am Ende am meisten.

# Der erste Zug, geführt
guide-1 = Hier erscheinen die Fragen. Deine Antwort bleibt für alle sichtbar vor dir liegen, und die Stadt merkt sie sich.
guide-2 = Die Stadt. Helle Plätze passen zu deinem Plättchen: Tipp auf einen, um ihn zu probieren, und noch einmal, um es zu legen.
guide-3 = Deine Punkte und die drei Karten vor dir.
guide-4 = Die Karten der anderen und was ihre Plättchen wert sind.

# Während andere gefragt sind
goal-catch = Hol { $name } ein: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
goal-lead = { $n ->
    [0] Du führst, zusammen mit anderen
    [one] Du führst mit einem Punkt
   *[other] Du führst mit { $n } Punkten
}
stake-ruin = { $name } verliert jetzt { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}
stake-mine = { $n ->
    [0] Keins deiner Plättchen kann zerstört werden
    [one] Eins deiner Plättchen kann noch zerstört werden
   *[other] { $n } deiner Plättchen können noch zerstört werden
}
stake-town = { $n ->
    [0] Noch ein zerstörtes Plättchen, und ihr verliert alle
    [one] Die Stadt hält noch ein zerstörtes Plättchen aus
   *[other] Die Stadt hält noch { $n } zerstörte Plättchen aus
}
