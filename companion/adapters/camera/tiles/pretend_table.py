"""The demo's camera: shows pretend dice, or a pretend map while a game places tiles."""

from collections.abc import Mapping

from companion.engine.tile_map import Place
from vision.cameras.pretend import PretendCamera
from vision.pictures.thumbnail import Grey
from vision.reading import Frame
from vision.tiles import SeenTile, TileFaces
from vision.tiles.pretend import PretendTiles


class PretendTable(PretendCamera):
    """Hands over pictures alone; what lies on its map is laid by a pretend person."""

    _map: PretendTiles | None = None
    _faces: TileFaces | None = None
    _lain: Mapping[Place, SeenTile] | None = None

    def show(self, faces: TileFaces, tiles: Mapping[Place, SeenTile]) -> bool:
        """Makes the table that map, as a person would; whether there was anything to do."""
        if self._map is None or self._faces is not faces:
            self._map, self._faces, self._lain = PretendTiles(faces), faces, None
        if self._lain == tiles:
            return False
        self._lain = tiles
        self._map.lay(tiles)
        return True

    def put_away(self) -> None:
        """The map is put away, and the tray comes back."""
        self._map = self._faces = self._lain = None

    def glance(self) -> Grey:
        pretend = self._map
        return super().glance() if pretend is None else pretend.glance()

    def frame(self) -> Frame:
        pretend = self._map
        return super().frame() if pretend is None else pretend.frame()
