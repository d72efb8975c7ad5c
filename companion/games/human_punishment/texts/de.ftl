# Was Human Punishment sagt, auf Deutsch.

game-title = Human Punishment: The Beginning
game-about = Drei bis sechs Leute in einer Stadt, die ihre Maschinen zurückhaben wollen. Niemand weiß, wer auf wessen Seite steht.
game-lies = Fünf Würfel in vier Farben, Figuren, Chips und Karten; oder ihr spielt alles am Bildschirm.

yes = Ja
no = Nein

# Hausregeln
rule-morale = Bei welcher Moral endet das Spiel?
rule-morale-ten = Bei −10
rule-morale-zero = Bei 0
rule-newcomer = Handelt ein neuer Feind im aktivierten Bereich sofort?
rule-newcomer-waits = Nein
rule-newcomer-acts = Ja
rule-markers = Kein Marker des gewürfelten Typs ist übrig. Was geschieht?
rule-markers-nothing = Nichts
rule-markers-threat = Die Bedrohung steigt
rule-tie = Eine Abstimmung über jemanden endet gleich. Wer entscheidet?
rule-tie-leader = Die Führung
rule-tie-fails = Sie scheitert
rule-accused = Stimmt die beschuldigte Person mit ab?
rule-accused-votes = Ja
rule-accused-waits = Nein
rule-shared = Wann wird der Platz 6/8 benutzt?
rule-shared-either = Als zweiter Platz beider Zahlen
rule-shared-both = Sobald beide einzelnen besetzt sind
rule-resign = Darf der General mit weniger als vier Feinden zurücktreten?
rule-resign-all = Ja, alle gehen
rule-resign-four = Nein
rule-badges = Darf jemand zugleich führen und General sein?
rule-badges-two = Nein
rule-badges-one = Ja
rule-pardon = Wo muss die Führung stehen, um jemanden freizulassen?
rule-pardon-network = In Bereich 6
rule-pardon-anywhere = Egal wo
rule-guard = Zwei Chips werden zugleich eingesetzt. Wie weit fällt die Wache?
rule-guard-each = Um eins für jeden
rule-guard-once = Um eins
rule-weapon = Darf man mit einer Kiste eine Waffe kaufen?
rule-weapon-laid = Ja, man legt die Kiste ab
rule-weapon-refused = Nein
rule-steps = Zählt ein Ereignis für beide Stufen einer Spalte?
rule-steps-one = Nein
rule-steps-two = Ja
rule-white = Wann fallen die weißen Würfel?
rule-white-together = Mit den anderen zusammen
rule-white-second = In einem zweiten Wurf, nur wenn nötig
rule-order = Wer entscheidet, in welcher Reihenfolge Feinde handeln?
rule-order-spawns = Die Nummern der Plätze
rule-order-leader = Die Führung
rule-order-active = Wer am Zug ist
rule-raid = Ein Angriff findet mehrere Plätze besetzt. Wie weit steigt die Bedrohung?
rule-raid-each = Je um eins
rule-raid-once = Um eins
rule-elected = Bei der Wahl der Führung steht es gleich. Wer führt?
rule-elected-leader = Die jetzige Führung entscheidet
rule-elected-stays = Die jetzige Führung bleibt
rule-columns = Wie viele Spalten muss eine Farbe gewinnen?
rule-columns-two = Zwei, sonst zählen alle Chips
rule-columns-one = Eine, wenn keine andere Farbe gleichauf liegt
rule-purple = Kann Violett das Netzwerk gewinnen?
rule-purple-counts = Ja, für Gefallene
rule-purple-junkyard = Nein, Gefallene gewinnen nur über den Schrottplatz
rule-unfallen = Auf dem Schrottplatz liegt genug Violett, aber niemand ist gefallen. Was gilt?
rule-unfallen-ignored = Es zählt nicht
rule-unfallen-lost = Alle haben verloren
rule-both = Eine Karte beendet das Spiel auf zwei Arten. Was zählt?
rule-both-text = Was die Karte zuerst sagt
rule-both-outlaws = Das Ende für Gesetzlose oder Legion
rule-unrest = Kostet roter Aufruhr Sicherheit, solange die Moral gelb ist?
rule-unrest-costs = Ja, vor dem EX-Ereignis
rule-unrest-never = Nein
rule-unguarded = Wie tief kann die Wache fallen?
rule-unguarded-one = Auf 1
rule-unguarded-zero = Auf 0
rule-drawing = Wie viele Karten zieht man in einem Zug?
rule-drawing-number = Die Zahl auf dem Brett
rule-drawing-limit = Bis die Hand voll ist
rule-placing = Muss man Chips ins Netzwerk legen?
rule-placing-may = Nein, man darf
rule-placing-must = Ja
rule-freed = Darf man nach der Befreiung im nächsten Zug Chips legen, ohne sich zu bewegen?
rule-freed-leaves = Nein, man muss Bereich 6 erst wieder betreten
rule-freed-stays = Ja
rule-few = Darf man Sektor II mit weniger als drei Chips nutzen?
rule-few-closed = Nein
rule-few-open = Ja, mit dem, was da ist
rule-marker = Wann bewegt sich Deus zum ersten Mal?
rule-marker-round = Nach dem Zug aller anderen
rule-marker-next = Gleich nach diesem Zug
rule-tiers = Wohin darf man Chips ab Stufe 3 legen?
rule-tiers-open = Wo eine Spalte weitergeht
rule-tiers-strict = In die unterste Stufe mit Lücken
rule-successor = Wer wird General, wenn einer zurückgetreten ist?
rule-successor-named = Die Führung ernennt gleich jemand anderen
rule-successor-elected = Niemand, bis eine Führung gewählt wird
rule-fewer = Darf man weniger Karten ziehen?
rule-fewer-no = Nein
rule-fewer-yes = Ja
rule-blind = Darf man einen getragenen Chip aus Sektor I ansehen?
rule-blind-seen = Ja
rule-blind-unseen = Nein, bis etwas es erlaubt
rule-beaten = Gesundheit 0: Was wird aus getragenen Chips?
rule-beaten-kept = Sie bleiben
rule-beaten-chips = Sie kommen auf den Schrottplatz
rule-stirring = Stadt 1: Wann spielt man die Karte?
rule-stirring-after = Nach dem Wurf
rule-stirring-before = Vor dem Wurf
rule-apex = Wie verteidigt sich Apex?
rule-apex-card = Mit Schild 3 und einer allgemeinen Karte
rule-apex-shield = Nur mit Schild 3
rule-tower = Wie weit schießt ein Scharfschütze auf einem Wachturm?
rule-tower-around = In den aktivierten Bereich und dessen Nachbarn
rule-tower-area = In den aktivierten Bereich
rule-defence = Mehrere werden zugleich angegriffen. Wer verteidigt zuerst?
rule-defence-turn = Der Reihe nach
rule-defence-own = Wie sie mögen
rule-reds = Für einen Angriff sind nicht genug rote Karten da. Was geschieht?
rule-reds-found = Es zählt, was da war
rule-reds-none = Es gibt keinen Angriff
rule-stranded = Die Sektoren sind leer. Wann ist das Spiel aus?
rule-stranded-nine = Wenn Stufe 3 nicht mehr voll werden kann
rule-stranded-carried = Wenn niemand einen Chip trägt
rule-zone = Wie lange schützt die gelbe Zone?
rule-zone-leaves = Bis man sie verlässt
rule-zone-wakes = Bis man aufwacht
rule-beside = Wen treffen Panzer und Deus, wo Apex steht?
rule-beside-both = Apex und alle
rule-beside-apex = Nur Apex
rule-calls = Ein Ereignis ruft ein EX-Ereignis. Was kommt zuerst?
rule-calls-first = Das EX-Ereignis
rule-calls-last = Der Rest des Ereignisses
rule-boosts = Ab wann zählt ein Boost für Aktionen oder Bewegung?
rule-boosts-next = Ab dem nächsten Zug
rule-boosts-now = Sofort
rule-cube = Ausbruch: Wie legen die anderen Karten dazu?
rule-cube-turn = Der Reihe nach
rule-cube-once = Alle zugleich
rule-return = Im eigenen Zug befreit und wieder in Bereich 6: Darf man Chips legen?
rule-return-yes = Ja
rule-return-no = Nein, nicht in diesem Zug
rule-night = Wie wird die Nacht gespielt?
rule-night-phones = Jedes Handy fragt das Gleiche
rule-night-spoken = Laut; nur wer tippt, wird gefragt
rule-loyalties = Wie viele Loyalitätskarten bleiben zu dritt bis zu fünft übrig?
rule-loyalties-one = Eine: Im Stapel ist ein Gefallener oder die Legion, nicht beide
rule-loyalties-two = Zwei: Beide sind im Stapel
rule-prisoner = Wohin kommt eine gefangene Person bei Gesundheit 0?
rule-prisoner-cube = Nirgendwohin: weiter im Isolationswürfel gefangen
rule-prisoner-zone = In die gelbe Zone des HQ
rule-programs = Was, wenn der Stapel der Programme leer ist?
rule-programs-renewed = Ihr mischt die abgeworfenen zu einem neuen Stapel
rule-programs-empty = Ihr zieht keine mehr
rule-tapped = Was erfährt ein Mensch, den die einzige Maschine angetippt hat?
rule-tapped-machine = Wer die Maschine ist
rule-tapped-humans = Das, und wer Mensch ist
rule-credit = Wem wird es angerechnet, wenn ein Ereignis Aufruhr oder Moral bewegt?
rule-credit-turn = Der Person am Zug
rule-credit-nobody = Niemandem
rule-moments = Wann im eigenen Zug darfst du ein Programm für den eigenen Zug einsetzen?
rule-moments-whole = Jederzeit darin
rule-moments-acting = Zwischen deinen Aktionen
rule-charges = Wann darfst du die zweite Ladung eines Programms für den eigenen Zug einsetzen?
rule-charges-any = Jederzeit, in jedem Zug
rule-charges-printed = Im eigenen Zug
rule-impossible = Wohin kommt eine Entscheidung, bei der beides unmöglich ist?
rule-impossible-discarded = Aus dem Spiel
rule-impossible-under = Unter ihren Stapel
rule-healing = Bewegt ein Ereignis, das in Drydens Zug jemanden heilt, seine Leiste?
rule-healing-doer = Nein, nur was Dryden selbst heilt
rule-healing-turn = Ja
rule-near = Welche Bereiche sind Nachbarn für Reichweite 1?
rule-near-arrows = Die ein Pfeil verbindet
rule-near-board = Wie das Brett sie nennt
rule-faces = Stadt 4: Was bringen die Seiten des rosa Würfels?
rule-faces-list = Wie in der Liste der Regeln
rule-faces-board = Wie das Brett es zeigt
rule-detained = Stimmen Eingesperrte ab und legen sie Karten?
rule-detained-vote = Ja
rule-detained-silent = Nein

