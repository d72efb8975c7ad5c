// A map: thumbs, wheel, mouse and keys come nearer; a tap tries a lit place, or reads an area or a tile.
const STEP = 1.25, MOST = 12, DRAG = 6, PAN = 0.15;
const near = new Map(); // by the id of a ground: the part of its drawing that somebody looks at, until all is wanted
const grounds = () => $$(".map .ground");
const drawing = (ground) => ground.querySelector("svg.tiles");
const groundOf = (event) => event.target.closest?.(".map .ground");
const boxed = ([x, y, width, height]) => ({ x, y, width, height });
const whole = (svg) => boxed(svg.dataset.box.split(" ").map(Number));

// ---- the part that is seen: what somebody looks at, or else what is lit, or else all of it
function around(svg, parts, border) {
  const boxes = parts.map((one) => {
    const { x, y, width, height } = one.getBBox(), { e = 0, f = 0 } = one.transform.baseVal[0]?.matrix || {};
    return [x + e, y + f, x + e + width, y + f + height];
  });
  const [left, top] = [0, 1].map((n) => Math.min(...boxes.map((one) => one[n])) - border);
  const [right, low] = [2, 3].map((n) => Math.max(...boxes.map((one) => one[n])) + border);
  return { x: left, y: top, width: right - left, height: low - top };
}
// On a phone a tile is as wide as a thumb, and letters of a plan can be read.
function lit(ground, svg) {
  const spots = [...svg.querySelectorAll(".spot, .fits")], letters = Number(svg.dataset.letters), unit = letters ? letters / 13 : 1 / 72;
  if (big || !spots.length) return whole(svg);
  const box = around(svg, spots, letters ? 3 * letters : 0.4);
  const width = Math.max(box.width, Math.min(ground.clientWidth * unit, whole(svg).width)), height = Math.max(box.height, ground.clientHeight * unit);
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
function look(ground) {
  const svg = drawing(ground), { x, y, width, height } = near.get(ground.id) || lit(ground, svg);
  ground.classList.toggle("near", near.has(ground.id) || svg.dataset.box !== `${x} ${y} ${width} ${height}`);
  svg.setAttribute("viewBox", [x, y, width, height].join(" "));
}
const seen = (svg) => { const { x, y, width, height } = svg.viewBox.baseVal; return { x, y, width, height }; };
const perPixel = (svg) => { const { width, height } = seen(svg); return Math.max(width / svg.clientWidth, height / svg.clientHeight); };
function point(svg, x, y) { // of the drawing under a point of the page; a tilted one comes nearer in its middle
  if (big) { const box = seen(svg); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; }
  return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
}
function zoom(ground, by, x, y) {
  const svg = drawing(ground), box = seen(svg), { width, height } = whole(svg), at = point(svg, x, y), now = perPixel(svg);
  const most = Math.max(width / svg.clientWidth, height / svg.clientHeight);
  const part = Math.min(Math.max(now / by, most / MOST), Math.max(most, now)) / now;
  near.set(ground.id, { x: at.x + (box.x - at.x) * part, y: at.y + (box.y - at.y) * part, width: box.width * part, height: box.height * part });
  look(ground);
}
function zoomMiddle(ground, by) {
  const at = drawing(ground).getBoundingClientRect();
  zoom(ground, by, at.left + at.width / 2, at.top + at.height / 2);
}
function pan(ground, x, y) { // by so many pixels
  const svg = drawing(ground), box = seen(svg), unit = perPixel(svg);
  near.set(ground.id, { ...box, x: box.x + x * unit, y: box.y + y * unit });
  look(ground);
}
function all(ground) {
  near.set(ground.id, whole(drawing(ground)));
  look(ground);
}
const WAYS = { in: (ground) => zoomMiddle(ground, STEP), out: (ground) => zoomMiddle(ground, 1 / STEP), whole: all };
const aside = (x, y) => (ground) => pan(ground, x * ground.clientWidth * PAN, y * ground.clientHeight * PAN);
const KEYS = {
  "+": WAYS.in, "=": WAYS.in, "-": WAYS.out, "0": all,
  ArrowLeft: aside(-1, 0), ArrowRight: aside(1, 0), ArrowUp: aside(0, -1), ArrowDown: aside(0, 1),
};
onTap("[data-zoom]", (button) => WAYS[button.dataset.zoom](button.closest(".map").querySelector(".ground")));
on("keydown", (event) => {
  const ground = groundOf(event), way = KEYS[event.key];
  if (!ground || !way || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  way(ground);
}, true);
on("wheel", (event) => {
  const ground = groundOf(event);
  if (!ground || event.shiftKey) return;
  event.preventDefault();
  zoom(ground, event.deltaY < 0 ? STEP : 1 / STEP, event.clientX, event.clientY);
}, { passive: false });

// ---- one thumb or a mouse moves it, two come nearer
const fingers = new Map();
let held = null, dragged = false;
const apart = () => { const [one, other] = [...fingers.values()]; return Math.hypot(one.x - other.x, one.y - other.y); };
on("pointerdown", (event) => {
  held = groundOf(event);
  if (fingers.size > 1 || event.isPrimary) fingers.clear();
  dragged = false;
  if (held) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
});
on("pointermove", (event) => {
  const finger = fingers.get(event.pointerId);
  if (!held?.isConnected || !finger || !(event.buttons & 1)) return;
  dragged = dragged || Math.hypot(event.clientX - finger.from[0], event.clientY - finger.from[1]) > DRAG;
  const was = fingers.size > 1 && apart(), { x, y } = finger;
  Object.assign(finger, { x: event.clientX, y: event.clientY });
  if (was) {
    const [one, other] = [...fingers.values()];
    zoom(held, apart() / was, (one.x + other.x) / 2, (one.y + other.y) / 2);
  } else if (dragged && (event.pointerType === "mouse" || held.matches(".near"))) pan(held, x - event.clientX, y - event.clientY);
});
on("pointerup pointercancel", (event) => fingers.delete(event.pointerId));
on("dragstart", (event) => { if (groundOf(event)) event.preventDefault(); });

// ---- a tap on a lit place tries the first way there, the next tap the next; one button takes what is tried
let tried = null;
const ways = (spot) => $$(`.choices > [data-spot="${spot}"]`);
function tryAt(spot) {
  const there = ways(spot), last = there.findIndex((one) => one.id === tried);
  if (!there.length) return;
  tried = there[(last + 1) % there.length].id;
  show();
}
function show() {
  for (const one of $$(".spot.on")) one.classList.remove("on");
  for (const one of $$(".spot > .tried")) one.remove();
  const choice = tried && byId(tried);
  if (!choice) tried = null;
  const there = choice && byId(`spot-${choice.dataset.spot}`);
  for (const one of $$("[data-there]")) {
    one.hidden = !there || !one.closest("form").contains(choice);
    one.textContent = there ? there.textContent : "";
  }
  for (const here of $$("[data-here]")) {
    const mine = Boolean(choice) && here.form === choice.form;
    Object.assign(here, { hidden: !mine, disabled: !mine, value: mine ? choice.value : "" });
    if (mine) here.querySelector("small").textContent = choice.querySelector("span").textContent;
  }
  const spot = choice && $(`.spot[data-spot="${choice.dataset.spot}"]`);
  if (!spot) return;
  spot.classList.add("on");
  const face = choice.querySelector(".face-of-tile use");
  if (!face) return;
  const ghost = face.cloneNode();
  ghost.classList.add("tried");
  spot.prepend(ghost);
}
onTap(".spot[data-spot]", (spot) => { if (!dragged) tryAt(spot.dataset.spot); });
// What has the focus by keyboard among the choices is seen on the map; under a finger the list may not move.
on("focusin", (event) => {
  if (!event.target.matches(".choices > [data-spot]:focus-visible")) return;
  tried = event.target.id;
  show();
});

// ---- a tap on an area or a tile reads it, until it is put away
let read = "";
const isArea = (one) => one.matches?.(".area[data-area]");
const tiles = () => $$("svg.tiles > .tile");
const placeOf = (tile) => tile.getAttribute("transform");
// In words: an area has an article, a tile its title.
const textOf = (name) => tiles().find((one) => placeOf(one) === name)?.querySelector("title") || byId(`area-${name}`);
function readArea(area) {
  read = read === area ? "" : area;
  reread();
}
function reread() {
  const panel = byId("read-area"), text = read && textOf(read);
  for (const one of tiles()) one.classList.toggle("on", Boolean(text) && placeOf(one) === read);
  for (const one of $$(".area")) one.classList.toggle("on", Boolean(text) && one.dataset.area === read);
  if (!panel) return;
  if (text) panel.dataset.stays = "";
  else delete panel.dataset.stays;
  panel.open = Boolean(text);
  const shown = panel.querySelector("div"), says = text ? text.innerHTML : "";
  if (shown.innerHTML !== says) shown.innerHTML = says;
}
on("toggle", (event) => {
  if (event.target.id !== "read-area" || event.target.open || !read) return;
  const area = byId(`on-area-${read}`);
  readArea("");
  if (area && (event.target.contains(document.activeElement) || document.activeElement === document.body)) area.focus({ preventScroll: true });
}, true);
on("click", (event) => {
  if (!event.target.closest(".map svg.tiles") || event.target.closest(".spot") || dragged) return;
  const area = document.elementsFromPoint(event.clientX, event.clientY).find(isArea), tile = event.target.closest("svg.tiles > .tile");
  readArea(area ? area.dataset.area : tile ? placeOf(tile) : "");
});
on("keydown", (event) => {
  if (!isArea(event.target) || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  readArea(event.target.dataset.area);
});

// ---- once the page has changed, or its size
const size = new ResizeObserver((changed) => changed.forEach(({ target }) => look(target)));
let asked = null;
function meet() {
  const form = $(".placing")?.closest("form").id;
  if (form !== asked) near.clear(); // another question: what it lights is seen
  asked = form;
  size.disconnect();
  for (const one of grounds()) { size.observe(one); look(one); }
  show();
  reread();
}
onPage(meet);
