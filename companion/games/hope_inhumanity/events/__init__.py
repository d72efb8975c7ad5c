"""Events of a game of Hope Inhumanity: facts, in the past tense, from which the state follows."""
