"""A page's view of a game: the shared classes, with sentences as their text and painted colours."""

from typing import TypeAlias

from companion.shared_view import boards, options, parts, recap_page, staged, view
from web.shown.table import ColourView

Area: TypeAlias = boards.Area[str, ColourView]
Badge: TypeAlias = parts.Badge[str, ColourView]
Bar: TypeAlias = parts.Bar[str, ColourView]
Blank: TypeAlias = options.Blank[str, ColourView]
Board: TypeAlias = boards.Board[str, ColourView]
CardView: TypeAlias = parts.CardView[str, ColourView]
Chart: TypeAlias = parts.Chart[str, ColourView]
Explanation: TypeAlias = parts.Explanation[str, ColourView]
Film: TypeAlias = recap_page.Film[str, ColourView]
FreePlace: TypeAlias = boards.FreePlace[str, ColourView]
HowMany: TypeAlias = options.HowMany[str, ColourView]
Option: TypeAlias = options.Option[str, ColourView]
OwnedDice: TypeAlias = parts.OwnedDice[str, ColourView]
Person: TypeAlias = recap_page.Person[str, ColourView]
Piece: TypeAlias = boards.Piece[str, ColourView]
Pile: TypeAlias = parts.Pile[str, ColourView]
Place: TypeAlias = boards.Place[str, ColourView]
PlacedTile: TypeAlias = boards.PlacedTile[str, ColourView]
Plan: TypeAlias = boards.Plan[str, ColourView]
Roster: TypeAlias = recap_page.Roster[str, ColourView]
Route: TypeAlias = parts.Route[str, ColourView]
Spotlight: TypeAlias = parts.Spotlight[str, ColourView]
Staged: TypeAlias = staged.Staged[str, ColourView]
StagedDie: TypeAlias = staged.StagedDie[str, ColourView]
StagedStep: TypeAlias = staged.StagedStep[str, ColourView]
Stop: TypeAlias = parts.Stop[str, ColourView]
Track: TypeAlias = parts.Track[str, ColourView]
Use: TypeAlias = parts.Use[str, ColourView]
View: TypeAlias = view.View[str, ColourView]
