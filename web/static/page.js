// Keeps a page alive: swaps in what the stream sends, sends forms (again, if need be), covers cards.
// ---- what the other scripts of a page use, too
const root = document.documentElement, big = root.dataset.role === "kiosk", calm = matchMedia("(prefers-reduced-motion: reduce)");
const $ = (what) => document.querySelector(what), $$ = (what) => [...document.querySelectorAll(what)];
const byId = (id) => document.getElementById(id), main = () => byId("main");
const press = (button, yes) => button.setAttribute("aria-pressed", String(yes));
const parsed = (html) => new DOMParser().parseFromString(html, "text/html");
const on = (kinds, heard, how) => kinds.split(" ").forEach((kind) => document.addEventListener(kind, heard, how));
// What every form of this device bears; another site cannot read it.
const proof = () => (document.cookie.match(new RegExp(`(?:^|; )${document.body.dataset.proof}=([\\w-]+)`)) || [])[1] || "";
const byScript = () => ({ Accept: "application/json", "X-Proof": proof() });
const posted = (where, body) => fetch(where, { method: "POST", body, headers: byScript() });
const onPage = (draw) => { on("page", draw); draw(); }; // now, and whenever the page has changed
const onTap = (what, done) => on("click", (event) => { const one = event.target.closest(what); if (one) done(one, event); });
Object.assign(window, { root, big, calm, $, $$, byId, main, press, parsed, on, proof, posted, onPage, onTap });

const KEPT = new Set(["data-held", "data-touched", "data-sending", "data-pressed", "data-pushed", "data-lifted", "data-shown", "data-more", "data-whole", "aria-busy", "aria-pressed", "aria-expanded", "open", "hidden", "inert"]);
const CHOSEN = "details[name]"; // of these one is open at a time, and a player chooses which; one that has just come is empty
const SILENCE = 25000, BEWARE = 300, OFF = 10000;
const { stream, unsent } = document.body.dataset;
const lostLine = byId("lost");
const slowLine = byId("slow");
const sorryLine = byId("sorry");
// crypto.randomUUID exists on secure origins alone; a table has no certificate.
const random = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
const pause = (tries) => new Promise((done) => setTimeout(done, Math.min(5000, 400 * 2 ** tries) * (0.75 + Math.random() / 2)));

// Loading a page again cancels the loading that is under way.
let renewing = false;
function renew() {
  if (renewing) return;
  renewing = true;
  setTimeout(() => { renewing = false; }, 5000);
  location.reload();
}

// ---- a second tap was meant for what stood there before: a form that has just come or moved takes none
const places = () => new Map(Array.from(main().querySelectorAll("form"), (form) => [form, JSON.stringify(form.getBoundingClientRect())]));
function beware(before) {
  for (const [form, place] of places()) if (before.get(form) !== place) form.animate({ pointerEvents: ["none", "none"] }, BEWARE);
}

// A page of another build or language is loaded anew, once: if the stream goes on like that, it is believed.
function isOther(fresh) {
  const [now, before] = [fresh, main()].map((one) => `${one.dataset.build} ${one.lang}`);
  try {
    const known = now === before || sessionStorage.getItem("renewed") === now;
    if (now === before) sessionStorage.removeItem("renewed");
    else sessionStorage.setItem("renewed", now);
    return !known;
  } catch {
    return false; // a browser that stores nothing would load anew for ever
  }
}