# Karten, Chips, Orte
card-blue = Blau { $n }
card-red = Rot −{ $n }
card-grey = Grau
card-green = Grün
chip-blue = ein blauer Chip
chip-red = ein roter Chip
chip-unseen = ein verdeckter Chip
chip-purple = ein violetter Chip
program = Programm { $id }
program-top = das oberste vom Stapel
place-sector-i = Sektor I
place-sector-ii = Sektor II
place-sector-iii = Sektor III
place-city = Stadt
place-dark-net = Dark Net
place-factory = Fabrik
place-nexus = Nexus
place-hq = HQ
place-yellow-zone = Gelbe Zone
place-monolith = Monolith
place-network = Netzwerk
place-isolation-cube = Isolationswürfel
place-junkyard = Schrottplatz
place-med-center = Med-Center
column-alpha = Alpha
column-beta = Beta
column-gamma = Gamma
tree-hacking = Hacking
tree-implants = Implantate
tree-security = Sicherheit
tree-rigging = Technik
enemy-tank = Panzer
enemy-sniper = Scharfschütze
enemy-soldier = Soldat
enemy-crawler = Kriecher
enemy-thief = Dieb
enemy-apex = Apex
enemy-deus = Deus
enemy-there = { $enemy } { $level } { $path ->
    [red] auf Rot { $at }
   *[spawn] auf Platz { $at }
}, Gesundheit { $health }
red-tank = Panzer (1)
red-sniper = Scharfschütze (2)
red-soldier = Soldat (3, 4)
red-crawler = Kriecher (5, 6)
red-thief = Dieb (7, 8)
red-nobody = Niemand (9 bis 12)
box-pistol = Pistole
box-rifle = Gewehr
box-rocket-launcher = Raketenwerfer
box-companion = Begleiter
box-laser = Laserkanone
trap-cards = drei zufällige Karten gehen verloren
trap-program = ein Programm geht verloren
trap-chip = ein getragener Chip fällt auf den Schrottplatz
trap-silence = keine Karten beim nächsten Ereignis
box-hidden = eine Kiste
recon-sectors = Oben in die Sektoren sehen
recon-network = Einen Chip im Netzwerk ansehen
recon-objective = Ein Ziel ansehen
recon-carried = Einen getragenen Chip ansehen
recon-hand = Eine Hand ansehen
recon-loyalty = Eine unbenutzte Loyalität ansehen
loyalty-human = Mensch
loyalty-machine = Maschine
loyalty-fallen = Gefallen
loyalty-legion = Legion
loyalty-not-kept = { $side } (die Maschine muss bleiben: behält die Maschine)
fault-line-of-one = Diese Zeile hat nur { $side } und verrät so die Seite. Gib sie noch einer anderen Seite.
objective-fulfilled = erfüllt
objective-so-far = { $n } von { $of }: { $what }
objective-open = noch nicht erfüllt
faction-humans = Die Menschen
faction-machines = Die Maschinen
faction-fallen = Die Gefallenen
faction-legion = Legion
faction-outlaws = Die Gesetzlosen

# Leisten
bar-morale = Moral
bar-morale-text = Die Moral steht auf { $n }. Bei 0 oder weniger ziehen alle eine Karte weniger; bei −10 haben alle verloren.
bar-riot = Aufruhr
bar-riot-text = Der Aufruhr steht auf { $n }. Ab 4 nach beiden Seiten ist er gelb und kostet Moral; bei 7 kommt ein EX-Ereignis.
bar-security = Sicherheit
bar-security-text = Die Sicherheit steht auf { $n }. Bei 0 fällt die Stadt, an Legion, falls sie unter euch ist.
bar-resource = Vorräte
bar-resource-text = Die Vorräte stehen auf { $n }. Bei 0 haben die Maschinen gewonnen.
bar-sector1 = Sektor I
bar-sector1-text = { $n ->
    [one] 1 Chip wurde
   *[other] { $n } Chips wurden
} dort genommen. Kein Sektor darf mehr als 2 über einem anderen stehen.
bar-sector2 = Sektor II
bar-sector2-text = { $n ->
    [one] 1 Chip wurde
   *[other] { $n } Chips wurden
} dort genommen. Kein Sektor darf mehr als 2 über einem anderen stehen.
bar-sector3 = Sektor III
bar-sector3-text = { $n ->
    [one] 1 Chip wurde
   *[other] { $n } Chips wurden
} dort genommen. Kein Sektor darf mehr als 2 über einem anderen stehen.
bar-guard = Wache
bar-guard-text = Die Wache steht auf { $n }. Bei 1 seht ihr in Sektor III zwei Chips an.
bar-apex = Apex
bar-apex-text = Apex steht auf { $n }. Bei 9 kommt er in die Stadt; von da an ist das seine Gesundheit.
bar-deus = Deus
bar-deus-text = Deus steht auf { $n }. Bei 9 kommt er in die Stadt; von da an ist das seine Gesundheit.
bar-threat = Bedrohung
bar-threat-text = Die Bedrohung steht auf { $n }. Bei 4 fällt die Stadt, an Legion, falls sie unter euch ist.

