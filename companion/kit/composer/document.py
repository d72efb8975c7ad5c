"""The SVG document round a picture."""

from companion.kit.composer.paper import HEIGHT, WIDTH

NOTE = "Drawn by the code of this project, and under its licence (MIT)."


def document(definitions: str, inside: str) -> str:
    """The SVG document round a picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' preserveAspectRatio="xMidYMid slice"'
        f' stroke-linecap="round" stroke-linejoin="round"><!-- {NOTE} -->\n'
        f"<defs>{definitions}</defs>\n{inside}\n</svg>\n"
    )
