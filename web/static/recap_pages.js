// The evening told back: a big screen turns its pages by itself, a phone by a thumb; a tap holds what is read.
const LONG = 9000, PICTURE = 700;
const pages = () => $$("#book > .recap-page");
const films = () => $$(".film");
const asleep = () => document.hidden || $("#night:not([hidden]), #screen > *") !== null;
const running = new Set(); // the pages of films that play
let shown = "", since = Date.now(), held = false, clock = 0;
const stills = new Map();

// ---- pages: what the stream brings is drawn with the first one open
const place = () => Math.max(0, pages().findIndex((one) => one.id === shown));
function draw() {
  const all = pages(), now = place();
  for (const one of all) one.classList.toggle("shown", one === all[now]);
  const turning = byId("turning");
  if (turning) {
    turning.hidden = all.length < 2;
    const dots = all.map((_, n) => Object.assign(document.createElement("i"), { className: n === now ? "now" : "" }));
    byId("turned").replaceChildren(...(big ? [`${now + 1} / ${all.length}`] : dots));
    press(byId("turn-hold"), held);
  }
  films().forEach(grow);
}
function turn(by) {
  const all = pages();
  if (place() + by === all.length) document.dispatchEvent(new Event("evening-read"));
  shown = all[(place() + by + all.length) % all.length].id;
  since = Date.now();
  const film = $(`#${shown} .film`);
  if (film && !calm.matches) {
    stills.set(shown, 0);
    running.add(shown);
  }
  draw();
  if (!big) byId(shown).scrollIntoView({ inline: "center", block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
}
// ---- a phone's cards are swiped: the one in the middle is shown
function swiped(event) {
  if (big || event.target.id !== "book") return;
  const middle = (one) => Math.abs(one.getBoundingClientRect().x + one.offsetWidth / 2 - innerWidth / 2);
  shown = pages().reduce((near, one) => middle(one) < middle(near) ? one : near).id;
  draw();
}
on("scroll", swiped, { capture: true, passive: true });
function hold(now) {
  held = now;
  since = Date.now();
  draw();
}

// ---- a drawing that grows: what is not there yet is not drawn
const last = (film) => Number(film.dataset.film) - 1;
const still = (film) => stills.has(film.closest(".recap-page").id) ? stills.get(film.closest(".recap-page").id) : last(film);
function grow(film) {
  const now = still(film);
  for (const one of film.querySelectorAll("[data-from], [data-until]"))
    one.style.display = Number(one.dataset.from || 0) <= now && now < Number(one.dataset.until || Infinity) ? "inline" : "none";
  film.querySelectorAll(".captions > li").forEach((one, n) => one.classList.toggle("now", n === now));
}
function step(film) {
  const now = still(film);
  stills.set(film.closest(".recap-page").id, now >= last(film) ? 0 : now + 1);
  grow(film);
}

// ---- by itself: a film whose page is opened, and on the big screen the pages
function tick() {
  if (asleep()) since = Date.now();
  if (asleep() || held) return;
  for (const id of running) {
    const film = $(`#${id} .film`);
    if (film) step(film);
    if (!film || still(film) === last(film)) running.delete(id);
    since = Date.now();
  }
  if ($("#tour:not([open])")) return;
  const parts = Number(pages()[place()]?.dataset.pages || 1); // a page that turns pages of its own
  if (big && !calm.matches && pages().length > 1 && Date.now() - since > LONG * parts) turn(1);
}
function begin() {
  const any = pages().length > 0;
  if (any && !clock) {
    since = Date.now();
    clock = setInterval(tick, PICTURE);
  } else if (!any) {
    clearInterval(clock);
    clock = 0;
    shown = "";
    held = false;
  }
  if (any) draw();
}
function play(film) {
  const { id } = film.closest(".recap-page");
  if (calm.matches) return step(film);
  if (running.delete(id)) return;
  running.add(id);
  step(film);
}

on("click", (event) => {
  const by = event.target.closest("[data-turn-page]"), film = event.target.closest(".film");
  if (by) return turn(Number(by.dataset.turnPage));
  if (event.target.closest("#turn-hold")) return hold(!held);
  if (film && (!big || calm.matches)) return play(film);
  if (big && event.target.closest("#book") && !event.target.closest("a, button, summary, .map")) hold(!held);
});
// ---- a thumb that goes to the side turns a page
const SIDE = 45;
let from = null;
on("touchstart", (event) => { from = big && event.target.closest("#book") ? event.touches[0].clientX : null; }, { passive: true });
on("touchend", (event) => {
  const way = from === null ? 0 : event.changedTouches[0].clientX - from;
  if (Math.abs(way) > SIDE && pages().length > 1) turn(way < 0 ? 1 : -1);
  from = null;
}, { passive: true });
on("keydown", (event) => {
  const by = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 }[event.key];
  if (!big || !by || pages().length < 2 || event.target.closest("input, textarea, select, .map, .ground")) return;
  event.preventDefault();
  turn(by);
});
// ---- a tour begins with its first page
on("toggle", (event) => {
  if (event.target.id !== "tour") return;
  shown = "";
  since = Date.now();
  draw();
}, true);
onPage(begin);
