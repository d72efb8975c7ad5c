"""A table of tiles as a picture, without the camera's noise."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, sin

import cv2
import numpy as np

from vision.reading import Frame
from vision.render import optics
from vision.render.floor import Matrix, clouds, developed, floor_light, sheet, table
from vision.render.hand import lay_hand
from vision.render.mat import mat_light
from vision.render.palette import GAMMA, Floats, linear
from vision.render.scene import Room
from vision.tiles.faces import PAPER, turned
from vision.tiles.mat import TILE
from vision.tiles.pretend.scene import LampSpot, PretendTileTable, TileScene
from vision.tiles.pretend.things import dimming, lay_cup
from vision.tiles.tile import SeenTile

THICK = 1.6
"""Thickness of the card, in millimetres."""
CARD = 0.45
"""Reflectance of its edge."""
MARKER = 12.0
"""Millimetres along the edge of a marker."""
GRAIN = 0.02
"""Variation of paper and ink, as a share, from place to place and from tile to tile."""


def picture(scene: TileScene) -> Frame:
    """The scene as the lens sees it."""
    room = scene.table.room
    light = _ground(scene.table) * dimming(scene, room)[..., None]
    lit = _lamps(room) * dimming(scene, room)[..., None]
    _contact(light, scene)
    for place, tile in scene.tiles.items():
        _lay(light, lit, _texture(scene, place, tile), scene.spots[place], room)
    for cup in scene.cups:
        lay_cup(light, cup, room)
    frame = developed(light, room)
    return frame if scene.hand is None else lay_hand(frame, scene.hand, room)


@lru_cache(maxsize=2)
def _lamps(room: Room) -> Floats:
    return floor_light(room)


@lru_cache(maxsize=2)
def _ground(top: PretendTileTable) -> Floats:
    """The light of the table's top."""
    if top.cloth is None:
        return table(top.room) if top.room.mat is None else mat_light(top.room)
    chance = np.random.default_rng(top.room.seed)
    weave = (1 + 0.05 * clouds(chance, 300, 220) + 0.03 * clouds(chance, 12, 9)).astype(np.float32)
    cloth = sheet(weave, top.room.view)[..., None] * linear(top.cloth)
    return np.asarray(cloth * _lamps(top.room), np.float32)


def _contact(light: Floats, scene: TileScene) -> None:
    """The shadow of the cards' thickness on the table."""
    view = scene.table.room.view
    mask = np.zeros(light.shape[:2], np.uint8)
    for spot in scene.spots.values():
        solid = np.column_stack([corners(spot), np.full(4, THICK)])
        for points in (optics.cast_shadow(solid, scene.table.room.lamp), solid * (1.02, 1.02, 0)):
            at = np.rint(optics.project(points, view) * 16).astype(np.int32)
            cv2.fillPoly(mask, [at], (255,), cv2.LINE_AA, 4)
    soft = cv2.GaussianBlur(mask, (0, 0), 1.2)
    light *= 1 - np.asarray(soft, np.float32)[..., None] * np.float32(0.5 / 255)


def _texture(scene: TileScene, place: tuple[int, int], tile: SeenTile) -> Floats:
    """Texture of a tile with its marker, from above."""
    faces = scene.table.faces
    face = faces.back if tile.ruined else faces.fronts[tile.look]
    chance = np.random.default_rng([scene.table.room.seed, place[0] + 500, place[1] + 500])
    seen = turned(np.asarray(face.picture, np.float32), tile.turn)
    ink = np.array(scene.table.ink, np.float32)
    light = (seen / 255) ** np.float32(GAMMA * scene.table.fade) * ink
    grain = chance.normal(size=(*light.shape[:2], 1)) * GRAIN * 3 + chance.normal() * GRAIN + 1
    light = light * grain
    if place in scene.markers:
        rgb, east, north = scene.markers[place]
        _mark(light, rgb, east, north)
    return np.asarray(light, np.float32)


def _mark(light: Floats, rgb: tuple[int, int, int], east: float, north: float) -> None:
    per_mm = light.shape[0] / TILE
    x, y = (TILE / 2 + east) * per_mm, (TILE / 2 - north) * per_mm
    half = MARKER / 2 * per_mm
    there = np.s_[max(int(y - half), 0) : int(y + half), max(int(x - half), 0) : int(x + half)]
    light[there] = linear(rgb) * np.float32(PAPER)


def _lay(light: Floats, lit: Floats, texture: Floats, spot: LampSpot, room: Room) -> None:
    """Lays a card: its edge below, its face on top, with edges as soft as pixels are."""
    for height, face in _layers(texture):
        at = optics.project(np.column_stack([corners(spot), np.full(4, height)]), room.view)
        left, top = (max(int(v) - 2, 0) for v in at.min(axis=0))
        right = min(int(at[:, 0].max()) + 3, room.view.width)
        low = min(int(at[:, 1].max()) + 3, room.view.height)
        if right <= left or low <= top:
            continue
        there = np.s_[top:low, left:right]
        cover, seen = _warped(face, at - (left, top), (right - left, low - top))
        light[there] += (seen * lit[there] - light[there]) * cover[..., None]


def _layers(texture: Floats) -> Iterator[tuple[float, Floats]]:
    yield 0.0, np.full_like(texture, CARD)
    yield THICK, texture


def _warped(face: Floats, at: Matrix, size: tuple[int, int]) -> tuple[Floats, Floats]:
    """The face at those corners (clockwise from its top left), with how much of each pixel it covers."""
    side = face.shape[0]
    corners = np.array([(0, 0), (side, 0), (side, side), (0, side)], np.float32) - np.float32(0.5)
    matrix = cv2.getPerspectiveTransform(corners, (at - 0.5).astype(np.float32))
    reach = max(float(np.linalg.norm(at[0] - at[1])), 1.0)
    soft = cv2.GaussianBlur(face, (0, 0), max(0.4 * side / reach, 0.1))
    seen = cv2.warpPerspective(soft, matrix, size, borderMode=cv2.BORDER_REPLICATE)
    cover = cv2.warpPerspective(np.ones((side, side), np.float32), matrix, size)
    return np.asarray(cover, np.float32), np.asarray(seen, np.float32)


def corners(spot: LampSpot) -> Matrix:
    """The corners of a tile on the table in mm, clockwise from the far left one."""
    half = TILE / 2
    square = np.array([(-half, half), (half, half), (half, -half), (-half, -half)])
    c, s = cos(spot.turn), sin(spot.turn)
    return np.asarray(square @ np.array([[c, -s], [s, c]]) + (spot.x, spot.y), np.float64)