# Was offen liegt
shown-phase = Jetzt
shown-event = Ereignis
shown-display = Programme in der Auslage
shown-network-up = Netzwerk
shown-network-down = Das ganze Netzwerk
shown-dead-zones = Zerstörte Plätze
shown-check-cards = Die Karten der Probe
shown-vote-count = Die Abstimmung
shown-junkyard = Schrottplatz
shown-over = Gewonnen
shown-loyalty = Loyalität
shown-hand = Deine Hand
shown-objective = Ziel
shown-programs = Programme
shown-chips = Deine Chips
shown-box = Kiste
shown-recon = Aufklärung
shown-put = Was du hineingelegt hast
shown-vote = Deine Stimme
shown-log = Bisher gesehen
log-line = Zug { $n }: { $what }: { $seen }
log-chips-seen = Chips eines Sektors
log-sector-tops = die obersten Chips der Sektoren
log-network-chip = ein Chip im Netzwerk
log-junkyard-chips = Chips auf dem Schrottplatz
log-unused-loyalty = eine unbenutzte Loyalität
log-objective = das Ziel von { $name }
log-chips = die Chips von { $name }
log-hand = die Hand von { $name }
known-look = Zug { $n }: { $name } sah { $what }
known-nothing = { $name } hat niemandem in die Karten gesehen, und niemand hat die von { $name } gesehen
known-vote = { $n } von { $of } stimmten mit Ja; du sagtest: { $mine }
shown-look = Was du gesehen hast
shown-night = Was die Nacht dir verriet
night-humans = Menschen: { $names }
night-machines = Maschinen: { $names }
night-legion = Legion: { $names }
night-nothing = Die Nacht hat dir nichts verraten.
shown-objective-of = Ziel von { $name }
shown-chips-of = Chips von { $name }
shown-hand-of = Hand von { $name }
phase-level = Ereignisstapel { $level }
phase-ap = Übrig: Aktionspunkte { $ap }, Bewegung { $moves }
blockade-closed = Der Weg von Bereich 2 nach Bereich 6 ist zu.
blockade-open = Der Weg von Bereich 2 nach Bereich 6 ist offen.
boxes-there = { $n ->
    [one] 1 Kiste
   *[other] { $n } Kisten
} in Bereich { $area }
apex-at = Apex auf Blau { $n }, Gesundheit { $health }
deus-at = Deus auf Rot { $n }, Gesundheit { $health }, zieht vor { $name }
column-shown = { $column }: { $chips }
stack-down = { $n } verdeckt
stack-blue = { $n } blau
stack-red = { $n } rot
stack-purple = { $n } violett
stack-empty = leer
check-total = zusammen { $n }
vote-yes = { $n } von { $of } sagen Ja
count-general = Allgemeine Karten
count-discard = Abgelegt
count-sector = Sektor { $n }
count-junkyard = Schrottplatz
track-health = Gesundheit
badge-at = { $place } (Bereich { $area })
badge-leader = führt die Stadt an
badge-leader-text = Benennt den General, entscheidet bei Gleichstand und unter gleichen Zielen.
badge-general = General
badge-general-text = Entscheidet General-Ereignisse und hat das Steuerpult von Apex. Darf zurücktreten: Vier Feinde gehen mit dem Rang.
badge-hand = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
badge-wounds = { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
badge-chips = { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}
badge-chips-text = Datenchips, verdeckt getragen. Nur wer sie trägt, kennt die Farbe.
badge-programs = { $n ->
    [one] 1 Programm
   *[other] { $n } Programme
}
badge-installed = { $n ->
    [one] 1 Programm liegt offen
   *[other] { $n } Programme liegen offen
}
badge-recon = Aufklärungskarte
badge-revoked = Vorrecht entzogen
badge-revoked-text = Ist als General zurückgetreten und kann es nie wieder sein.
badge-box = trägt eine Kiste
badge-box-text = Eine Vorratskiste, verdeckt.
badge-scanner = Scanner { $n }
badge-boosts = { $n ->
    [one] mit 1 Boost
   *[other] mit { $n } Boosts
}
badge-boost = { $column } { $n }

# Ereignisse
event-check-blue = Alle legen Karten hinein: Es gelingt ab einer Summe von { $n }. Blau hilft, Rot schadet.
event-check-red = Alle legen Karten hinein: Es gelingt bis zu einer Summe von { $n }. Rot hilft, Blau schadet.
event-colours = Alle legen Karten hinein: Nur { $colours ->
    [green] grüne
    [grey] graue
   *[other] graue und grüne
} zählen.
event-step = Ab { $n }: { $does }
event-success = Gelungen: { $does }
event-failure = Misslungen: { $does }
event-decision = { $by ->
    [leader] Die Führung entscheidet.
   *[general] Der General entscheidet; ohne ihn gilt A.
}
event-a = A: { $does }
event-b = B: { $does }
event-raid = Die Maschinen greifen an: Für neue Feinde wird { $n ->
    [one] einmal
   *[other] { $n }-mal
} gewürfelt.
does-nothing = nichts
does-both = { $first }, { $second }
does = { $en ->
   *[other] { $de }
}
program-kind = { $when ->
    [own-turn] im eigenen Zug
    [in-a-check] in einer Probe
    [at-a-roll] bei einem eigenen Wurf
    [at-any-roll] bei jedem Wurf, auch bei fremden
    [when-attacked] wenn du angegriffen wirst
    [with-a-wound] solange du eine Wunde hast
   *[any-time] jederzeit
}{ $how ->
    [charged]{""}, zwei Ladungen
    [permanent]{""}, bleibt liegen
   *[once] {""}
}
program-charges = { $n ->
    [one] noch 1 Ladung
   *[other] noch { $n } Ladungen
}
wound-contagious = ansteckend für alle, die nahe kommen: { $does }
wound-never = sie heilt nie
interrogation-line = { $who }: { $does }
card-named = { $title }: { $does }
does-bar = { $bar } { $n }
does-much = was die Karte sagt: { $n }
does-detain = jemand wird eingesperrt

# Schritte
ap = { $n ->
    [one] 1 Aktionspunkt
   *[other] { $n } Aktionspunkte
}
display-line = { $title } (Preis { $n })
price-does = Preis { $n }: { $does }
price = Preis { $n }
move-free = kostet nichts
do-move = Gehen: { $place }
do-sector = Einen Chip nehmen
do-city-1 = Die Stadt aufwiegeln oder beruhigen
do-city-1-hint = Rosa Würfel und eine Karte bewegen den Aufruhr
do-city-2 = Zu den Leuten sprechen
do-city-2-hint = Blaue Karten gegen den rosa Würfel heben die Moral
do-city-3 = Nachschub rufen
do-city-3-hint = Drei allgemeine Karten für einmal Vorräte
do-city-4 = Sehen, was geschieht
do-city-4-hint = Der rosa Würfel entscheidet
do-nexus = An Apex arbeiten
do-nexus-hint = Bis zu zwei blaue Karten gegen den rosa Würfel
do-place-chips = Deine Chips einsetzen
do-buy-program = „{ $program }“ kaufen
do-buy-weapon = { $weapon } kaufen
do-monolith = Aufklärungskarte kaufen: { $recon }
do-censure = { $name } einsperren lassen
do-new-leader = Die Führung neu wählen lassen
do-escape = Fliehen mit { $n }
do-interrogate = Dich verhören lassen
do-interrogate-roll = Den rosa Würfel werfen
do-interrogate-task = Tun, was die Karte sagt
do-pardon = { $name } freilassen
do-drop-chips = Chips abwerfen
do-look-in-junkyard = Auf dem Schrottplatz nachsehen
do-remove-from-junkyard = Den Schrottplatz räumen
do-heal = Ein wenig heilen
do-heal-fully = Ganz heilen
do-attack = Angreifen: { $enemy }
do-companion = Den Begleiter einsetzen
do-laser = Deinen Laser abfeuern
do-use-box = Deine Kiste benutzen
do-card = Eine Karte spielen
do-take-box = Nehmen: { $box }
do-panel-green = Steuerpult: grün
do-panel-red = Steuerpult: rot
do-end-actions = Deine Aktionen beenden
do-use-recon = Einsetzen
do-back = Zurück
do-draw-fewer = Nur { $n } ziehen
do-draw = Karten ziehen
do-draw-event = Das Ereignis ziehen
do-pass = Den Zug weitergeben
field-blue-cards = Mit blauen Karten
field-red-cards = Mit roten Karten
field-up = Hinauf
field-down = Hinunter
field-box-yes = Mit deiner Waffe
field-box-no = Ohne sie
field-act-move = Er zieht
field-act-attack = Er greift an
field-boost = Einen Boost
field-programs = Programme
field-face-up = Offen
field-face-down = Verdeckt
field-spot = { $column }, Stufe { $tier }
field-chip-n = Chip { $n }
field-no-card = Keine Karte
field-keep = Der General bleibt
field-nobody = Niemanden
field-order = { $a }, { $b }, { $c }
field-a = A: { $does }
field-b = B: { $does }
die-orange = der orangefarbene Würfel
die-white = die weißen Würfel
die-pink = der rosa Würfel
die-red = der rote Würfel

# Was gefragt wird
ask-act = Nutz deine Aktionen: noch { $ap }, Bewegung { $moves }
ask-down = Beende deine Aktionen: Du bist am Boden
ask-back = Wähl doch etwas anderes
lay-out-bars = Moral { $morale }, Aufruhr { $riot }, Sicherheit { $security }, Vorräte { $resource }, Sektoren 0, Wache { $guard }, Apex { $apex }, Deus { $deus }, Bedrohung { $threat }.
lay-out-scanners = Legt { $n ->
    [one] 1 Scanner 1 auf den Nexus und 1 Scanner 2 auf den Monolithen.
   *[other] { $n } Scanner 1 auf den Nexus und { $n } Scanner 2 auf den Monolithen.
} { $many ->
    [yes] Stellt die Blockade zwischen Bereich 2 und Bereich 6.
   *[no] Lasst die Blockade in der Schachtel.
}
lay-out-chips = Mischt die Chips jedes Sektors verdeckt: I hat 6 blaue, 3 rote und 2 violette; II hat 6, 9 und 3; III hat 4, 5 und 2.
lay-out-boxes = Legt { $pistols ->
    [one] 1 Pistole
   *[other] { $pistols } Pistolen
} und 1 Gewehr ins HQ. Mischt die anderen Kisten verdeckt; die 4 Fallen liegen offen daneben.
lay-out-enemies = Ordnet die Feinde nach Art: Stufe 1 oben, dann 2, dann 3. { $many ->
    [yes] Stellt einen Kriecher der Stufe 1 auf Rot 1.
   *[no] Das Brett beginnt ohne Feinde.
}
lay-out-events = Mischt die Ereignisse zu vier Stapeln: I, II, III und EX. { $many ->
    [yes] Alle bleiben drin.
   *[no] Nehmt „A Risky Chance“ aus II heraus.
}
do-lay-out = Weiter
do-lay-out-all = Überspringen: alles steht
wait-lay-out = Liegt alles auf dem Tisch?
lay-out-kicker = Aufbau: { $n } von { $of }
lay-out-bars-title = Stellt die Leisten ein
lay-out-scanners-title = Legt Scanner und Blockade
lay-out-chips-title = Legt die Datenchips aus
lay-out-boxes-title = Legt Waffen und Kisten aus
lay-out-enemies-title = Stellt die Feinde auf
lay-out-events-title = Legt die Ereignisse bereit
ask-start = Werft den orangen Würfel für den Start von { $name }
ask-pink = Werft den rosa Würfel
ask-roll-orange = Werft den orangen und den roten Würfel
ask-roll = Werft den orangen, den roten und beide weißen Würfel
ask-raid-roll = Werft beide weißen Würfel
ask-red = Lest den roten Würfel ab
ask-draw = Zieh deine Karten
ask-draw-event = Zieh das Ereignis
ask-pass = Beende deinen Zug
ask-sector-to = Wähl, wer mit dir einen Chip nimmt
ask-sector-keep = Behalt einen Chip
ask-city-direction = Verschieb eine Leiste hinauf oder hinunter
ask-city-cards = Wähl blaue Karten
ask-nexus-cards = Leg blaue Karten dazu, oder keine
ask-buy-program-colour = Wähl die Farbe, mit der du zahlst
ask-buy-program-cards = Zahl mit Karten: Was zu viel ist, ist verloren
ask-buy-weapon-colour = Wähl die Farbe, mit der du zahlst
ask-buy-weapon-cards = Zahl mit Karten: Was zu viel ist, ist verloren
ask-monolith-colour = Wähl die Farbe, mit der du zahlst
ask-monolith-cards = Zahl mit Karten: Was zu viel ist, ist verloren
ask-escape-cards = Leg Karten hinein
ask-place-chips-column = Wähl eine Spalte
ask-place-chips-face = Leg den Chip offen oder verdeckt
ask-drop-chips-chips = Leg Chips ab
ask-look-in-junkyard-cards = Gib graue Karten aus
ask-look-in-junkyard-chips = Sieh dir Chips an
ask-remove-from-junkyard-cards = Gib grüne Karten aus
ask-remove-from-junkyard-chips = Nimm Chips weg
ask-heal-fully-cards = Heil mit jeder grauen oder grünen Karte zwei Wunden
ask-attack-box = Greif mit deiner Waffe an, oder ohne
ask-attack-cards = Leg rote Karten dazu
ask-panel-act = Wähl, was Apex tut
ask-panel-enemy = Wähl einen Feind
ask-end-actions-cards = Wirf Karten bis zu deiner Grenze ab
ask-end-actions-programs = Wirf Programme bis zu deiner Grenze ab
ask-defend-cards = Verteidige dich mit blauen Karten
ask-put-cards = { $most ->
    [one] Leg eine Karte hinein oder keine
   *[other] Leg bis zu { $most } Karten hinein
}
ask-put-more-cards = { $most ->
    [one] Leg noch eine Karte nach oder keine
   *[other] Leg bis zu { $most } Karten nach
}
ask-lay-card = Leg eine Karte
ask-lay-before = Wähl, vor wen du sie legst
ask-lay-more-card = Leg noch eine Karte, oder keine
ask-lay-more-before = Wähl, vor wen du sie legst
ask-add-card-card = Leg eine Karte dazu, oder keine
ask-name-general-seat = Ernenn den General
ask-reward-take = Wähl deinen Lohn
ask-reward-column = Wähl eine Spalte
ask-mix-order = Misch die drei Chips verdeckt: Alpha, Beta, Gamma
ask-night-seat = Tipp jemanden an: Es ist Nacht
refused-punish-asleep = Halte die Karte, dann siehst du, wen du antippen kannst.
ask-night-seats = Tipp Leute an: Es ist Nacht
secret-machine-tap = Du bist die einzige Maschine. Tippst du einen Menschen an, wird er zur Maschine: { $whom }.
secret-legion-tap = Du bist Legion. Wen du antippst, der gehört zu dir: { $whom }.
secret-sleep = Du schläfst. Tipp an, wen du willst: Es ändert nichts.
ask-keep-chip-chip = Behalt einen Chip
ask-order-enemy = Wähl, welcher Feind als Nächster handelt
ask-trap-program-lost = Gib ein Programm ab: eine Falle
ask-trap-chip-lost = Gib einen Chip auf den Schrottplatz: eine Falle
ask-choose-target-seat = Wähl, wen er angreift
ask-decide-option = Wähl A oder B
ask-interrogated-by = Antworte im Verhör
ask-break-tie-yes = Entscheide den Gleichstand
ask-discuss-ready = Besprecht, ob { $name } eingesperrt wird
field-ready = Bereit zur Abstimmung
ask-vote-yes = Stimm ab, ob { $name } eingesperrt wird
ask-laser-enemy = Richte den Laser auf einen Feind
ask-resign-enemies = Tritt als General zurück: Vier Feinde gehen mit dem Rang
ask-use-recon = Setz deine Aufklärungskarte ein: { $recon }

# Was die anderen davon hören
wait-act = { $ap ->
    [0] Was tut { $name } als Nächstes?
    [one] Was tut { $name } mit 1 Aktionspunkt?
   *[other] Was tut { $name } mit { $ap } Aktionspunkten?
}
wait-night = Nacht senkt sich über die Stadt
wait-quiet = Jemand kann etwas tun
wait-vote = Wie stimmt { $name } ab?
wait-discuss-together = In den Isolationswürfel? Beratet euch
wait-vote-together = In den Isolationswürfel? Alle stimmen zugleich ab
wait-draw = { $name } zieht Karten
wait-draw-event = { $name } zieht das Ereignis
wait-pass = { $name } beendet den Zug
wait-sector = { $name } nimmt einen Chip
wait-city = Was tut { $name } in der Stadt?
wait-nexus = { $name } arbeitet an Apex
wait-buy-program = { $name } kauft ein Programm: 1 Aktionspunkt und Karten im Wert von { $price }
wait-buy-weapon = { $name } kauft eine Waffe ({ $weapon }): 1 Aktionspunkt und Karten im Wert von { $price }
wait-monolith = { $name } kauft eine Aufklärungskarte: 1 Aktionspunkt und Karten im Wert von { $price }
wait-escape = { $name } versucht auszubrechen
wait-place-chips = Wohin kommen die Chips von { $name }?
wait-drop-chips = Welche Chips wirft { $name } ab?
wait-look-in-junkyard = { $name } sieht auf dem Schrottplatz nach
wait-remove-from-junkyard = { $name } räumt den Schrottplatz
wait-heal-fully = { $name } wird geheilt
wait-laser = Welchen Feind trifft der Laser? { $name } zielt
wait-attack = Schafft { $name } es?
wait-panel = { $name } steht am Steuerpult
wait-end-actions = Was legt { $name } ab?
wait-defend = Wie wehrt sich { $name }?
wait-put = Was legt { $name } in die Probe?
wait-put-more = Legt { $name } noch Karten nach?
wait-lay = Wer bekommt eine Karte von { $name }?
wait-lay-more = Wer bekommt noch eine Karte von { $name }?
wait-add-card = Legt { $name } eine Karte dazu?
wait-name-general = Wer wird General? { $name } wählt
wait-reward = Welche Belohnung nimmt { $name }?
wait-mix = { $name } mischt die drei Chips geheim
wait-keep-chip = Welchen Chip behält { $name }?
wait-order = Welcher Feind ist dran? { $name } entscheidet
wait-trap-program = Welches Programm verliert { $name }?
wait-trap-chip = Welchen Chip verliert { $name }?
wait-choose-target = Wen greift er an? { $name } wählt
wait-decide = A oder B? { $name } entscheidet für die Stadt
wait-interrogated = { $name } wird verhört
wait-break-tie = Gleichstand: Was sagt { $name }?

# Was geschieht
told-bar = { $bar } jetzt bei { $n }.
space-red = Rot { $n }
told-turn = { $name } ist am Zug.
told-lay-out = Baut jetzt das Spiel auf.
told-meeting = Lernt die Figuren kennen.
told-figure = { $name }: { $what }.
told-value = { $what } { $n }
told-part = { $what }
told-line = { $what }.
told-pile = { $what } { $n }
told-piles = Jetzt auf dem Plan: { $what }.
told-left = { $name } hat { $ap ->
    [0] keine Aktionspunkte mehr
    [one] noch 1 Aktionspunkt
   *[other] noch { $ap } Aktionspunkte
} und { $moves ->
    [0] keine Bewegung mehr
   *[other] noch { $moves } Bewegung
}.
told-hand = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} { $way ->
    [more] mehr
   *[fewer] weniger
}
told-chips = { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
} { $way ->
    [more] mehr
   *[fewer] weniger
}
told-programs = { $n ->
    [one] 1 Programm
   *[other] { $n } Programme
} { $way ->
    [more] mehr
   *[fewer] weniger
}
told-begins = { $name } beginnt in Bereich { $area }.
told-draw = { $name } zieht { $n ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $n } Karten
}.
told-put = { $name } legt { $n ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $n } Karten
} in die Probe.
told-put-more = { $name } legt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} dazu.
told-lay = { $name } legt eine Karte.
told-lay-more = { $name } legt noch eine Karte.
told-sector = { $name } nimmt einen Chip aus Sektor { $n }.
told-keep-chip = { $name } behält einen Chip{ $n ->
    [0] {""}
    [one] , ein weiterer kommt auf den Schrottplatz
   *[other] , { $n } kommen auf den Schrottplatz
}.
told-place-chips = { $name } legt { $n ->
    [one] einen Chip
   *[other] { $n } Chips
} ins Netzwerk.
told-drop-chips = { $name } wirft { $n ->
    [one] einen Chip
   *[other] { $n } Chips
} auf den Schrottplatz.
told-remove-from-junkyard = { $name } räumt { $n ->
    [one] einen Chip
   *[other] { $n } Chips
} vom Schrottplatz.
told-buy-program = { $name } kauft ein Programm.
told-buy-weapon = { $name } kauft eine Waffe: { $weapon }.
told-monolith = { $name } kauft eine Aufklärungskarte.
told-take-box = { $name } nimmt eine Kiste.
told-box = Eine Kiste landet in Bereich { $area }.
told-nobody-comes = Es erscheint kein Feind.
told-supplies = { $name } ruft Nachschub: drei allgemeine Karten für einen Vorrat.
told-end-actions = { $name } ist fertig.
told-heal = { $name } wird ein wenig geheilt.
told-heal-fully = { $name } wird ganz geheilt.
told-decide = { $name } entscheidet sich für { $option }: { $does }.
told-without = { $what ->
    [wounds] keine Wunden
    [chips] keine Chips
    [programs] keine Programme
    [installed] keine offenen Programme
    [recon] keine Aufklärungskarte
    [box] keine Kiste
    [scanner] kein Scanner { $n }
    [kuro-scanner] Kuro hat keinen Scanner { $n }
    [kuro-chips] Kuro hat keine Chips
    [markers] Kuro hat keine Marker
    [leader] führt nicht mehr an
    [general] nicht mehr General
    [raging] nicht mehr im Zorn
   *[other] eines weniger
}
told-enemy = { $enemy }.
told-enemy-gone = Nicht mehr da: { $enemy }.
told-offer = Neu in der Auslage: { $what }.
told-offer-less = In der Auslage liegt ein Programm weniger.
told-event-over = Das Ereignis ist vorbei.
told-activated = Bereich { $n } wird aktiviert.
told-apex = Apex ist in der Stadt.
told-deus = Deus ist in der Stadt.
told-appears = { $enemy } { $level } erscheint bei { $at }.
told-falls = { $enemy } ist bei { $at } ausgeschaltet.
told-eliminated = { $enemy } ist ausgeschaltet.
told-boost = { $name } bekommt einen Boost.
told-boost-of = { $name } bekommt einen Boost: { $column } { $n }.
told-check = Die Probe ergibt { $n }: { $result }.
told-detained = { $name } wird eingesperrt.
told-free = { $name } ist frei.
told-put-aside = Weder A noch B ist möglich. Das Ereignis wird abgelegt.
told-event = Ereignis: { $title }.
told-general = { $name } ist General.
told-general-falls = { $name } ist nicht mehr General.
epitaph-kills = { $n ->
    [one] Einen Feind ausgeschaltet.
   *[other] { $n } Feinde ausgeschaltet.
}
epitaph-chips = { $n ->
    [one] Ein Chip ins Netzwerk gebracht.
   *[other] { $n } Chips ins Netzwerk gebracht.
}
epitaph-both = { $kills ->
    [one] Einen Feind ausgeschaltet,
   *[other] { $kills } Feinde ausgeschaltet,
} { $chips ->
    [one] ein Chip ins Netzwerk gebracht.
   *[other] { $chips } Chips ins Netzwerk gebracht.
}
epitaph-nothing = Was { $name } wollte, hat niemand gesehen.
told-leader = { $name } führt an.
told-human-phase = Die Menschenphase: Die Chips von Stufe 1 werden gemischt.
told-machine-phase = Die Maschinenphase: Die Nacht kommt.
told-hurt = { $name } hat Gesundheit { $n }.
told-missed = { $name } wird nicht getroffen.
told-moves = { $name } geht: { $place }.
told-looks = { $what ->
    [objective] { $name } sieht das Ziel von { $whose } an.
    [carried] { $name } sieht die Chips an, die { $whose } trägt.
    [hand] { $name } sieht die Hand von { $whose } an.
    [sectors] { $name } sieht die obersten Chips der Sektoren an.
    [network] { $name } sieht einen Chip im Netzwerk an.
    [programs] { $name } sieht sich die Programme von { $whose } an.
    [theirs] { $name } sieht sich die Loyalität von { $whose } an.
    [junkyard] { $name } sieht sich Chips auf dem Schrottplatz an.
    [check] { $name } sieht sich eine Karte in der Probe an.
   *[loyalty] { $name } sieht eine unbenutzte Loyalität an.
}
told-trap = { $name } löst eine Falle aus: { $trap }.
told-robbed = Ein Dieb nimmt { $name } einen Chip ab.
told-over = { $cause } Sieg: { $faction }.
result-success = gelungen
result-failure = misslungen
over-kicker = Das Ende
over-victory = Sieg: { $faction }
over-winners = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}: auf der richtigen Seite und mit allen Zielen erfüllt.
over-nobody = Niemand gewinnt: Auf dieser Seite hat niemand alle Ziele erfüllt.
cause-tier-3 = Stufe 3 ist voll.
cause-deus = Deus ist im Netzwerk.
cause-resource = Es gibt keine Vorräte mehr.
cause-morale = Die Moral ist am Ende.
cause-security = Es gibt keine Sicherheit mehr.
cause-threat = Die Bedrohung hat ihre Grenze erreicht.
cause-chips = Für Stufe 3 gibt es nicht mehr genug Chips.

