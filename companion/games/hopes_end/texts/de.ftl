# Was Hope's End sagt, auf Deutsch.

game-title = Hope’s End
game-about = Zwei bis vier Menschen bauen aus Plättchen eine Stadt, stehen für sie ein und verlieren gemeinsam, wenn zu viel davon fällt.
game-lies = Keine Würfel. Die Plättchen liegen auf dem Tisch, oder der Bildschirm ist der Tisch.

# Regelungen
rule-answers = Wer sieht eure Antworten?
rule-answers-open = Alle, sofort
rule-answers-sealed = Nur du, bis zur nächsten Geschichtskarte
rule-limit = Wann ist die Stadt verloren?
rule-limit-above = Mit dem 41. zerstörten Plättchen
rule-limit-at = Mit dem 40.
rule-bonus = Was bringt ein Plättchen in etwas Fertigem?
rule-bonus-on-top = 1 und 3 dazu
rule-bonus-replaces = 3 statt 1
rule-scores = Dürfen Punkte unter 0 fallen?
rule-scores-any = Ja
rule-scores-zero = Nein
rule-ties = Wer gewinnt bei Gleichstand?
rule-ties-shared = Alle davon
rule-ties-tiles = Wer mehr heile Plättchen hat
rule-extra = Müsst ihr alles legen, was ihr dürft?
rule-extra-right = Nein, eins genügt
rule-extra-duty = Ja
rule-replaced = Darf die neue Moralkarte die sein, die geht?
rule-replaced-others = Nein
rule-replaced-any = Ja
rule-mending = Lässt sich Zerstörtes aufbauen?
rule-mending-fits = Ja, durch Karten, wo es passt
rule-mending-never = Nie
rule-loss = Wann zählt das?
rule-loss-at-once = Sofort, auch mitten in einer Karte
rule-loss-after = Wenn die Karte erledigt ist
rule-shares = Wer bekommt die Punkte von etwas Fertigem?
rule-shares-owner = Alle für ihre eigenen Plättchen
rule-shares-closer = Alle, wer es fertig baut
rule-shares-most = Alle, wer die meisten Plättchen darin hat
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
rule-ring-fills = Füllen ihren Platz
rule-ring-gap = Lassen eine Lücke
rule-ruin = Was ist eine Ruine für Haus und Straße daneben?
rule-ruin-open = Nichts: Sie bleiben dort offen
rule-ruin-wall = Mauer und Straßenende
rule-gaps = Ein leerer Platz in einem Gebäude
rule-gaps-harmless = Schadet nicht
rule-gaps-filled = Muss gefüllt werden
rule-smallest = Das kleinste Gebäude, die kürzeste Straße
rule-smallest-two = Zwei Plättchen
rule-smallest-three = Drei Plättchen
rule-barracks = Eine Straße, die an einer Kaserne endet
rule-barracks-building = Ist dort zu, wie an einem Gebäude
rule-barracks-stops = Wird nie fertig
rule-matching = Welche Kanten müssen passen?
rule-matching-all = Alle, die ein Plättchen berühren
rule-matching-one = Eine genügt
rule-contact = Genügt Slum allein zum Anlegen?
rule-contact-slum = Ja
rule-contact-street = Nein, Straße oder Gebäude muss weitergehen
rule-misfit = Ein Plättchen, das nirgends passt
rule-misfit-out = Ist aus dem Spiel
rule-misfit-under = Kommt unter seinen Stapel
rule-start = Das Startplättchen
rule-start-within = Ist eins der 144
rule-start-beside = Liegt neben 144 anderen
rule-piles = Wie liegen die Stapel?
rule-piles-covered = Verdeckt
rule-piles-open = Offen, das oberste sieht man
rule-drawn = Wer sieht das gezogene Plättchen?
rule-drawn-open = Alle
rule-drawn-hidden = Nur wer es gezogen hat, bis es liegt
rule-draws = Wer mehrere Plättchen legen darf
rule-draws-single = Zieht und legt eins nach dem anderen
rule-draws-at-once = Zieht alle auf einmal
rule-drawer = Wer zieht Plättchen und Karten?
rule-drawer-companion = Der Begleiter; gefragt wird nur, was offen ist
rule-drawer-you = Ihr selbst, jedes Mal mit einem Tipp
rule-asked = Wann wird eine Moralkarte beantwortet?
rule-asked-other = In jedem zweiten eigenen Zug
rule-asked-every = In jedem Zug, wie gedruckt
rule-aloud = Wann wird die Moralkarte vorgelesen?
rule-aloud-at-once = Mit dem gezogenen Plättchen
rule-aloud-apart = Sobald jemand darauf tippt
rule-last = Eine Geschichtskarte nach dem letzten Plättchen?
rule-last-none = Nein, das Spiel ist aus
rule-last-one = Noch eine, wenn die Runde voll ist
rule-concerned = Wann steht fest, wer mehr legen darf?
rule-concerned-drawn = Wenn die Karte gezogen wird
rule-concerned-anew = Zu Beginn jedes Zuges
rule-named = Punkte und Arten, die eine Karte nennt
rule-named-drawing = Wie sie beim Ziehen sind
rule-named-after = Wie sie nach ihrer Zerstörung sind
rule-cards = Was tun Geschichtskarten?
rule-cards-list = Was darauf steht, durch den Begleiter
rule-cards-by-hand = Ihr tut es von Hand
rule-slum = Ist Slum eine unfertige Anlage?
rule-slum-nothing = Nein
rule-slum-open = Ja: Kein Plättchen mit Slum ist sicher
rule-beside = Gehört ein Plättchen neben einer unfertigen Kaserne zu ihr?
rule-beside-nothing = Nein
rule-beside-carries = Ja, und so kann es zerstört werden
rule-broken = Ein Plättchen von etwas Fertigem wird zerstört
rule-broken-lost = Es ist nicht mehr fertig
rule-broken-kept = Der Rest behält Punkte und bleibt sicher
rule-choosers = Wer wählt beim nächsten Betroffenen zuerst?
rule-choosers-anew = Wer links davon sitzt
rule-choosers-on = Wer nach der letzten Person kommt, die gewählt hat
rule-passing = Darf, wer wählt, nichts zerstören?
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
track-ruined-text = Vierzig trägt die Stadt. Mit dem nächsten habt ihr alle verloren.
count-pile = Stapel { $n }
count-morality = Moral
count-history = Geschichte
card-history = Geschichte
badge-score = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
part-tiles = { $n } für stehende Plättchen
part-building = { $n } für Gebäude
part-road = { $n } für Straßen
part-barracks = { $n } für Kasernen
part-complete = { $n } für Fertiges
part-cards = { $by } durch Karten
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
badge-allow-text = So viele Plättchen darf der Zug dieser Runde legen.
badge-spare = { $n } verschont
badge-spare-text = So viel befohlene Zerstörung geht vorüber.
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
    [one] 1 Zerstörung verschont
   *[other] { $n } Zerstörungen verschont
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
does-by-hand = Das tut ihr von Hand.
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
does-spare = { $who }: { $n } später verschont{ $per }.
per-type = { " " }für jede Karte { $type }
who-all = Alle
who-type = Wer mindestens { $n ->
    [one] 1 Karte „{ $type }“
   *[other] { $n } Karten „{ $type }“
} hat
who-most = Wer die meisten Karten „{ $type }“ hat
who-none = Wer keine Karte „{ $type }“ hat
who-kinds = Wessen Karten von { $n ->
    [one] 1 Art
   *[other] { $n } Arten
} sind
who-answer = Wer auf mindestens { $n } die Antwort { $answer } hat
who-score = Wer { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
} hat
who-first = Wer die Runde beginnt

