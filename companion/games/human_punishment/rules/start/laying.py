"""The pages that say what to lay out before anybody rolls where they begin (HP-014 to HP-025)."""

PAGES = ("bars", "scanners", "chips", "boxes", "enemies", "events")
NEXT, ALL = "next", "all"
"""One page is laid out, or the rest as well."""
