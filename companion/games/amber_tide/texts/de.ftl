# Was Bernstein und Flut sagt, auf Deutsch.

game-title = Bernstein und Flut
game-about = Geht ins Watt und sucht Bernstein, während die Flut kommt. Noch ein Wurf, oder heim? Das Wasser, das du steigen lässt, erwischt die Nächsten.
game-lies = Je fünf Würfel. Die Kamera über dem Tisch liest sie.
rule-goal = Mit wie viel Bernstein gewinnt man?
rule-goal-forty = Mit vierzig
rule-goal-short = Mit fünfundzwanzig: ein kurzer Abend
rule-goal-long = Mit sechzig: ein langer
dice = { $n ->
    [one] Ein Würfel
   *[other] { $n } Würfel
}
go-home = Heim, mit { $n } Bernstein
ask-out = Geh mit deinen Würfeln hinaus
ask-on = Geh heim, oder wirf noch einmal
ask-throw = { $n ->
    [one] Wirf einen Würfel, { $name }
   *[other] Wirf { $n } Würfel, { $name }
}
hint-near = { $n ->
    [one] Noch ein Schritt, dann ist die Flut da.
   *[other] Noch { $n } Schritte, dann ist die Flut da.
}
wait-walk = { $name } schaut aufs Wasser
wait-throw = { $name } wirft
track-tide = Flut
track-tide-text = Jede 1 und jede 2 lässt sie steigen, jeder Wurf nach dem ersten eines Gangs auch. Bei { $high } nimmt sie, was man gerade trägt.
track-amber = Bernstein daheim
badge-found = findet { $n }
badge-found-text = Wer nach mindestens drei Würfen heimgeht, bringt auch mit, was im Watt liegt.
count-flats = Bernstein im Watt
count-goal = Bernstein zum Sieg
summary = { $n ->
    [0] Kein Bernstein
   *[other] { $n } Bernstein
}
summary-flood = { $n } Bernstein in diesem Wurf; das Meer nimmt den ganzen Beutel
dice-of = Würfel von { $name }
why-amber = { $n } Bernstein: eine 4 zählt eins, eine 5 zwei, eine 6 drei
why-rose = Die Flut stieg um { $n }: { $low ->
    [one] ein Würfel zeigt 1 oder 2
   *[other] { $low } Würfel zeigen 1 oder 2
}{ $more ->
    [0] { "" }
   *[other] , dazu eins für einen weiteren Wurf
}
why-bag = { $n } Bernstein im Beutel aus allen Würfen dieses Gangs
why-flood = Die Flut steht bei { $high } und nimmt, was im Beutel war
told-begun = Die Flut steht bei { $tide } von { $high }. Wer geht hinaus?
told-threw = { $name }: { $faces }. { $n ->
    [0] Kein Bernstein
   *[other] { $n } Bernstein
}; die Flut steht bei { $tide } von { $high }.
told-home = { $name } kommt mit { $n } Bernstein heim{ $found ->
    [0] .
   *[other] , { $found } davon aus dem Watt.
}
told-enough = { $name } kommt mit { $n } Bernstein heim und hat jetzt { $all }. Das reicht: { $name } gewinnt.
told-flood = { $n ->
    [0] Die Flut ist da. { $name } hatte nichts zu verlieren.
   *[other] Die Flut ist da und nimmt { $name } { $n } Bernstein.
}
step-carried = Im Beutel
step-found = Aus dem Watt
step-before = Vorher daheim
step-tide = Die Flut steht bei { $n }.
step-lost = { $n ->
    [0] Der Beutel ist leer.
    [one] Ein Bernstein treibt aus dem Beutel.
   *[other] { $n } Bernstein treiben aus dem Beutel.
}
told-flats = { $n } Bernstein im Watt, für alle, die drei Würfe wagen
end-title = { $name } gewinnt
end-text = Daheim mit { $n } Bernstein: { $goal } reichen zum Sieg.
end-line = { $name }: { $n } Bernstein

# Der Abend in Seiten
recap-home = Der vollste Beutel
recap-home-title = { $name } kam mit { $n } Bernstein heim
recap-flood = Die schlimmste Welle
recap-flood-title = Das Meer nahm { $name } { $n } Bernstein
recap-evening-title = { $home } Bernstein kam heim, { $lost } nahm das Meer
recap-people = Wie eure Wege ausgingen
recap-people-title = { $n ->
    [one] Ein Gang
   *[other] { $n } Gänge
}
recap-walked = { $n ->
    [one] Ein Gang,
   *[other] { $n } Gänge,
} { $wet ->
    [0] nie von der Flut erwischt
    [one] einmal von der Flut erwischt
   *[other] { $wet }-mal von der Flut erwischt
}; { $home } Bernstein daheim.
recap-own = Dein vollster Beutel
recap-own-title = Du kamst mit { $n } Bernstein heim
recap-unknown-title = { $n ->
    [0] Der Wurf nach deiner Heimkehr brachte nie die Flut
    [one] Einmal kamst du einen Wurf vor der Flut heim
   *[other] { $n }-mal kamst du einen Wurf vor der Flut heim
}
tour-1 = Hinaus nach Bernstein
tour-1-text = Reihum geht ihr mit einem bis fünf eurer Würfel hinaus ins Watt. Jede 4 ist ein Bernstein, jede 5 zwei, jede 6 drei.
tour-2 = Eine Flut für alle
tour-2-text = Jede 1 und jede 2 lässt die Flut um eins steigen, jeder Wurf nach deinem ersten auch. Sie bleibt für die Nächsten dort, wo du sie lässt.
tour-3 = Rechtzeitig heim
tour-3-text = Geh heim, dann gehört dir, was du trägst. Erreicht die Flut vorher die Zehn, holt es sich das Meer, bis jemand nach drei Würfen heimkommt und es mitbringt.
tour-4 = Vierzig Bernstein
tour-4-text = Wer als Erstes heimkommt und dann vierzig hat, gewinnt. Das Glück der Nächsten beginnt dort, wo du das Wasser lässt.

# Was würdest du tun?
advice-home = Meistens kostet noch ein Wurf mehr, als er bringt: Trag die { $haul }, die du hast, nach Hause.
advice-dice = Mit dieser Zahl von Würfeln bringst du meistens am meisten nach Hause.
advice-enough = Mit diesen { $n } Bernstein gewinnst du.

# Der erste Zug, geführt
guide-1 = Die Flut, für euch alle. Bei zehn holt sich das Meer, was jemand gerade trägt.
guide-2 = Wähle, mit wie vielen Würfeln du hinausgehst, oder schieb sie in die Mitte. Danach wählst du neu: noch ein Wurf, oder heim?
guide-3 = Der Bernstein, den du heimgebracht hast. Vierzig gewinnen.

# Während andere gefragt sind
goal = Bring noch { $n } Bernstein heim
stake-bag = { $name } trägt { $n } Bernstein. { $dry ->
    [one] Noch ein Schritt der Flut, dann holt ihn das Meer
   *[other] Noch { $dry } Schritte der Flut, dann holt ihn das Meer
}
stake-sand = Draußen im Sand: { $n } Bernstein. { $name } findet ihn mit { $far ->
    [one] noch einem Wurf
   *[other] noch { $far } Würfen
}
shore = Das Watt
piece-dune = { $name } auf der Düne
piece-out = { $name } draußen im Watt mit { $n } Bernstein
