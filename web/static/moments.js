// Draws what the director says (director.js): a moment over the board, small lines beside it, or the board alone. The page
// brings moments hidden; a copy is played, so that nothing that comes meanwhile changes it.
const { LAW, RANK, onStage, stage, board, needs, wake } = window.director;
const DIE = 260, SETTLES = 400, LETTER = 38, STEP = 1300, PICTURE = 300, KEPT = 24, TOLD = "told";
const layer = (id) => document.body.appendChild(Object.assign(document.createElement("div"), { id, role: "log", ariaLive: "off" }));
const beside = layer("beside"), screen = layer("screen");
const copies = new Map(); // by id: what the page brought, as long as it may be told
let s = onStage({ told: JSON.parse(sessionStorage.getItem(TOLD) || "[]") }), timer = 0, said = "", plays = "", lies = "", timers = [];

// ---- what comes: pages, taps, and the end of what is told
const aloud = () => localStorage.getItem("speaks") === "yes";
function hear(event) {
  const t = performance.now();
  s = stage({ ...s, calm: calm.matches, aloud: aloud() }, event, t);
  sessionStorage.setItem(TOLD, JSON.stringify(s.told)); // a page that is loaded anew tells nothing twice either
  if (!keepsBack()) drawNow();
  draw(s);
  say(t);
  clearTimeout(timer);
  if (Number.isFinite(wake(s))) timer = setTimeout(() => hear({ type: "tick" }), Math.max(0, wake(s) - t));
}
window.keepsBack = () => board(s) !== s.serial;
function say(t) {
  const word = { epoch: s.epoch || "", serial: board(s), more: Math.max(0, Math.round(needs(s, t))) };
  const key = `${word.epoch} ${word.serial} ${word.more > 0} ${s.on?.id}`;
  if (key !== said && document.body.dataset.stream && !byId("looks-on")) post(word, false);
  said = key;
}
// Another word follows: this one is sent again only for its proof.
async function post(word, again) {
  const body = new URLSearchParams({ as: "kiosk", ...word });
  const reply = await posted(document.body.dataset.stream.replace(/stream\?.*/, "shown"), body).catch(() => null);
  if (reply?.ok && !again && (await reply.json()).stale) post(word, true);
}
function news() {
  const page = latestPage(), { epoch, serial, asks } = page.dataset, free = page.matches(".lobby");
  if (free) s = { ...s, told: [] }; // games are numbered anew once all is forgotten
  const moments = [...page.querySelectorAll("[data-moment]")].map(one).sort((a, b) => a.serial - b.serial);
  for (const id of [...copies.keys()].slice(0, -KEPT)) copies.delete(id);
  hear({ type: "page", epoch, serial: Number(serial), asks: Number(asks), free, moments });
}
function one(node) {
  const { moment: id, serial, kind, seconds } = node.dataset;
  copies.set(id, node.cloneNode(true));
  return { id, serial: Number(serial), kind, seconds: Number(seconds), letters: node.textContent.trim().length };
}
on("news", news);
on("visibilitychange", () => { if (document.hidden) hear({ type: "away" }); });
root.dataset.tells = ""; // from now on

// ---- a tap shows all of a moment, and the next one the board; while it hides the board a key does the same
const hides = () => s.on && RANK[s.on.kind] > 1;
window.addEventListener("pointerdown", () => { if (s.on) hear({ type: "tap" }); }, true);
window.addEventListener("keydown", (event) => {
  if (!s.on || ["Control", "Shift", "Alt", "Meta"].includes(event.key)) return;
  if (hides()) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  hear({ type: "tap" });
}, true);

