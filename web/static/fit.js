// Whatever is told fits its place: it goes smaller, then closer together, and then it turns its pages.
const STEPS = [1, 0.93, 0.86, 0.79, 0.72, 0.66, 0.6, 0.54, 0.48];
const TURN = 8000, LOW = 120;
const asleep = () => document.hidden || $("#night:not([hidden])") !== null;
const SCOPES = ".table [data-fit], .phone.play > .own > [data-fit]";
const scopes = () => $$(SCOPES).reverse(); // what stands within another comes first
const within = (one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1;
const least = (one) => STEPS.filter((step) => step >= Number(one.dataset.least || 0)).length - 1;
const drawn = (one) => !(one instanceof SVGElement) && !one.classList.contains("unseen");
const fits = (one) => [one, ...one.children].every((each) => !drawn(each) || within(each));

// Each try costs a layout: the step of the last time is tried first with the one above it, then the smallest, then halves.
const found = [new WeakMap(), new WeakMap()]; // loose, and close together
function smaller(one) {
  const fitsAt = (step) => { one.style.setProperty("--fit", STEPS[step]); return fits(one); };
  const known = found[Number(one.classList.contains("close"))], last = least(one), was = Math.min(known.get(one) || 0, last);
  let large = -1, small = last + 1; // up to `large` it is too large, and from `small` on it fits
  for (let step = was; small - large > 1; step = small === was ? was - 1 : small > last ? last : (large + small) >> 1) {
    if (fitsAt(step)) small = step;
    else large = step;
  }
  known.set(one, small);
  one.style.setProperty("--fit", STEPS[Math.min(small, last)]);
  return small <= last;
}
const turning = (one) => [one, ...one.querySelectorAll(".turns")].filter((part) => part.classList.contains("turns"));
function fitOne(one) {
  one.classList.toggle("low", one.clientHeight < LOW);
  one.classList.remove("close", "paged");
  for (const part of turning(one)) part.classList.remove("turns");
  delete one.dataset.page;
  delete one.dataset.pages;
  if (smaller(one)) return;
  one.classList.add("close");
  if (!smaller(one)) paginate(one);
}
const places = () => $$("#stage, .around, #told-now");
const sizes = () => places().map((one) => `${one.clientWidth} ${one.clientHeight}`).join();
// What is as it was left costs no layout.
const state = (one) => `${one.clientWidth} ${one.clientHeight} ${open.get(one)} ${one.outerHTML}`;
let left = new WeakMap(), due = 0, fitted = ""; // the sizes to which all was fitted
function fit() {
  for (const one of scopes()) if (left.get(one) !== state(one)) {
    fitOne(one);
    left.set(one, state(one));
  }
  fitted = sizes();
}
function fitAll() {
  left = new WeakMap();
  fitSoon();
}
function fitSoon() { // once before the next painting, however much comes until then
  cancelAnimationFrame(due);
  due = requestAnimationFrame(fit);
}

// ---- pages: columns as wide as their place, of which one is seen
let open = new WeakMap(), turned = ""; // the page that is open, by the place it is in, and the turn of the game
const gap = (part) => parseFloat(getComputedStyle(part).columnGap);
function step(part) {
  const style = getComputedStyle(part);
  return part.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) + gap(part);
}
const count = (part) => Math.max(1, Math.round((part.scrollWidth - part.clientWidth) / step(part)) + 1);
function paginate(one) {
  const parts = [one, ...one.querySelectorAll("*")].filter((part) => "turns" in part.dataset);
  if (!parts.length) return;
  one.classList.add("paged");
  for (const part of parts) part.classList.toggle("turns", !within(part));
  show(one);
}
function show(one) {
  const parts = turning(one), pages = Math.max(1, ...parts.map(count));
  const now = (open.get(one) || 0) % pages;
  for (const part of parts) part.scrollLeft = Math.min(now, count(part) - 1) * step(part);
  open.set(one, now);
  if (pages > 1) one.dataset.page = `${now + 1} / ${pages}`;
  one.dataset.pages = pages;
}
function turn(one) {
  open.set(one, (open.get(one) || 0) + 1);
  show(one);
}
let clock = 0;
function begin() {
  clearInterval(clock);
  clock = setInterval(() => { if (!calm.matches && !asleep()) $$(".table .paged").forEach(turn); }, TURN);
}
on("click", (event) => {
  const one = event.target.closest(".paged");
  if (!one || event.target.closest("a, button, summary, .map")) return;
  turn(one);
  begin();
});

const size = new ResizeObserver(() => {
  if (sizes() === fitted) return;
  left = new WeakMap();
  fit();
});
function watch() {
  const { turn } = main().dataset;
  if (turn !== turned) open = new WeakMap();
  turned = turn;
  size.disconnect();
  for (const one of places()) size.observe(one);
  fitSoon();
}
on("load error toggle", fitAll, true);
document.fonts.addEventListener("loadingdone", fitAll);
on("page", watch);
on("fit", (event) => fitOne(event.target)); // what has just come, before it is seen
watch();
begin();