// ---- the page, morphed so that focus, typed values and a held card survive
// Chromium draws some of what was moved like that at the end of its parent, such as the head of a kiosk at its foot.
delete Element.prototype.moveBefore;
let latest = null, colours = "";
window.morphing = () => ({
  // It would leave all alone that stands inside of what has the focus; only what is typed has to stay.
  ignoreActiveValue: document.activeElement.matches("input, textarea, select"),
  callbacks: {
    beforeNodeMorphed: (old) => !(old.dataset && ["touched", "sending", "stays", "fold"].some((name) => name in old.dataset)),
    beforeAttributeUpdated: (name, one, kind) => !(KEPT.has(name) && (kind === "remove" || name === "aria-pressed" || (one.firstChild && one.matches(CHOSEN)))),
  },
});
function swap(change) {
  const wasIn = main().contains(document.activeElement), before = places(), turn = main().dataset.turn;
  change();
  light(colours);
  if (held && !held.isConnected) held = null;
  // What had the focus is gone: who plays with the keyboard goes on where the next question stands.
  const sheet = $("#sheet, #asking");
  if (wasIn && sheet && !main().contains(document.activeElement)) sheet.focus({ preventScroll: true });
  // Another turn is another page to read; who holds a card or types is not moved.
  const toTop = main().dataset.turn !== turn && !held && !$("[data-touched]");
  main().querySelectorAll("[data-needs]").forEach(need);
  document.dispatchEvent(new Event("page"));
  announce();
  // To measure costs a layout: once, when all has been fitted (fit.js).
  requestAnimationFrame(() => {
    for (const one of toTop ? [window, byId("told-now")] : []) if (one) one.scrollTo({ top: 0 });
    beware(before);
  });
}
// What is asked is said when it comes, and read where it is answered.
let asked = byId("asked-now")?.dataset.asked;
function announce() {
  const region = byId("asked-now"), now = region?.dataset.asked;
  if (now === asked) return;
  asked = now;
  if (!now) return;
  region.textContent = now;
  setTimeout(() => { region.textContent = ""; }, 2000);
}
function bringPage(html) {
  const fresh = parsed(html).getElementById("main");
  if (isOther(fresh)) return renew();
  latest = fresh;
  waiting.clear();
  stale.add("");
  come();
}
const morphAll = () => Idiomorph.morph(main(), latest, morphing());
// A big screen draws a page once it has told what led to it, a phone once that screen has (moments.js, waits.js).
let stale = new Set(); // names of the panels that are to be drawn, an empty one for all of the page
window.keepsBack = () => false;
window.latestPage = () => latest || main();
window.drawNow = () => {
  if (untold || !latest || !stale.size) return;
  const names = stale;
  stale = new Set();
  swap(names.has("") ? morphAll : () => names.forEach(redraw));
};
// Of pages that come faster than they can be drawn the newest is told and drawn; what came before it is not even parsed.
const soon = new MessageChannel(), waiting = new Map(); // by name, what came of a panel
let untold = false;
function come() {
  if (!untold) soon.port2.postMessage("");
  untold = true;
}
soon.port1.onmessage = () => {
  untold = false;
  for (const [name, told] of latest ? waiting : []) {
    told.forEach((one) => (name === "state" ? bear(latest, parsed(one).getElementById("main")) : put(name, one)));
    stale.add(name);
  }
  waiting.clear();
  document.dispatchEvent(new Event("news"));
  if (!window.keepsBack()) window.drawNow();
};
function bringPanels(told) {
  told.forEach(([name, one]) => waiting.set(name, after(waiting.get(name) || [], one)));
  come();
}
// An item's number is its place in what came before; an element that is named is taken from there.
const after = (before, told) => (told.map ? [told.map((one) => before[0]?.[one] ?? one)] : told.includes("data-same") ? [...before, told] : [told]);
// An attribute that is set costs a style, even where it keeps its value.
const set = (one, name, value) => one.getAttribute(name) === value || one.setAttribute(name, value);
const bear = (one, { attributes }) => [...attributes].forEach(({ name, value }) => set(one, name, value));
// A panel stands between two comments, the first of which bears its name. A number is the item that stood at that place, and
// `data-same` names an element that was there.
function put(name, told) {
  const [begin, was] = panel(name, latest);
  const fresh = [].concat(told).flatMap((one) => was[one] || [...whole(one, was)]);
  was.forEach((one) => one.remove());
  begin.after(...fresh);
}
function whole(told, was) {
  const page = parsed(told), all = was.flatMap((one) => [one, ...one.querySelectorAll("[id]")]);
  for (const one of page.querySelectorAll("[data-same]")) one.replaceWith(all.find(({ id }) => id === one.dataset.same));
  return page.body.children;
}
const drawn = new WeakSet(); // elements of `latest` that stand on the page as they are
function redraw(name) {
  if (name === "state") return bear(main(), latest);
  const [here, old] = panel(name, main()), [, fresh] = panel(name, latest);
  fresh.reduce((place, one) => {
    const n = old.findIndex(({ id, localName }) => id === one.id && localName === one.localName);
    const put = n < 0 ? document.importNode(one, true) : old[n];
    old.splice(0, n + 1).slice(0, -1).forEach((gone) => gone.remove());
    if (n < 0) place.after(put);
    else if (!drawn.has(one)) Idiomorph.morph(put, one, morphing());
    drawn.add(one);
    return put;
  }, here);
  old.forEach((one) => one.remove());
}
function panel(name, page) {
  const comments = document.createTreeWalker(page, NodeFilter.SHOW_COMMENT), roots = [];
  while (comments.nextNode().data !== name);
  for (let one = comments.currentNode.nextSibling; one.data !== "/"; one = one.nextSibling) if (one.localName) roots.push(one);
  return [comments.currentNode, roots];
}
// What changed comes as panels, for the page of one number before. Whoever does not have that one asks for all of it:
// `latest` is then nothing until it comes.
let number = 0;
function bring({ type, data, number: now }) {
  const isNext = latest && now === number + 1;
  number = now;
  if (type === "page") bringPage(data);
  else if (isNext) bringPanels(JSON.parse(data));
  else {
    if (latest) follow(true);
    latest = null;
  }
  document.dispatchEvent(new Event("told")); // see folds.js
}
window.putBehind = (fold, html) => swap(() => Idiomorph.morph(fold, html, { ...morphing(), morphStyle: "innerHTML" }));
// ---- what only some pages need comes once one does, each in its turn: a style, or a script
const here = import.meta.url, brought = new Map();
window.bring = (name) => {
  if (!brought.has(name)) brought.set(name, new Promise((done) => fetchPart(here.replace("page.js", name), name.endsWith(".css"), done)));
  return brought.get(name);
};
function fetchPart(address, isStyle, done) {
  if ($$("script, link").some((one) => (one.src || one.href) === address)) return done();
  const type = address.includes("/vendor/") ? "" : "module";
  const what = isStyle ? { rel: "stylesheet", href: address } : { src: address, async: false, type };
  document.head.append(Object.assign(document.createElement(isStyle ? "link" : "script"), what, { onload: done }));
}
const need = (place) => (place.dataset.needs || "").split(" ").filter(Boolean).forEach(window.bring);
window.addEventListener("load", () => [document.body, ...main().querySelectorAll("[data-needs]")].forEach(need)); // after all that the first look needs
on("input", (event) => {
  const touched = event.target.closest("fieldset") || event.target;
  touched.dataset.touched = "";
});

