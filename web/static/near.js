// The photograph of a roll fills the screen: as near as all dice allow, and none of them behind what is written.
const NEAREST = 0.6, LEAST = 480;
window.fillWith = (one) => {
  const drawing = one.querySelector("svg.lain");
  if (!drawing) return;
  const image = drawing.querySelector("image"), size = ["width", "height"].map((name) => Number(image.getAttribute(name)));
  const dice = [...drawing.querySelectorAll(".thrown")].map(({ dataset }) => [dataset.x, dataset.y, 1.25 * dataset.reach].map(Number));
  const first = [0, 1].map((way) => Math.max(0, Math.min(...dice.map((die) => die[way] - die[2]))));
  const last = [0, 1].map((way) => Math.min(size[way], Math.max(...dice.map((die) => die[way] + die[2]))));
  const above = Math.max(part(one, ".corrected"), part(one, ".kicker")), below = part(one, ".counter"), ratio = one.clientWidth / one.clientHeight;
  const near = crop(first, last, size, ratio, above, below, 0) || crop(first, last, size, ratio, above, below, 1);
  drawing.style.top = near ? "" : `${100 * above}%`;
  drawing.style.height = near ? "" : `${100 * (1 - above - below)}%`;
  drawing.setAttribute("viewBox", (near || [0, first[1], size[0], last[1] - first[1]]).join(" "));
};
// Within the picture, or `under` what is written beyond it; null where dice lie too far apart for either.
function crop([left, top], [right, low], [width, height], ratio, above, below, under) {
  const free = 1 - above - below, most = Math.min(width, height * ratio / (under ? free : 1));
  const wide = Math.max(right - left, (low - top) * ratio / free, NEAREST * most, Math.min(LEAST, most)), tall = wide / ratio;
  const highest = Math.max(-under * above * tall, low - (1 - below) * tall);
  const lowest = Math.min(height - (1 - under * below) * tall, top - above * tall);
  if (wide > most || highest > lowest) return null;
  return [within((left + right - wide) / 2, 0, width - wide), within((top + low) / 2 - (above + free / 2) * tall, highest, lowest), wide, tall];
}
// Which part of the height that takes.
function part(one, name) { return (one.querySelector(name)?.offsetHeight || 0) / one.clientHeight; }
function within(n, least, most) { return Math.min(most, Math.max(least, n)); }