# Was gefragt wird
ask-claim = Nimm dir den ersten Zug
claim-first = Ich beginne
ask-draw = Zieh ein Plättchen
draw-another = Noch ein Plättchen ziehen
draw-pile = Stapel { $n }
pile-left = noch { $n }
enough = Genug
ask-morality = Beantworte die Moralkarte
ask-read = Lies eine Moralkarte vor
morality-read = Lies sie vor
goes = { $n } · { $type }
goes-new = Diese geht wieder
goes-lost = { $card }, { $gains }
answer-hint = Tipp unter deiner Antwort auf die Nummer der Karte, die dafür geht.
ask-replace = Gib eine deiner Karten weg
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
wait-pass = { $name } würde nichts zerstören: Die anderen entscheiden
ask-by-hand = Tut, was die Karte sagt
wait-by-hand = Ihr tut, was die Karte sagt
hand-done = Das ist alles
hand-ruin = Ein Plättchen von { $name } zerstören
hand-repair = { $name } baut ein Plättchen wieder auf
hand-more = { $name }: ein Punkt mehr
hand-less = { $name }: ein Punkt weniger
ask-history = Zieht eine Geschichtskarte
history-draw = Zieht eine Geschichtskarte
ask-ruin = Zerstör ein Plättchen von { $name } (noch { $n })
ask-repair = Bau ein Plättchen wieder auf (höchstens { $n })
wait-answers = Alle beantworten drei Fragen
wait-claim = Wer es zuerst sagt, beginnt
wait-draw = { $name } zieht ein Plättchen
wait-read = { $name } liest eine Moralkarte vor
wait-answer = { $name } wird gefragt
wait-replace = { $name } gibt eine Karte ab
wait-place = { $name } legt das Plättchen
wait-history = Eine Geschichtskarte kommt
wait-ruin = { $name } zerstört ein Plättchen von { $victim }: noch { $n }
wait-repair = { $name } darf aufbauen

