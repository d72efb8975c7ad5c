"""A game's view: the shared classes, with Words as their text and the ids of dice colours."""

from typing import TypeAlias

from companion.engine.words import Words
from companion.shared_view import boards, parts, scores, view

Area: TypeAlias = boards.Area[Words, str]
Badge: TypeAlias = parts.Badge[Words, str]
Bar: TypeAlias = parts.Bar[Words, str]
Board: TypeAlias = boards.Board[Words, str]
Bond: TypeAlias = parts.Bond[Words, str]
CardView: TypeAlias = parts.CardView[Words, str]
Chart: TypeAlias = parts.Chart[Words, str]
Explanation: TypeAlias = parts.Explanation[Words, str]
FreePlace: TypeAlias = boards.FreePlace[Words, str]
Meanwhile: TypeAlias = parts.Meanwhile[Words, str]
Meter: TypeAlias = parts.Meter
Mood: TypeAlias = view.Mood
Outline: TypeAlias = boards.Outline
OwnedDice: TypeAlias = parts.OwnedDice[Words, str]
Piece: TypeAlias = boards.Piece[Words, str]
PieceLook: TypeAlias = boards.PieceLook[Words, str]
Pile: TypeAlias = parts.Pile[Words, str]
Place: TypeAlias = boards.Place[Words, str]
PlacedTile: TypeAlias = boards.PlacedTile[Words, str]
Plan: TypeAlias = boards.Plan[Words, str]
Rolling: TypeAlias = parts.Rolling[Words, str]
Route: TypeAlias = parts.Route[Words, str]
ScoreColumn: TypeAlias = scores.ScoreColumn[Words, str]
Scores: TypeAlias = scores.Scores[Words, str]
SeatClock: TypeAlias = scores.SeatClock
SeatView: TypeAlias = parts.SeatView[Words, str]
Suspect: TypeAlias = parts.Suspect[Words, str]
Spotlight: TypeAlias = parts.Spotlight[Words, str]
Stop: TypeAlias = parts.Stop[Words, str]
Track: TypeAlias = parts.Track[Words, str]
Use: TypeAlias = parts.Use[Words, str]
View: TypeAlias = view.View[Words, str]
Viewer: TypeAlias = view.Viewer
Zone: TypeAlias = parts.Zone
