"""The parts of a turn: moves, Programs, the Control Panel, the phases and the end."""