# Warum nicht
refused-ends-cards = Zu wenige Karten: mindestens { $n } Moralkarten und eine Geschichtskarte sind nötig.
refused-ends-colours = Zwei von euch haben die gleiche Farbe. Alle brauchen eigene Marker: Wählt eine andere Farbe.
refused-ends-no-history = Es ist keine Geschichtskarte da. Sieh in die Kartendatei.
refused-ends-no-morality = Es ist keine Moralkarte da, die gezogen werden kann. Sieh in der Kartendatei nach.
refused-ends-one-file = { $n } Kartendateien sind dabei. Nimm genau eine, in der Sprache, die ihr wollt.
refused-ends-lacks = In der Kartendatei fehlt noch: { $kind }. Tippe sie ein, oder kopiere eine Schachtel, die sie hat, und lass die anderen Dateien weg.
refused-ends-start = { $n ->
    [0] Kein Plättchen ist als Startplättchen gekennzeichnet. Öffne das richtige und sag es dort; andere muss es auch geben.
   *[other] Mehrere Plättchen sind als Startplättchen gekennzeichnet. Lass es bei einem.
}
refused-ends-file = Mit { $file } lässt sich nicht spielen: { $why }

# Was erzählt wird
told-begun = Das Startplättchen liegt. Beantwortet je drei Fragen.
told-begun-other = Das Startplättchen liegt. Dieser Satz hat { $n } Plättchen, nicht 144. Beantwortet je drei Fragen.
told-claimed = { $name } beginnt.
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
nobody = Das ist niemand.
source = { $source } { $by }
told-why = { $told } ({ $why })
told-placed = { $name } baut: { $place }.
told-aside = Das Plättchen passt nirgends. { $name } zieht ein anderes.
told-returned = Das Plättchen passt nirgends und kommt unter seinen Stapel. { $name } zieht ein anderes.
told-pass-asked = { $name } würde nichts zerstören.
told-pass-agreed = { $name } stimmt zu.
told-pass-refused = { $name } stimmt nicht zu.
told-hand-ruin = Von Hand: Ein Plättchen von { $name } wird zerstört.
told-hand-repair = Von Hand: { $name } darf ein Plättchen wieder aufbauen.
told-hand-points = Von Hand: { $name } { $n ->
    [1] bekommt einen Punkt
   *[other] verliert einen Punkt
}.
told-history = Geschichte: { $card }
step-drawn = { $n }. Geschichtskarte
told-spared = { $name } bleibt verschont: { $n }.
told-ruined = { $name } zerstört ein Plättchen von { $owner }: { $place }. { $n ->
    [one] Es ist das erste in Trümmern.
   *[other] { $n } liegen in Trümmern.
}
told-points = { $name }: { $n ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}
told-spare = { $name } wird verschont: { $n }
told-place = { $name }: { $n ->
    [one] { $by } Plättchen in dieser Runde
   *[other] { $by } Plättchen in dieser Runde
}
told-repaired = { $name } baut wieder auf: { $place }.
epitaph-brink = Noch eine, und niemand hat mehr eine Stadt.
epitaph-lost = { $n ->
    [one] Ein Plättchen steht noch.
   *[other] { $n } Plättchen stehen noch.
}
epitaph-won = { $n ->
    [one] Ein Plättchen, das steht, war ihr Werk.
   *[other] { $n } Plättchen, die stehen, waren ihr Werk.
}
told-lost = { $n } Plättchen liegen in Trümmern. Die Stadt ist verloren.
told-ended = Das letzte Plättchen liegt. Gewonnen: { $names }.