// ---- the stream: a whole page and then what changed, which one worker brings to all pages of this browser (stream.js)
const SIGN = 5000;
let port = null, shared = Boolean(window.SharedWorker), told = 0, ticked = 0, gone = false, yields = false;
function connect() {
  if (port) port.postMessage({ left: true });
  port = shared ? worker() : alone();
  port.onmessage = (event) => hear(event.data);
  follow(true);
}
function worker() {
  const made = new SharedWorker($("script[src*='/stream.js']").src, stream.replace(/\?.*/, ""));
  made.onerror = onMyOwn;
  return made.port;
}
function alone() {
  const { port1, port2 } = new MessageChannel();
  window.takeStream(port2);
  return port1;
}
function onMyOwn() {
  shared = false;
  connect();
}
// Nobody looks at a page that is hidden: it gives its stream up, and takes it again whole when it is shown.
function follow(anew) {
  if (gone || yields) return;
  if (anew) told = Date.now();
  port.postMessage({ stream, shown: !document.hidden, anew });
}
// Streams of other windows may have taken all connections to the server, where there is no worker: a form goes first.
function giveWay(now) {
  if (!stream || shared || yields === now) return;
  yields = now;
  if (now) port.postMessage({ left: true });
  else follow(true);
}
function sign() {
  const now = Date.now(), slept = now - ticked > 2 * SIGN;
  ticked = now;
  if (slept) told = now;
  if (shared && !gone && !document.hidden && now - told > SILENCE) onMyOwn();
  else follow(slept);
}
function hear(message) {
  const { type, data } = message;
  told = Date.now();
  lostLine.hidden = type !== "lost";
  slowLine.hidden = !message.slow;
  if (type === "lost") setTimeout(unplug, OFF);
  if (type === "page" || type === "panels") bring(message);
  if (type === "strip") light(data);
  if (type === "shown") document.dispatchEvent(new CustomEvent("shown", { detail: data }));
  if (type === "gone") { gone = true; leave(); }
}
// Whoever was told that the table is being switched off is told when it is gone.
function unplug() {
  const line = byId("gone");
  if (line) line.hidden = lostLine.hidden;
}
function light(told) {
  colours = told;
  const lamps = $$("#strip circle");
  if (told && !calm.matches) told.split(" ").forEach((colour, place) => lamps[place] && set(lamps[place], "fill", colour));
}
// A reply that is under way may know where to go better than this page.
function leave() {
  if (gone && !$("[data-sending]")) renew();
}
if (stream) {
  connect();
  ticked = Date.now();
  setInterval(sign, SIGN);
  on("visibilitychange", () => follow(!document.hidden));
  window.addEventListener("pageshow", (event) => { if (event.persisted) follow(true); });
  window.addEventListener("offline", () => { lostLine.hidden = false; });
  window.addEventListener("online", () => { if (navigator.onLine) follow(true); });
  window.addEventListener("pagehide", () => port.postMessage({ left: true }));
}