# Was nicht geht
refused-punish-one-file = Wählt für dieses Spiel eine Kartendatei, nicht { $n }.
refused-punish-one-board = Wählt für dieses Spiel ein Brett, nicht { $n }.
fault-punish-needs = Hier fehlt eine Zeile „{ $line }:“.
fault-punish-table = Schreibt hier Namen, jeden mit einem Doppelpunkt und seinem Wert.
fault-punish-list = Schreibt hier eine Liste, wie in [1, 2].
fault-punish-zones = Der Aufruhr muss über 0 gelb und über Gelb rot werden, und Rot muss auf seiner Leiste sein.
fault-punish-shut = Aus Bereich { $area } führt kein Weg: Ergänzt ihn bei den Pfeilen.
fault-punish-twice = Zwei Plätze heißen „{ $id }“. Gebt einem davon einen anderen Namen.
fault-punish-number = Kein Platz hat die Zahl { $n }.
fault-punish-blockade = Die Sperre braucht einen Platz „{ $id }“. Ergänzt ihn.
fault-punish-areas = Ein Platz ist in einem Bereich oder erreicht als Wachturm bis zu { $most }.
fault-punish-path = Dieser Pfad hat { $least } bis { $most } Felder, nicht { $n }.
fault-punish-shared = Blau 3 und Rot 4 sind ein Feld, also gehören sie in denselben Bereich.
fault-punish-ends = Eine Leiste hat zwei Enden, das untere zuerst, wie in [-10, 10].
fault-punish-start = Die Leiste beginnt bei { $n }; das liegt jenseits ihrer Enden.
fault-punish-levels = Die niedrigen Stufen kommen nach oben: Schreibt sie zuerst.
fault-punish-faces = Der rosa Würfel hat { $n } Seiten: Schreibt, was jede bringt, wie in morale: 2.