# Worauf der Tisch sieht
why-ruined = { $n ->
    [one] 1 Plättchen ist zerstört
   *[other] { $n } Plättchen sind zerstört
}; { $borne } trägt die Stadt, mit dem nächsten habt ihr alle verloren.
morality-kicker = Eine Frage · { $type }
why-building = Das Gebäude bei { $place } ist fertig: { $n } Plättchen, je 3 Punkte, und sie sind vor Zerstörung sicher.
why-road = Die Straße bei { $place } ist fertig: { $n } Plättchen, je 3 Punkte, und sie sind vor Zerstörung sicher.
why-barracks = Die Kaserne bei { $place } ist fertig: { $n } Plättchen, je 3 Punkte, und sie sind vor Zerstörung sicher.
end-kicker = Das Ende
end-ended = Gewonnen: { $names }
end-ended-text = Die Stadt steht. { $n } ihrer Plättchen nicht.
end-lost = Die Stadt ist verloren
end-lost-text = { $n } Plättchen liegen in Trümmern. Vom Rest wird jemand sagen, es sei immer so gewesen.

# Die Werkstatt
craft-tiles-one = Plättchen
craft-tiles-many = Plättchen
craft-history-one = Geschichtskarte
craft-history-many = Geschichtskarten
craft-morality-one = Moralkarte
craft-morality-many = Moralkarten
craft-edges = Was jede Seite zeigt
craft-side-north = Norden
craft-side-east = Osten
craft-side-south = Süden
craft-side-west = Westen
craft-edges-open = { $n ->
    [one] Such noch aus, was diese Seite zeigt: { $side }.
   *[other] Such aus, was jede Seite zeigt; { $n } sind noch offen, zuerst { $side }.
}
craft-road = Wie die Straße weitergeht
craft-road-through = geht hindurch
craft-road-crossing = Kreuzung
craft-road-building = endet am Gebäude
craft-road-barracks = endet an der Kaserne
craft-road-nothing = hört einfach auf
craft-building = Welche Gebäude verbunden sind
craft-buildings = { $n ->
    [one] ein Gebäude
   *[other] { $n } Gebäude
}
craft-barracks = Kaserne
craft-count-of = Wie viele davon
craft-start = Das ist das Startplättchen
craft-times = × { $n }
craft-count = { $kind }: { $n } von { $of } in der Schachtel.
craft-span = Hier steht eine Zahl von { $least } bis { $most }, nicht „{ $text }“.
craft-title = Titel
craft-text = Text auf der Karte
craft-effects = Was sie tut
craft-by-hand = Von Hand gemacht
craft-id = Kurzer Name
craft-question = Frage, zum Vorlesen
craft-type = Art
craft-answers = Die drei Antworten
craft-answer = Antwort { $n }
craft-gains = Was Antwort { $n } bringt
craft-gains-nothing = Sie bringt nichts.
craft-face = Wer oder was davon auf der Karte zu sehen ist
craft-later-texts = Was aus jeder Antwort wird
craft-later = Was nach Antwort { $n } geschieht
fault-place-effects = was eine Geschichtskarte tut
fault-place-gains = was eine Antwort bringt
fault-place-later = was aus einer Antwort wird
craft-missing = Hier muss etwas stehen.
craft-fault = Das lässt sich nicht lesen: { $why }
craft-answers-missing = Schreib alle { $n } Antworten.
craft-none = …
craft-yes = ja
craft-no = nein