// ---- forms: one command id for each submission, kept until it is answered
function tell(text) {
  const sheet = byId("sheet");
  const top = sheet ? sheet.getBoundingClientRect().top : 0; // 0 where it stands beside all else
  root.style.setProperty("--sheet", `${top > 0 && top < innerHeight ? innerHeight - top : 0}px`);
  sorryLine.textContent = text;
  sorryLine.hidden = !text;
}
// Another script may bring its own way to send the forms that name it.
window.posts = {};
async function post(form, data, headers) {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), 8000);
  const body = new URLSearchParams(data);
  return (await fetch(form.getAttribute("action"), { method: "POST", body, headers, signal: abort.signal })).json();
}
async function send(form, data) {
  for (let again = 0; form.isConnected; again++) {
    try {
      const answer = await (window.posts[form.dataset.by] || post)(form, data, byScript());
      // The reply to a form without a proof brings one.
      if (!answer.stale || again) return answer;
    } catch {
      tell(unsent);
      giveWay(true);
      await pause(again);
    }
  }
  return {};
}
on("submit", async (event) => {
  const form = event.target, pressed = event.submitter;
  if (form.method !== "post") return;
  if ("plain" in form.dataset || (form.dataset.by && !window.posts[form.dataset.by])) {
    // It is sent by the browser itself; what a stream has drawn does not know this device.
    if (form.elements.proof) form.elements.proof.value = proof();
    return;
  }
  event.preventDefault();
  if ("sending" in form.dataset) return;
  const data = new FormData(form);
  if (pressed && pressed.name) data.append(pressed.name, pressed.value);
  data.set("command", random());
  form.dataset.sending = "";
  if (pressed) pressed.setAttribute("aria-busy", "true");
  tell("");
  const answer = await send(form, data);
  giveWay(false);
  if (!slowLine.hidden) follow(true);
  delete form.dataset.sending;
  if (pressed) pressed.removeAttribute("aria-busy");
  if (answer.go) {
    // A stream that ends now would lead away a second time.
    if (port) port.postMessage({ left: true });
    return location.assign(answer.go);
  }
  tell(answer.sorry || answer.told || "");
  if (stale.size) stale.add("");
  else if (latest && form.isConnected) swap(morphAll); // what was left alone meanwhile
  leave();
});

// ---- covered cards: readable only while held, or opened by a tap where somebody wants that (mine.js)
let held = null;
const isTapped = () => "taps" in root.dataset;
function hold(event) {
  const button = event.target.closest(".cover");
  if (!button) return;
  held = button.closest(".card");
  held.dataset.held = "";
  press(button, true);
}
function cover() {
  if (!held) return;
  delete held.dataset.held;
  press(held.querySelector(".cover"), false);
  held = null;
}
const isHolding = (event) => !isTapped() && [" ", "Enter"].includes(event.key) && event.target.closest(".cover");
on("pointerdown", (event) => { if (event.button === 0 && !isTapped()) hold(event); });
on("pointerup pointercancel", () => isTapped() || cover());
on("visibilitychange", cover);
window.covering = { hold, cover };
// What loses the focus to the pressed card is another button: only the held card's own loss covers it.
on("focusout", (event) => { if (held && held.contains(event.target)) cover(); });
for (const name of ["blur", "pagehide"]) window.addEventListener(name, cover);
on("contextmenu", (event) => { if (event.target.closest(".cover")) event.preventDefault(); });
on("keyup", (event) => { if (isHolding(event)) { event.preventDefault(); cover(); } });
// A screen reader cannot hold: what it activates stays open until it is activated again or left. No finger clicks so.
on("click", (event) => {
  const button = event.detail === 0 && event.target.closest(".cover");
  if (!button) return;
  if (held === button.closest(".card")) return cover();
  cover();
  hold(event);
});

// ---- keys: Space and Enter hold a card, the panel's keys press its buttons
on("keydown", (event) => {
  if (event.key === "Escape") cover();
  if (isHolding(event)) {
    event.preventDefault();
    return hold(event);
  }
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
  const button = $(`[data-key="${CSS.escape(event.key)}"]`);
  if (!button || ([" ", "Enter"].includes(event.key) && event.target.matches("button, summary, a"))) return;
  event.preventDefault();
  button.click();
});

// ---- the box's own screen says that it really paints; its browser is started anew when it does not
if (location.hash === "#own") sessionStorage.setItem("own", "yes");
// ---- and it may have nothing but touch
if (sessionStorage.getItem("own")) window.bring("keyboard.js");
root.dataset.runs = ""; // see old.js
try {
  document.cookie = "runs=yes; path=/; samesite=lax"; // what is behind folds is left out of pages from now on
  if (localStorage.getItem("mine")) window.bring("mine.js");
} catch {
  // A browser that keeps nothing gets pages whole, as everybody else has them.
}
if (sessionStorage.getItem("own")) setInterval(() => requestAnimationFrame(() => fetch("/painted").catch(() => {})), 2000);