# Karten: was gefragt wird, was man hört
ask-pick-one-choice = Such aus, was die Karte tut: { $does }
ask-pick-enemies-enemies = Wähl Feinde
ask-give-up-things = Gib davon etwas her
ask-keep-programs-things = Behalt davon etwas
ask-by-hand-change = Macht das von Hand, wie die Karte es sagt
ask-use-program-program = Nutz jetzt ein Programm
ask-claim-done = Meld dein Ziel
ask-pause-roll = Prüft die Würfel: { $dice }
ask-pause-strike = Macht euch bereit: Gleich schlägt ein Feind zu
ask-pause-check = Wartet auf die Karten: Alle sind drin
ask-pause-turn = Wartet, bis alle so weit sind
do-go-on = Weiter
do-wait = Warten
hint-phase = Es geschieht gleich von selbst. Tippe auf „Warten“, wenn du vorher etwas tun willst.
hint-pause = Es geht von selbst weiter. Tippt auf „Warten“, wenn vorher jemand etwas tun will; wer, erfährt niemand.
hint-pause-held = Alle warten. Weiter, sobald ihr so weit seid.
ask-reroll-die = Wirf einen deiner Würfel noch einmal
ask-box-roll = Werft den orangen Würfel für die Kiste
wait-pick-one = Was wählt { $name } für die Karte?
wait-pick-enemies = Welche Feinde wählt { $name }?
wait-give-up = Was gibt { $name } her?
wait-keep-programs = Welche Programme behält { $name }?
wait-by-hand = { $name } macht das von Hand
field-by-hand = { $what } { $way ->
    [up] +1
   *[down] −1
}
field-by-hand-health = Gesundheit von jemandem
field-by-hand-wound = Wunden von jemandem
field-by-hand-card = Allgemeine Karten von jemandem
field-by-hand-program = Programme von jemandem
ask-by-hand-who = Wähl, bei wem
field-area = Bereich { $area }
field-done = Erledigt: { $text }
field-claim = Ja: { $text }
throw-die = { $colour ->
    [pink] rosa
    [orange] orange
    [white] weiß
   *[red] rot:
} { $face }
do-use-program = „{ $program }“ benutzen
do-use-program-n = Programm { $n }
told-fell = Die Würfel: { $dice }.
told-again = { $name } lässt { $die } noch einmal werfen: Aus { $was } wird { $n }.
told-turned = { $name } dreht { $die } von { $was } auf { $n }.
told-reroll = { $name } setzt einen Boost ein und wirft { $die } noch einmal.
told-program = { $name } benutzt „{ $title }“.
told-wound = { $name } hat eine Wunde: { $title }.
told-accuses = { $name } will { $other } einsperren lassen. Redet darüber, dann stimmt ab.
told-voted = { $half ->
    [yes] { $n } von { $of } wollen { $name } einsperren: Gleichstand.
   *[no] { $n } von { $of } wollen { $name } einsperren.
}
election-kicker = Die Wahl zum Leader
step-stack = { $name }: { $n }
kicker-attack = { $name } greift an: { $enemy }, { $armed ->
    [yes] mit einer Waffe und
   *[no] mit
} { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
kicker-defence = { $enemy } greift { $name } an. Abwehr mit { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
told-interrogation = { $name } wird verhört.
told-steals = { $name } nimmt { $other } etwas weg.
shown-injuries = Wunden
shown-loyalty-of = Loyalität von { $name }
shown-programs-of = Programme von { $name }
log-loyalty = die Loyalität von { $name }
log-programs = die Programme von { $name }
log-check-card = eine Karte in einer Probe

# Karten, wie man sie schreibt
editor-I-one = Ereignis der Stufe I
editor-I-many = Ereignisse der Stufe I
editor-II-one = Ereignis der Stufe II
editor-II-many = Ereignisse der Stufe II
editor-III-one = Ereignis der Stufe III
editor-III-many = Ereignisse der Stufe III
editor-EX-one = EX-Ereignis
editor-EX-many = EX-Ereignisse
editor-programs-one = Programm
editor-programs-many = Programme
editor-objectives-one = Ziel
editor-objectives-many = Ziele
editor-wounds-one = Wunde
editor-wounds-many = Wunden
editor-interrogations-one = Verhörkarte
editor-interrogations-many = Verhörkarten
editor-specials-one = Karte einer Figur
editor-specials-many = Karten der Figuren
editor-markers-one = Feindmarker
editor-markers-many = Feindmarker
fault-kind-I = Ein Ereignis der Stufe I
fault-kind-II = Ein Ereignis der Stufe II
fault-kind-III = Ein Ereignis der Stufe III
fault-kind-EX = Ein EX-Ereignis
fault-kind-programs = Ein Programm
fault-kind-objectives = Ein Ziel
fault-kind-wounds = Eine Wunde
fault-kind-interrogations = Eine Verhörkarte
fault-kind-specials = Eine Karte einer Figur
fault-kind-markers = Ein Feindmarker
fault-kind-file = Eine Kartendatei
editor-decks-one = Einflussdeck
editor-decks-many = Einflussdecks
editor-loyalty-one = Loyalitätsstapel
editor-loyalty-many = Loyalitätsstapel, alle
fault-kind-decks = Ein Einflussdeck
fault-kind-loyalty = Ein Loyalitätsstapel
editor-line-of = Wessen Deck
editor-line-cards = Was darin liegt
editor-line-seats = Für wie viele Menschen
editor-whose-general = das allgemeine
fault-place-deck = ein Einflussdeck
fault-place-pile = ein Loyalitätsstapel
fault-pile = Ein Stapel für { $n } braucht mindestens { $n } Karten.
editor-events = Ereignisse aller vier Stapel
editor-none = nichts
editor-count = { $kind }: { $n } von { $of }.
tried-drawn = Das Ereignis wird gezogen
tried-used = Die Karte wird benutzt
# Der Spielplan, eingetippt
editor-board-one = Spielplan
editor-board-many = Spielpläne
editor-board-means = { $arrows ->
    [one] 1 Weg
   *[other] { $arrows } Wege
}, { $spawns ->
    [one] 1 Platz
   *[other] { $spawns } Plätze
}, { $red ->
    [one] 1 rotes Feld
   *[other] { $red } rote Felder
}.
editor-area = { $area }: { $places }
editor-arrows = Wege aus jedem Bereich
editor-from-area = Von { $area }
editor-neighbours = Nachbarn, wo der Plan sie aufzählt
editor-spawn = Platz Nr. { $n } für Feinde
editor-spawn-numbers = Seine Zahlen
editor-spawn-areas = Sein Bereich, oder die, die ein Wachturm erreicht
editor-spawn-id = Sein Name, wenn es nicht der seiner Zahlen ist
editor-of-character = Tableau von { $name }, wo es anders ist
editor-value-ap = Aktionspunkte
editor-value-movement = Bewegung
editor-value-range = Reichweite
editor-value-strength = Stärke
editor-value-attackcards = Rote Karten beim Angriff
editor-value-shield = Schild
editor-value-defencecards = Blaue Karten bei der Abwehr
editor-value-health = Gesundheit
editor-value-programs = Programme
editor-value-draw = Gezogene Karten
editor-value-hand = Handkarten
editor-value-slots = Plätze für Chips
editor-paths = Pfade von Apex und Deus
editor-red = Roter Pfad, Feld für Feld
editor-blue = Blauer Pfad, Feld für Feld
editor-space = Feld { $n }
editor-board-bars = Enden der Leisten
editor-bar = { $bar } (sonst { $low } bis { $top })
editor-low = unten
editor-top = oben
editor-zones = Zonen der Leisten
editor-zones-morale-yellow = Moral ist gelb abwärts von (sonst { $n })
editor-zones-riot-yellow = Aufruhr ist gelb ab (sonst { $n })
editor-zones-riot-red = Aufruhr ist rot ab (sonst { $n })
editor-prices = Preise im HQ
editor-prices-pistol = Pistole (sonst { $n })
editor-prices-rifle = Gewehr (sonst { $n })
editor-piles = Stufen der Feinde in jedem Stapel, von oben
editor-pile = { $type } (sonst { $levels })

editor-line-title = Titel
editor-line-kind = Welche Art
editor-line-picture = Bild, in Wörtern
editor-line-text = Text auf der Karte
editor-line-do = Was passiert
editor-line-target = Zielwert der Probe; unter 0 hilft Rot
editor-line-success = Gelungen
editor-line-failure = Misslungen
editor-line-colours = Welche Farben zählen
editor-line-first-from = Kleinste Stufe: ab wie vielen Karten
editor-line-first = Was die kleinste Stufe bewirkt
editor-line-second-from = Zweite Stufe: ab wie vielen Karten
editor-line-second = Was die zweite Stufe bewirkt
editor-line-third-from = Dritte Stufe: ab wie vielen Karten
editor-line-third = Was die dritte Stufe bewirkt
editor-line-by = Wer entscheidet
editor-line-a = Wahl A
editor-line-b = Wahl B
editor-line-times = Wie oft die Maschinen angreifen
editor-line-price = Preis
editor-line-when = Wann sie benutzt werden kann
editor-line-how = Wie lange es bleibt
editor-line-holds = Was gilt, solange sie ausliegt
editor-line-copies = Wie viele es davon gibt
editor-line-wants = Was es verlangt; alles davon
editor-line-contagious = Was sie allen antut, die nahe kommen
editor-line-heals = Ob sie heilt
editor-line-players = In welchen Partien sie dabei ist
editor-table-any = in allen
editor-table-large = zu fünft oder sechst
editor-line-human = Menschen
editor-line-machine = Maschinen
editor-line-fallen = Gefallene
editor-line-legion = Legion
editor-line-character = Wessen Karte
editor-line-type = Art des Feindes
editor-line-level = Stufe
editor-line-always = Was immer gilt, solange er auf dem Brett ist
editor-line-hit = Was er außer Schaden anrichtet
editor-line-gone = Was beim Ausschalten passiert
editor-kind-plain = es passiert
editor-kind-check = eine Probe
editor-kind-colours = eine Farbprobe
editor-kind-decision = eine Entscheidung
editor-kind-raid = ein Überfall
editor-badge-leader = wer anführt
editor-badge-general = wer General ist
editor-when-own-turn = im eigenen Zug
editor-when-any-time = jederzeit
editor-when-check = in einer Probe
editor-when-roll = bei einem eigenen Wurf
editor-when-any-roll = bei jedem Wurf
editor-when-attack = wenn man angegriffen wird
editor-when-wound = solange man eine Wunde hat
editor-how-once = einmal
editor-how-charged = zwei Ladungen
editor-how-permanent = es bleibt
editor-special-all-rounder = eine Allrounder-Karte
editor-special-unique = eine einmalige Karte
editor-heals-usual = wie üblich
editor-heals-never = nie
editor-colour-blue = blau
editor-colour-red = rot
editor-colour-grey = grau
editor-colour-green = grün
editor-enemies-any = jeder Feind
editor-enemies-tank = Panzer
editor-enemies-sniper = Scharfschütze
editor-enemies-soldier = Soldat
editor-enemies-crawler = Kriecher
editor-enemies-thief = Dieb
fault-place-event = ein Ereignis
fault-place-outcome = was aus einer Probe folgt
fault-place-card = eine Karte, die jemand benutzt
fault-place-check = ein Programm für Proben
fault-place-roll = ein Programm für Würfe
fault-place-wants = was ein Ziel verlangt
fault-place-holds = was gilt
marker-always = immer: { $does }
marker-hit = wenn er trifft: { $does }
marker-gone = wenn er ausgeschaltet wird: { $does }
fault-place-always = was ein Marker immer sagt
fault-endless = „{ $title }“ würde sich endlos selbst auslösen. Ändere, was beim Ausschalten oder beim Anstecken geschieht.
fault-keep = Behalte weniger als { $n } Programme.
fault-face = Mehr als { $n } zeigt nur der rote Würfel.

# Ein Bereich, wie man ihn liest
area = Bereich { $area }
area-free = Bereich { $area } (kostet keine Bewegung)
area-place = { $place }: { $does }
area-ways = Von hier geht es nach: { $to }.
area-no-way = Von hier führt kein Weg weg.
area-nobody = Hier ist niemand.
area-somebody = { $name } ist hier: { $place }.
area-red = Roter Pfad, Feld { $spaces }.
area-blue = Blauer Pfad, Feld { $spaces }.
spawn-free = Platz { $n } ist frei
spawn-destroyed = Platz { $n } ist zerstört
spawn-tower = { $found }; ein Wachturm, er erreicht die Bereiche { $areas }
reads-sector-i = nimm den obersten Chip.
reads-sector-ii = sieh drei Chips an, behalte einen und gib zwei jemandem in diesem Bereich.
reads-sector-iii = nimm den obersten Chip; bei Wache 1 sieh zwei an und behalte einen.
reads-city = jede Aktion einmal je Zug: gelben Aufruhr bewegen, mit blauen Karten die Moral heben, drei allgemeine Karten für einmal Vorräte, oder sehen, was der rosa Würfel bringt.
reads-dark-net = kauf ein offenes Programm oder für 3 das oberste.
reads-factory = hier ist nichts zu tun.
reads-nexus = bis zu zwei blaue Karten gegen den rosa Würfel bringen Apex voran.
reads-hq = kauf eine Pistole oder ein Gewehr, lass jemanden einsperren oder die Führung neu wählen.
reads-yellow-zone = hierher kommt, wer auf Gesundheit 0 fällt.
reads-monolith = zahl 5 für eine Aufklärungskarte, eine im Spiel.
reads-network = wer in diesem Zug in diesen Bereich gekommen ist, darf alle Chips einsetzen.
reads-isolation-cube = hier sitzt, wer eingesperrt ist, darf ausbrechen oder sich befragen lassen.
reads-junkyard = wirf Chips ab, sieh für graue Karten welche an oder räum für grüne welche weg.
reads-med-center = heil eine Wunde und eine Gesundheit für einen Punkt, oder alles für graue und grüne Karten.

# Charaktere
rule-kuro = Kostet ein Angriff Kuro einen Marker?
rule-kuro-marker = Ja, wenn er noch offen liegt
rule-kuro-never = Nein, nie
rule-first = Spielt jemand zum ersten Mal?
rule-first-no = Nein: ein Ziel für jeden
rule-first-yes = Ja: eines mehr für jeden, zum Aussuchen
rule-characters = Wer spielt wen?
rule-characters-dealt = Charaktere werden ausgeteilt
rule-characters-chosen = Jeder wählt einen
rule-characters-plain = Niemand: alle Bretter sind gleich
character-jayden = Jayden
character-jayden-text = Alleskönner. Spielt sieben eigene Karten und braucht zwei Ziele.
character-feykah = Feykah
character-feykah-text = Maschine. Kämpft im Zorn und kannte zwei Loyalitäten, ehe sie eine behielt.
character-nova = Nova
character-nova-text = Läuferin. Schnell, gut versorgt, und trägt keine Scanner.
character-havoc = Havoc
character-havoc-text = Kämpfer. Jeder Feind, der fällt, bringt ihn voran.
character-dryden = Dryden
character-dryden-text = Arzt. Heilt alle in der Nähe und zerbricht leicht.
character-dee-coy = Dee Coy
character-dee-coy-text = Spezialist. Spielt mit Kuro, der auf eigenen vier Beinen geht.
board-values = Aktionspunkte { $ap }, Bewegung { $movement }, Reichweite { $range }. Stärke { $strength } (rote Karten: höchstens { $attackCards }), Schild { $shield } (blaue: höchstens { $defenceCards }). Gesundheit { $health }, Programme { $programs }, zieht { $draw }, Hand { $hand }, Chips { $slots }.
board-level-done = { $column } { $level }, geschafft: { $boost }
board-level-begun = { $column } { $level }, { $steps } von { $times }: { $task } → { $boost }
board-level-next = { $column } { $level }: { $task } → { $boost }
board-level-later = { $column } { $level }, später: { $task } → { $boost }
ability-jayden-seven = Frei, einmal im Zug: Spiel eine deiner sieben Alleskönner-Karten. Sie zählen nicht zur Hand.
ability-jayden-objectives = Du brauchst deine beiden Ziele.
ability-jayden-take-back = Einmal, mit drei Boosts der Stufe 2: Nimm alle Alleskönner-Karten zurück, die du gespielt hast.
ability-feykah-loyalties = Du hattest zuerst zwei Loyalitäten. Eine Maschine musste bleiben; die andere wurde weiter ausgeteilt.
ability-feykah-office = In der Führung oder als General ziehst du eine Karte mehr.
ability-feykah-rage = Kostet keine Aktion: Du erleidest eine Wunde. Dein nächster Angriff darf eine rote Karte mehr haben, und trifft er, dann alle in Reichweite.
ability-feykah-no-boosts = Für Chips im Netzwerk bekommst du immer Programme, nie einen Boost.
ability-feykah-eight = Mit deinem vierten Boost der Stufe 1 ziehst du zwei Programme.
ability-nova-supplies = Stadt 3 bringt dir vier Karten; rufen andere Nachschub, darfst du eine ziehen.
ability-nova-no-scanners = Du trägst keine Scanner.
ability-nova-supply = Jeder Boost rückt deine Leiste um eins vor. Bei 2 nimmst du umsonst eine Waffe aus dem HQ, und die Leiste beginnt von vorn.
ability-havoc-spoils = Für jeden Feind, den du ausschaltest, ziehst du eine allgemeine Karte mehr.
ability-havoc-no-pistols = Du kaufst keine Pistolen.
ability-havoc-combat = Jeder Feind, den du im Kampf ausschaltest, rückt deine Leiste vor. Bei 2 und bei 5 rückt dein unterster Stim-Shot nach unten.
ability-dryden-kit = Du hattest zuerst zwei Programme und eine Pistole.
ability-dryden-heal = Ein Aktionspunkt: Heil jemanden in Reichweite ganz, auch dich selbst oder Kuro. Zieh dann zwei allgemeine Karten.
ability-dryden-frail = Bei Gesundheit 0 nimmst du zwei Wunden.
ability-dryden-healing = Jede Heilung rückt deine Leiste vor. Bei 2 und bei 5 ziehst du ein Programm.
ability-dee-coy-kuro = Kuro hat eine Aktion oder eine Bewegung im Zug, vor dir oder nach dir. Eine Aktion eines Bereichs kostet dessen Marker.
ability-dee-coy-cube = Bei Gesundheit 0 machst du im Isolationswürfel weiter.
ability-dee-coy-kuro-back = Wird Kuro besiegt, ist er in deinem nächsten Zug wieder bei dir, und du bekommst die Wunde.
ability-dee-coy-kuro-fights = Mit zwei Boosts der Stufe 2 kämpft Kuro ohne Marker.
task-riot-yellow-to-blue = bring den Aufruhr von Gelb nach Blau
task-city-4-high = würfle in Stadt 4 eine 5 oder 6
task-network-chip = bring einen Chip ins Netzwerk
task-junkyard-1 = wirf Chips auf den Schrottplatz
task-junkyard-2 = sieh auf dem Schrottplatz nach
task-junkyard-3 = räum den Schrottplatz
task-morale-4 = bring die Moral auf 4 oder mehr
task-all-rounder-7 = spiel alle sieben Alleskönner-Karten
task-eliminate = schalte einen Feind aus
task-eliminate-high = schalte { $n ->
    [one] einen Feind
   *[other] { $n } Feinde
} der Stufe 2 oder 3 aus
task-eliminate-high-at-1 = schalte einen Feind der Stufe 2 oder 3 auf genau Reichweite 1 aus
task-censure-success = lass jemanden einsperren
task-city-action = nutze { $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
} der Stadt
task-city-action-of-a-new-kind = nutze { $n } verschiedene Aktionen der Stadt
task-unique-card = spiel eine einzigartige Karte
task-deck-empty = dein eigener Stapel ist leer
task-discard-5 = wirf 5 Karten auf einmal ab
task-discard-6 = wirf 6 Karten auf einmal ab
task-med-free = wirf im Med-Center Karten ab, um zu heilen
task-nexus-success = arbeite mit Erfolg an Apex
task-hq-weapon = hol { $n ->
    [one] eine Waffe
   *[other] { $n } Waffen
} im HQ
task-sector-iii-chip = nimm einen Chip aus Sektor III
task-empty-hand = hab keine Karte auf der Hand
task-recon = kauf eine Aufklärungskarte
task-combat-4 = bring deine Leiste auf 4
task-riot-zero = bring den Aufruhr auf 0
task-heal = heile jemanden
task-heal-2 = heile jemanden um 2 Gesundheit
task-program = bekomm { $n ->
    [one] ein Programm
   *[other] { $n } Programme
}
task-chip-with-both = bring selbst einen Chip, mit beiden Scannern
task-kuro-sniffs = Kuro schnüffelt an einer Kiste
task-kuro-marker = Kuro braucht { $n ->
    [one] einen Marker
   *[other] { $n } Marker
}
task-kuro-high = Kuro schaltet einen Feind der Stufe 2 oder 3 aus
boost-ap = { $n ->
    [one] 1 Aktionspunkt mehr
   *[other] { $n } Aktionspunkte mehr
}
boost-movement = { $n } Bewegung mehr
boost-range = Reichweite { $n } weiter
boost-strength = Stärke { $n } mehr
boost-attackcards = { $n ->
    [one] 1 rote Karte mehr im Angriff
   *[other] { $n } rote Karten mehr im Angriff
}
boost-shield = Schild { $n } mehr
boost-defencecards = { $n ->
    [one] 1 blaue Karte mehr in der Verteidigung
   *[other] { $n } blaue Karten mehr in der Verteidigung
}
boost-health = Gesundheit bis { $n }
boost-programs = { $n ->
    [one] 1 Programm mehr
   *[other] { $n } Programme mehr
}
boost-draw = zieh { $n ->
    [one] 1 Karte mehr
   *[other] { $n } Karten mehr
}
boost-hand = Hand bis { $n }
boost-slots = trag { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}
boost-alone = ein Aktionspunkt mehr, wenn du allein in einem Bereich beginnst
boost-all-rounders = zwei Alleskönner-Karten im Zug
boost-two-programs = sieh gleich zwei Programme an und behalte eines
boost-reroll = wirf in jedem eigenen Zug einen Würfel noch einmal
boost-dark-net = Dark Net 2 zeigt drei Programme, du behältst eines
boost-blue-five = frei: wirf eine blaue 5 für zwei Programme ab
boost-treat = heile für einen Aktionspunkt eine Wunde in Reichweite und zieh eine allgemeine Karte
boost-free-drop = Chips auf den Schrottplatz zu werfen ist frei
boost-shield-beside = Schild 1 mehr, wenn Kuro in deinem Bereich ist
boost-kuro-both = Kuro hat eine Aktion und eine Bewegung
boost-kuro-spoils = zieh eine Karte mehr für das, was Kuro ausschaltet
boost-markers = deck gleich zwei Marker von Kuro wieder auf
track-supply = Versorgung
track-supply-text = Jeder Boost rückt sie um eins vor; bei 2 nimmt Nova eine Waffe aus dem HQ.
track-combat = Kampf
track-combat-text = Jeder im Kampf ausgeschaltete Feind rückt sie vor; bei 2 und 5 rückt Havocs unterster Stim-Shot nach unten.
track-healing = Heilung
track-healing-text = Jede Heilung rückt sie um eins vor; bei 2 und 5 zieht Dryden ein Programm.
badge-raging = Im Zorn
badge-raging-text = Der nächste Angriff darf eine rote Karte mehr haben und trifft alle in Reichweite, wenn er trifft.
badge-all-rounders = { $n ->
    [one] 1 Alleskönner-Karte
   *[other] { $n } Alleskönner-Karten
}
badge-all-rounders-text = Jaydens eigene Karten. Eine darf er in jedem eigenen Zug spielen; zur Hand zählen sie nicht.
badge-kuro = Kuro: { $at }, Gesundheit { $n }
badge-kuro-away = Kuro ist fort
badge-kuro-text = Eine Aktion oder eine Bewegung in jedem Zug von Dee Coy. Feinde greifen ihn zuletzt an.
badge-markers = Marker offen { $areas }
badge-markers-text = Die Bereiche, deren Marker noch offen liegt. Eine Aktion dort kostet ihn.
badge-kuro-chips = { $n ->
    [one] Kuro: 1 Chip
   *[other] Kuro: { $n } Chips
}
badge-kuro-scanner = Kuro trägt Scanner { $n }
shown-board = Dein Brett
shown-all-rounders = Deine Alleskönner-Karten
shown-kuro-chips = Kuros Chip
shown-kuro-recon = Kuros Aufklärungskarte
card-of = { $name } { $n }
card-all-rounder = Alleskönner { $n }
box-trap = eine Falle: { $trap }
log-box-sniffed = eine Kiste, an der Kuro schnüffelte
log-returned-loyalty = die Loyalität, die du zurückgegeben hast
do-heal-somebody = Jemanden heilen
do-treat = Eine Wunde versorgen
do-rage = In Zorn geraten
do-rage-hint = Eine Wunde für einen stärkeren Angriff, der alle trifft
do-unique = Eine einzigartige Karte spielen
do-all-rounder = Eine Alleskönner-Karte spielen
do-take-back = Deine Alleskönner-Karten zurücknehmen
do-kuro = Kuro ist dran
do-kuro-over = Was du noch übrig hast, verfällt
do-kuro-ends = Kuro ist fertig
field-no-box = Keine davon
field-box-n = Kiste { $n }
field-marker = Bereich { $area }
field-die-orange = Die orange { $n } noch einmal
field-die-red = Den roten Würfel noch einmal
field-die-pink = Die rosa { $n } noch einmal
field-die-white-1 = Die erste weiße { $n } noch einmal
field-die-white-2 = Die zweite weiße { $n } noch einmal
die-one-orange = den orangefarbenen Würfel
die-one-red = den roten Würfel
die-one-pink = den rosa Würfel
die-one-white = einen weißen Würfel
ask-kuro = Führ Kuro: Aktionen { $ap }, Bewegung { $moves }
ask-again = Werft noch einmal: { $die }
ask-choose-character-character = Wähl deine Figur
ask-keep-objective-kept = Behalt ein Ziel
ask-keep-loyalty-loyalty = Behalt eine Loyalität: Eine Maschine muss bleiben
ask-heal-somebody-seat = Heil jemanden
do-take-weapon = Aus dem HQ nehmen: { $weapon }
do-take-weapon-hint = Kostenlos: Deine Leiste ist voll
ask-blue-five-yes = Zieh für deine blaue 5 zwei Programme, oder nicht
wait-blue-five = { $name } darf Programme ziehen
field-tops = Sektor I: { $one }, II: { $two }, III: { $three }
ask-treat-seat = Versorg jemandes Wunde
ask-unique-card = Spiel eine Karte
ask-all-rounder-card = Spiel eine Karte
ask-pick-boost-column = Wähl eine der untersten Spalten
ask-keep-program-program = Behalt ein Programm
ask-join-in-yes = Zieh eine Karte vom Nachschub, oder nicht
ask-turn-markers-areas = Deck zwei Marker auf
ask-sniff-box = Sieh dir eine Kiste an, die Kuro wittert
wait-choose-character = Wer wird { $name } sein?
wait-keep-objective = Welches Ziel behält { $name }?
wait-keep-loyalty = { $name } sieht zwei Loyalitäten an
wait-heal-somebody = Wen heilt { $name }?
wait-treat = Welche Wunde versorgt { $name }?
wait-unique = { $name } spielt eine Karte
wait-all-rounder = { $name } spielt eine Karte
wait-pick-boost = Welchen Boost nimmt { $name }?
wait-keep-program = Welches Programm behält { $name }?
wait-join-in = { $name } darf eine Karte ziehen
wait-turn-markers = { $name } deckt Marker auf
wait-sniff = { $name } schnüffelt
told-healed = { $name } wird geheilt.
told-rages = { $name } gerät in Zorn.
told-plays = { $name } spielt „{ $card }“.
told-sniffs = Kuro hat an einer Kiste geschnüffelt.
# Im Druck
print-target = Zielwert
print-check = Alle geben 0 bis 3 Karten
print-blue = Blau hilft, Rot schadet
print-red = Rot hilft, Blau schadet
print-colours = { $colours ->
    [grey] Nur Grau zählt
    [green] Nur Grün zählt
   *[green-grey] Grau und Grün zählen
}
print-a-leader = Wer anführt: A
print-b-leader = Wer anführt: B
print-a-general = Wer General ist: A
print-b-general = Wer General ist: B
print-raid = Überfall
print-times = Roter und weiße Würfel: { $n ->
    [one] 1 Mal
   *[other] { $n } Mal
}
print-influence = Einfluss
print-personal = Persönlicher Einfluss
print-events = Ereignisse { $pile }
print-event = Ereignis { $pile }
print-loyalty = Loyalitäten
print-recon = Aufklärungskarten
print-does = Was sie bewirkt
print-price = Preis
print-counts = Sie zählt als
print-worth = Wert

# Kampagne
rule-campaign = Spielt ihr eine Kampagne?
rule-campaign-no = Nein
rule-campaign-yes = Ja, die erste Partie: Fraktionen und Ziele bleiben geheim, und manches wird mitgenommen
rule-campaign-second = Ja, die zweite Partie mit „Die zweite Schicht“: Ihr macht weiter, wie ihr aufgehört habt
ask-first-game-winner = Sag, wer die erste Partie gewonnen hat
first-won-humans = Menschen
first-won-machines = Maschinen
first-won-fallen = Gefallene
first-won-legion = Legion
first-won-outlaws = Gesetzlose
ask-first-game-gone = Sag, welche Maschinen gefallen sind
ask-first-game-last = Nenn, wer zuletzt am Zug war
wait-first-game = { $name } sagt, wie die erste Partie ausging
ask-take-along-side = Sag, auf welcher Seite du aufgehört hast
ask-take-along-marks = Sag, wie die erste Partie für dich ausging
ask-take-along-programs = Sag, wie viele Programme du untergeschoben hast
wait-take-along-together = Alle denken an die erste Partie zurück
field-mark-outlaw = Ziel verfehlt oder gefangen
field-mark-open = zwei Wunden oder mehr
field-mark-weak = nicht bei voller Gesundheit
field-kept-programs = { $n ->
    [0] keins
    [one] 1 Programm
   *[other] { $n } Programme oder mehr
}
told-carried = Sieg im ersten Spiel: { $faction }. { $bar } beginnt bei { $n }.
told-begins-detained = { $name } beginnt im Isolationswürfel.
refused-punish-campaign = Eine Kampagne braucht mindestens { $least } Menschen.
do-transfer = „{ $program }“ unter das Tableau schieben
do-transfer-n = Programm { $n } unter das Tableau schieben
transfer-hint = für die zweite Partie: bisher { $n }
told-transfer = { $name } hebt ein Programm für die zweite Partie auf, das { $n }.
over-campaign = Ob du gewonnen hast, weißt nur du. Weiter geht es mit der zweiten Partie: mit „Die zweite Schicht“ oder der zweiten Schachtel.
shown-campaign = Für die zweite Partie
shown-second-game = Was du mitnimmst
campaign-won = { $faction } haben gewonnen; welche Karten die zweite Partie verlassen, sagt deren Regelheft.
campaign-gone = { $machine } ist zerstört; was daraus folgt, sagt die zweite Schachtel.
campaign-gate = Mit der Erweiterung Hell Gate wirkt auch dieses Ende nach; wie, sagt ihr Regelheft.
campaign-last = { $name } war zuletzt am Zug und ist in der Reihenfolge hinten.
campaign-roles = Aus der zweiten Schachtel bekommt ihr je fünf Rollen und drei Loyalitätskarten und behaltet eine Rolle und zwei Karten.
campaign-ours = Mit „Das zweite Spiel spielen“ beginnt „Die zweite Schicht“. An einem anderen Abend setzt ihr euch mit denselben Handys hin und wählt die zweite Partie der Kampagne. Der Tisch weiß noch, wie jeder von euch aufgehört hat: Gesetzlose beginnen im Isolationswürfel, aus zwei Wunden wird eine, und jede Loyalitätskarte bleibt verdeckt.
campaign-keeps = Du behältst Loyalitätskarten, die { $faction } zeigen; geht das nicht, wartest du auf unbenutzte.
campaign-outlaw = Du bist gesetzlos: Dein Ziel ist verfehlt, oder du bist gefangen.
campaign-special = Du nimmst eine besondere Rolle: { $faction }. Sie liegt in der zweiten Schachtel.
campaign-infected = Legion hat dich infiziert. Du darfst eine Gesetzlosen-Rolle nehmen und keine andere, und du beginnst als Legion, egal, was deine Karten sagen.
campaign-open = Du hast zwei Wunden: Eine deiner Loyalitätskarten liegt offen.
campaign-weak = Du bist nicht bei voller Gesundheit: Du beginnst mit 1.
campaign-programs = Zieh { $n ->
    [one] 1 Programm
   *[other] { $n } Programme
} und behalte höchstens { $most }.
# The evening in pages
recap-who = Wer wer war
recap-who-title = { $n ->
    [0] Die Masken sind gefallen, und niemand hat gewonnen
    [one] Die Masken sind gefallen: Nur eine Person hat gewonnen
   *[other] Die Masken sind gefallen: { $n } haben gewonnen
}
recap-weave = Wer wem zu nahe kam
recap-weave-title = Jeder Faden ist ein Blick oder ein Griff
recap-watched = { $n ->
    [one] { $name } kam { $other } einmal zu nahe.
    [2] { $name } kam { $other } zweimal zu nahe.
   *[other] { $name } kam { $other } { $n }-mal zu nahe.
}
recap-night-title = { $n ->
    [one] Ein Zug
   *[other] { $n } Züge
}
recap-enemies = { $n ->
    [0] Kein Feind erschien.
    [one] Ein Feind erschien; ausgeschaltet: { $fell }.
   *[other] { $n } Feinde erschienen; ausgeschaltet: { $fell }.
}
recap-offices = Ins Amt gewählt: Führung { $leaders } · General { $generals }
recap-events = { $n ->
    [0] Kein Ereignis.
    [one] Ein Ereignis.
   *[other] { $n } Ereignisse.
}
recap-detained = { $n ->
    [0] Niemand wurde eingesperrt.
    [one] Einmal wurde jemand eingesperrt.
   *[other] { $n }-mal wurde jemand eingesperrt.
}
recap-own = Deine Nacht
recap-own-title = Du warst: { $side }
recap-own-hidden = das weiß niemand
recap-unknown-title = { $n ->
    [0] Niemand hat deine Karten angesehen
    [one] Einmal hat jemand deine Karten angesehen
   *[other] { $n }-mal haben andere deine Karten angesehen
}
recap-unknown-side = { $name } hast du nie angesehen: { $side }.
recap-own-curious = Neugierig auf dich: { $names }.
recap-own-unseen = Niemand hat etwas von dir angesehen.
recap-own-leader = { $n ->
    [one] Einmal hast du geführt.
   *[other] { $n }-mal wurdest du in die Führung gewählt.
}
recap-own-general = { $n ->
    [one] Einmal warst du General.
   *[other] { $n }-mal wurdest du zum General gewählt.
}

tour-1 = Eine Stadt der Maschinen
tour-1-text = Zu dritt bis zu sechst zieht ihr durch sie, kämpft, tragt Chips und stimmt ab. Manche von euch stehen nicht auf der Seite, die ihr meint.
tour-2 = Wer du bist, ist geheim
tour-2-text = Deine Loyalität sagt, auf wessen Seite du stehst; dein Ziel ist für dich allein. Du gewinnst, wenn deine Seite gewinnt und du dein Ziel erfüllt hast. Halt eine Karte gedrückt, um sie zu lesen.
tour-3 = Dein Zug
tour-3-text = Zieh, dann lauf und handle in beliebiger Folge, dann leg ab. Würfel sagen, wo Maschinen auftauchen. Die handeln von selbst: Der Bildschirm bewegt sie und sagt, warum.
tour-4 = Chips entscheiden
tour-4-text = Tragt sie ins Netzwerk oder werft sie auf den Schrottplatz, verdeckt. Ist die dritte Stufe voll, endet das Spiel, und die Farben der Spalten sagen, wer gewinnt.
tour-5 = Proben und Nächte
tour-5-text = In einer Probe legen alle Karten dazu, verdeckt und gemischt: Niemand erfährt, von wem sie waren. Nachts sehen alle Handys gleich aus, egal, wer handelt. Was du gesehen hast, zeigt nur dein eigenes.
tour-6 = Gemeinsam verlieren
tour-6-text = Ist die Moral am Ende oder die Bedrohung bei vier, ist es egal, wer auf welcher Seite war. Achtet auf die Leisten.

# Was jetzt offen ist
now-set-up = Vor dem ersten Zug
now-keep-objectives = Alle behalten ihre Ziele
now-landed = { $name }: { $place } (Bereich { $area })
now-plays = { $name } spielt { $character }
now-fight = Der Angriff
now-strike = Ein Feind schlägt zu
now-attack = { $name } greift an: { $enemy }{ $level ->
    [0] {""}
   *[other] , Stufe { $level }
}
now-defence = { $enemy }{ $level ->
    [0] {""}
   *[other] , Stufe { $level },
} greift { $name } an
now-on-apex = Apex wird angegriffen
now-against = Schild { $shield }, Gesundheit { $health }. { $n ->
    [0] Keine Karte wird dafür aufgedeckt.
    [one] Eine Karte wird dafür aufgedeckt.
   *[other] { $n } Karten werden dafür aufgedeckt.
}
now-plays-red = { $name }: { $n ->
    [one] eine rote Karte
   *[other] bis zu { $n } rote Karten
}, Stärke { $strength }. Unter 0 trifft.
now-combat = Kampf { $n }: Karten werden aufgedeckt, bis { $n ->
    [one] eine rote liegt
   *[other] { $n } rote liegen
}.
now-defends = { $name } darf { $n ->
    [0] keine Karte
    [one] eine blaue Karte
   *[other] bis zu { $n } blaue Karten
} spielen.
now-so-far = Bisher: { $n }.
now-hurts = Unter 0 kostet { $n } Gesundheit.
now-robs = Unter 0 kostet einen Chip.
now-check = Die Probe
now-cards = { $n ->
    [0] Noch liegt keine Karte da.
    [one] Eine Karte liegt verdeckt da.
   *[other] { $n } Karten liegen verdeckt da.
} Zwei zufällige kommen dazu.
now-escape = { $name } versucht auszubrechen
now-escape-need = Die Karten müssen { $n } erreichen oder noch mehr.
now-discuss = Besprecht euch
now-vote = Die Abstimmung
now-censure = { $by } will { $name } einsperren lassen
now-majority = Dafür braucht es { $n } von { $of } Stimmen.
now-dice = Die Würfel sind gefallen
now-dice-text = Gleich gelten sie.
now-roll = Ein Wurf
roll-for-start = Wo beginnt { $name }?
roll-for-roll = Orange: welcher Bereich zuschlägt. Weiß und Rot: wo ein neuer Feind erscheint, und welcher.
roll-for-red = Rot: welcher Feind erscheint
roll-for-raid-roll = Ein Überfall: wo ein Feind erscheint
roll-for-raid-red = Ein Überfall: welcher Feind erscheint
roll-for-white-roll = Wo erscheint der Feind?
roll-for-box-roll = In welchem Bereich landet die Kiste?
roll-for-again = Ein Würfel wird neu geworfen
roll-for-pink = Der rosa Würfel entscheidet
roll-for-city-1 = { $name } bewegt den Aufruhr: Wie weit?
roll-for-city-2 = { $name } hebt die Moral: { $n } minus rosa Würfel
roll-for-city-4 = { $name }: Was bringt die Stadt?
roll-for-nexus = { $name } arbeitet an Apex: { $n } minus rosa Würfel
roll-for-interrogate = { $name } ist ab 4 frei
night-title = Alle sehen auf ihr Handy
night-text = Alle werden gefragt, alle tippen. Tipp irgendetwas an, und sieh nicht auf.
hint-line = { $first }
    { $second }

# Wie es dazu kam
verdict-attack = Der Angriff
verdict-defence = Die Abwehr
verdict-apex-attack = Apex greift an
verdict-apex-defence = Apex wird angegriffen
verdict-check = Die Probe
verdict-colours = Die Probe
told-attack-hit = { $name } trifft ({ $enemy }): { $n } ist unter 0.
told-attack-missed = { $name } verfehlt ({ $enemy }): { $n } ist nicht unter 0.
told-defence-hit = { $name } wird getroffen ({ $enemy }): { $n } ist unter 0.
told-defence-missed = { $name } wird nicht getroffen ({ $enemy }): { $n } ist nicht unter 0.
told-apex-attack-hit = Apex trifft ({ $enemy }): { $n } ist unter 0.
told-apex-attack-missed = Apex verfehlt ({ $enemy }): { $n } ist nicht unter 0.
told-apex-defence-hit = Apex wird getroffen ({ $enemy }): { $n } ist unter 0.
told-apex-defence-missed = Apex wird nicht getroffen ({ $enemy }): { $n } ist nicht unter 0.
share-line = { $what }: { $n }
share-shield = { $whose ->
    [enemy] Schild des Feindes
   *[own] Schild
}
share-cards-none = Keine Karte gespielt
share-cards-of = Gespielt: { $cards }
share-weapon = Waffe
share-boons = Hilfe für diesen Angriff
share-turned = Nichts aufgedeckt
share-turned-of = Aufgedeckt: { $cards }
share-combat = Nichts aufgedeckt
share-combat-of = Der Feind hat aufgedeckt: { $cards }
sum-of-fight = { $n }: { $hit ->
    [yes] unter 0 ist ein Treffer
   *[no] nicht unter 0 ist kein Treffer
}
sum-of-check = { $n }, und es brauchte { $need } { $way ->
    [up] oder mehr
   *[down] oder weniger
}
sum-of-colours = { $n ->
    [one] 1, die zählt
   *[other] { $n }, die zählen
}, und es brauchte { $need }

bar-chips = { $n }
bar-elite = { $state ->
    [gone] fort
    [here] Gesundheit { $n }
   *[coming] { $n }/9
}

verdict-city-1 = Aufruhr
verdict-city-2 = Moral
verdict-city-4 = Die Stadt
verdict-nexus = Arbeit an Apex
verdict-interrogate = Das Verhör
told-city-1 = { $name } bewegt den Aufruhr um { $n }.
told-city-2 = { $name } spricht zum Volk: { $n }.
told-city-4 = { $name } sieht, was die Stadt bringt: { $n }.
told-nexus = { $name } arbeitet an Apex: { $n }.
told-interrogate = { $name } wird verhört: Der rosa Würfel zeigt { $n }.
share-blue = Blaue Karten
share-die = Rosa Würfel
share-card-played = Die Karte dazu
sum-of-city-1 = Der Aufruhr bewegt sich um { $n }
sum-of-city-2 = { $n }: { $high ->
    [yes] Die Moral steigt um diesen Wert
   *[no] Nicht über 0, die Moral bleibt
}
sum-of-city-4 = Seite { $n } der Liste
sum-of-nexus = { $n }: { $high ->
    [yes] Über 0, Apex kommt voran
   *[no] Nicht über 0, Apex bleibt; unter 0 kostet eine Moral
}
sum-of-interrogate = { $high ->
    [yes] 4 oder mehr: frei
   *[no] Unter 4: nicht frei
}
count-scanner = Scanner { $n }, frei

# Das Ende, Stück für Stück
end-chip = { $column }, Stufe { $tier }: { $chip }
end-junkyard = Schrottplatz: { $chips }
end-column = { $column }: { $chips } { $to ->
    [blue] – die Spalte der Menschen
    [red] – die Spalte der Maschinen
    [purple] – eine violette Spalte
   *[none] – unentschieden: sie zählt für keine Seite
}
end-mask = { $name }: { $side }{ $won ->
    [yes] { ", " }hat gewonnen
   *[no] { "" }
}. { $goals }
end-goal = Ziel
end-done = { $title } (erfüllt)
end-open = { $title } (nicht erfüllt)
end-short = { $title } (nicht erfüllt: { $lacks })
end-below = { $n } von { $of }
end-above = { $n } statt höchstens { $of }
recap-opened = Was verdeckt lag
recap-turned-kicker = In dieser Nacht
recap-turned-title = Wer wen umgedreht hat
recap-turned = Zug { $n }: { $name } hat { $other } umgedreht: { $side }
recap-looks = Wer nachgesehen hat
recap-looks-title = Was sie voneinander wussten
recap-looked = { $name }: { $line }
loyalty-human-wins = Du gewinnst, wenn zwei Spalten des Netzwerks blau sind, sobald Stufe 3 voll ist, und dein Ziel erfüllt ist.
loyalty-human-watches = Achte darauf, wer rote Chips bringt, wer Rot in Proben legt und wer die Vorräte sinken lässt.
loyalty-human-bluffs = Tritt sicher auf: Wer dich laut bezweifelt, will dich im Isolationswürfel sehen.
loyalty-machine-wins = Du gewinnst, wenn zwei Spalten rot sind, die Vorräte fort sind oder Deus das Netzwerk erreicht, und dein Ziel erfüllt ist.
loyalty-machine-watches = Achte auf die Vorräte, auf Deus und darauf, wer Chips hat, die niemand gesehen hat.
loyalty-machine-bluffs = Hilf, wo man es sieht, und versage, wo man es nicht sieht: Eine Karte in einer Probe richtet genug Schaden an.
loyalty-fallen-wins = Du gewinnst mit drei violetten Chips auf dem Schrottplatz, oder zwei dort und zwei im Netzwerk, und erfülltem Ziel.
loyalty-fallen-watches = Achte darauf, wo violette Chips liegen und wer den Schrottplatz räumt.
loyalty-fallen-bluffs = Nenn jeden violetten Chip ein Versehen und biete an, den nächsten wegzutragen.
loyalty-legion-wins = Du gewinnst, wenn die Sicherheit fort ist oder die Bedrohung ihre Grenze erreicht, und dein Ziel erfüllt ist.
loyalty-legion-watches = Achte auf Sicherheit und Bedrohung: Nachts sagen sie, wie viele du umdrehen darfst.
loyalty-legion-bluffs = Schieb es auf die Würfel und die anderen Seiten. Niemand soll ahnen, dass es dich gibt.
recap-was = { $side }{ $won ->
    [yes] { ", " }hat gewonnen
   *[no] { "" }
}. { $goals }

# Was würdest du tun?
advice-check = Deine Seite gewinnt, wenn die Probe so ausgeht, wie diese Karten sie schieben.
advice-no-card = An dieser Probe hängt für deine Seite zu wenig, um Karten dafür zu geben.
advice-decide = Von beidem ist deiner Seite lieber, was hieraus folgt.
advice-vote = Nach allem, was du weißt, kannst du ihnen so weit trauen.
advice-attack = Das reicht, um oft genug zu treffen, und keine Karte mehr.
advice-defend = Starke blaue Karten ersparen dir jetzt Wunden.
advice-column = Dort nützt er deiner Farbe am meisten.
advice-chip = Die anderen Farben braucht deine Seite im Netzwerk am wenigsten.
advice-general = Nach allem, was du weißt, kannst du ihnen als General trauen, oder zumindest spricht nichts dagegen.
advice-give-up = Diese Karten wirst du am wenigsten vermissen.
advice-least = Das sind die kleinsten Karten, die den Preis zahlen.
advice-heal = Niemand ist schwerer verletzt.
advice-questioned = Von dem, was dir hier passieren kann, kostet dich das am wenigsten.
advice-riot = So bleibt der Aufruhr da, wo deine Seite ihn am liebsten hat.
advice-program = Jetzt bringt es mehr als vermutlich später.
advice-reroll = Ein neuer Wurf geht für deine Seite wohl besser aus.
advice-resign = Die Stadt ist fast überrannt: Vier Feinde weniger wiegen schwerer als der Rang.
advice-claim = Es ist erfüllt, also spricht nichts dagegen, es zu sagen.
advice-ability = Von deinen Karten bringt diese jetzt am meisten.
advice-reward = Das braucht dein Ziel.
advice-escape = Alle Karten, die in die richtige Richtung schieben, bringen dich am schnellsten hinaus.
advice-whom = Nach allem, was du weißt, passt es hier am besten.
advice-end = Nichts, was du hier noch tun kannst, ist dir deine Karten wert.
advice-move = Dort geht es zu dem, was deiner Seite am meisten wert ist.
advice-fight = Das Ziel ist in Reichweite, und deine Karten reichen dafür.
advice-turn = Von allem, was du hier tun kannst, ist das deiner Seite und deinem Ziel am meisten wert.
advice-later = Lass es vorerst: Später bringt es wohl mehr.

# Der erste Zug, geführt
guide-1 = Deine Loyalität und dein Ziel. Halt eine Karte gedrückt, um sie zu lesen; niemand sonst darf es wissen.
guide-2 = Die Leisten der Stadt. Ist die Moral am Ende oder die Bedrohung bei vier, verliert ihr alle.
guide-3 = Wenn du dran bist: erst ziehen, dann handeln und gehen, wie du willst. Jeder Knopf sagt, was er tut.
guide-4 = Die Stadt. Tipp auf einen Bereich, um zu sehen, wer und was dort ist.

# Während andere gefragt sind
goal = Gewinn mit deiner Seite und erfüll dein Ziel