// ---- drawing
function draw({ on, aside }) {
  if (plays !== (on ? on.id : "")) play(on);
  if (on && on.whole && "playing" in screen.dataset) conclude();
  const now = aside ? aside.ids.join(" ") : "";
  if (lies !== now) lay(aside ? aside.ids : []);
  lies = now;
}
function lay(ids) {
  if (ids.length) stands();
  beside.replaceChildren(...ids.map(line).filter(Boolean));
  for (const id of ids) document.dispatchEvent(new CustomEvent("small", { detail: copies.get(id) }));
}
// What would have had the screen is one line, too, where there is no time for more.
function line(id) {
  const made = copy(id);
  if (!made || made.matches(".small")) return made;
  const told = made.querySelector(".verdict .told"), glyph = made.querySelector(".verdict > .glyph");
  const small = Object.assign(document.createElement("p"), { className: "small" });
  small.append(...[glyph, told].filter(Boolean));
  return told && small;
}
function copy(id) {
  const made = copies.get(id)?.cloneNode(true);
  for (const each of made ? [made, ...made.querySelectorAll("[id]")] : []) each.removeAttribute("id");
  if (made) made.hidden = false;
  return made;
}
function play(on) {
  timers.forEach(clearTimeout);
  timers = [];
  plays = on ? on.id : "";
  screen.replaceChildren();
  delete screen.dataset.playing;
  screen.dataset.kind = on ? on.kind : "";
  document.body.dataset.stage = on ? (RANK[on.kind] > 1 ? "whole" : "scene") : "";
  placing.disconnect();
  if (!on) return void document.dispatchEvent(new Event("untold"));
  screen.lang = main().lang;
  screen.dataset.playing = "";
  if (!hides()) stands();
  const opens = on.opens ? LAW.opens : 0;
  if (opens) show(on.opens, opens);
  later(() => show(on.id, on.verdict - on.from - opens), opens);
}
// A scene stands over the board alone, however high that becomes; people and question stay.
const placing = new ResizeObserver(place);
function stands() {
  place();
  for (const one of [byId("stage"), byId("asking")]) if (one) placing.observe(one);
}
function place() {
  const at = byId("stage")?.getBoundingClientRect();
  const asked = byId("asking")?.getBoundingClientRect();
  const foot = at && Math.min(at.bottom, asked && asked.top > at.top ? asked.top : at.bottom);
  const inset = at ? `${at.top}px ${innerWidth - at.right}px ${innerHeight - foot}px ${at.left}px` : "0";
  for (const layer of [screen, beside]) layer.style.setProperty("--place", inset); // on the page it would cost the style of all
}
function show(id, lasts) {
  const made = copy(id);
  if (!made) return;
  document.dispatchEvent(new CustomEvent("tells", { detail: copies.get(id) })); // what opens it is heard first
  screen.replaceChildren(made);
  made.dataset.fit = "";
  made.dispatchEvent(new Event("fit", { bubbles: true }));
  if (made.matches(".throw")) roll(made, lasts);
  else tell(made, lasts);
}
const later = (what, after) => (after ? timers.push(setTimeout(what, after)) : what());
function step(one, now) {
  for (const part of one.querySelectorAll(`[data-until="${now}"]`)) part.classList.add("gone");
  for (const part of one.querySelectorAll(`[data-from="${now}"]`)) {
    if (!calm.matches && !part.matches(".lies")) part.querySelectorAll("animateTransform").forEach((move) => move.beginElement());
    part.classList.add("lies");
    if (part.dataset.sum) add(one, Number(part.dataset.sum));
  }
}
function add(one, n) {
  const number = one.querySelector(".so-far");
  if (number) number.textContent = String(n).replace("-", "−");
  one.querySelectorAll(".goal .place").forEach((place, which) => place.classList.toggle("full", which < n));
}
// A roll: one die after another, once its photograph is there.
function roll(one, lasts) {
  fillWith(one);
  if (!lasts) return;
  one.classList.add("moves");
  add(one, Number(one.dataset.sure));
  const dice = Number(one.dataset.steps), each = Math.min(DIE, Math.max(0, lasts - PICTURE - SETTLES) / dice);
  const picture = one.querySelector("image"), begin = () => throwAll(one, dice, each);
  if (!picture) return begin();
  for (const name of ["load", "error"]) picture.addEventListener(name, begin, { once: true });
  later(begin, PICTURE);
}
function throwAll(one, dice, each) {
  if (!one.isConnected || "begun" in one.dataset) return;
  one.dataset.begun = "";
  for (let now = 0; now < dice; now++) later(() => step(one, now), each * now);
}
// Any other: step by step, each as long as it takes to read it, within the time there is.
function tell(one, lasts) {
  const steps = Number(one.dataset.steps || 0);
  if (!lasts) return;
  one.classList.add("moves");
  add(one, 0);
  const reads = Array.from({ length: steps }, (_, now) => reading(one, now)), all = reads.reduce((a, b) => a + b, 0);
  let at = steps ? 0 : SETTLES;
  for (const [now, read] of reads.entries()) {
    later(() => step(one, now), at);
    at += read * Math.min(1, lasts / all);
  }
  later(() => step(one, steps), at);
}
function reading(one, now) {
  const letters = [...one.querySelectorAll(`[data-from="${now}"]`)].reduce((sum, part) => sum + part.textContent.length, 0);
  return STEP + LETTER * letters;
}
// All of it stands there: what it led to may be seen and heard.
function conclude() {
  timers.forEach(clearTimeout);
  timers = [];
  const now = screen.firstElementChild;
  if (now && s.on && now.dataset.moment !== s.on.id) show(s.on.id, 0);
  const one = screen.firstElementChild;
  for (let place = 0; one && place <= Number(one.dataset.steps || 0); place++) step(one, place);
  delete screen.dataset.playing;
  document.dispatchEvent(new Event("verdict"));
}
news();