# The evening in pages
leaf-grown = Wie die Stadt wuchs
leaf-grown-title = { $n ->
    [one] Ein Plättchen, mehr nicht
   *[other] { $n } Plättchen, eins nach dem anderen
}
film-begins = Das Startplättchen.
film-caption = { $told } ({ $n } Plättchen)
leaf-darkest = Das dunkelste Blatt der Geschichte
leaf-darkest-title = { $n ->
    [one] „{ $card }“ nahm ein Plättchen
   *[other] „{ $card }“ nahm { $n } Plättchen
}
leaf-darkest-of = Es war Geschichtskarte { $n } von { $all }.
leaf-weave = Wer wessen Plättchen zerstörte
leaf-weave-title = Jeder gerissene Faden ist ein Plättchen, das fiel
leaf-ruined = { $n ->
    [one] { $name } zerstörte ein Plättchen von { $other }.
   *[other] { $name } zerstörte { $n } Plättchen von { $other }.
}
leaf-count = Was daraus wurde
leaf-count-title = { $n ->
    [one] Ein Plättchen gelegt
   *[other] { $n } Plättchen gelegt
}, { $ruined } zerstört
leaf-scored = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}: { $parts }.
leaf-memory = Woran die Stadt sich erinnert
leaf-memory-title = Was aus euren letzten Antworten wurde
leaf-own = Dein Teil der Stadt
leaf-own-title = { $n ->
    [0] Du hast kein Plättchen gelegt
    [one] Du hast ein Plättchen gelegt
   *[other] Du hast { $n } Plättchen gelegt
}
leaf-own-lost = { $n ->
    [0] Keines von deinen wurde je zerstört.
    [one] Eines von deinen wurde zerstört.
   *[other] { $n }-mal wurde eines von deinen zerstört.
}
leaf-own-mended = { $n ->
    [0] Du hast keines wieder aufgebaut.
    [one] Du hast eines wieder aufgebaut.
   *[other] Du hast { $n } wieder aufgebaut.
}
tour-1 = Eine Stadt aus 144 Plättchen
tour-1-text = Zu zweit bis zu viert baut ihr Straßen, Häuser und Kasernen, jede Person für eigene Punkte. Liegen aber mehr als vierzig Plättchen in Ruinen, habt ihr alle verloren.
tour-2 = In jedem Zug eine Frage
tour-2-text = Zieh ein Plättchen und eine Moralkarte. Lies sie vor und wähle eine von drei Antworten; sie ersetzt eine der drei Karten vor dir.
tour-3 = Dann leg das Plättchen
tour-3-text = Straße an Straße, Gebäude an Gebäude, Slum an Slum. Der Bildschirm zeigt, wo es passt, und ein Tipp dreht es. Es bleibt, wo es liegt, und gehört dir.
tour-4 = Die Geschichte kommt zu allen
tour-4-text = Nach jeder Runde sagt eine Geschichtskarte, was geschieht und wem: Sie schaut auf die Antworten, die vor euch liegen. Plättchen werden umgedreht; was vollendet ist, ist vor vielem sicher.
tour-5 = Der Tisch zählt
tour-5-text = Was vollendet ist, was wie viel wert ist, wie nah das Ende ist: Der Bildschirm weiß es in jedem Augenblick. Ihr müsst nur entscheiden, was für eine Stadt das wird.
leaf-table = Auf dem Tisch
leaf-table-title = Die Stadt, wie die Kamera sie zuletzt sah

# Was würdest du tun?
advice-place = Von den Plätzen, die ich probiert habe, bringt dir dieser am meisten und lässt wenig zu zerstören.
advice-aside = Das Plättchen bringt dir nirgends auf der Karte etwas.
advice-ruin = Dieses Plättchen zu verlieren, kostet seinen Besitzer am meisten.
advice-answer = Diese Antwort bringt dir am meisten und die Karte, die du dafür gibst, am wenigsten.
advice-card = Von den drei Antworten bringt dir diese am Ende am meisten.
advice-replace = Von deinen Karten bringt dir diese am wenigsten.

# Der erste Zug, geführt
guide-1 = Hier kommen die Fragen. Deine Antwort liegt offen vor dir, und die Stadt merkt sie sich.
guide-2 = Die Stadt. Helle Plätze passen zu deinem Plättchen; ein Tipp probiert einen, der nächste legt es.
guide-3 = Deine Punkte und die drei Karten vor dir.
guide-4 = Was vor den anderen liegt und was ihre Plättchen wert sind.
