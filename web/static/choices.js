// Things to choose answer a thumb at once: pressed, said in the middle, pushed there by a draw upwards, and taken back
// by a draw aside. A tap and a key are the button's own. Who asks for plain pages gets them without this drawing.
const HARDLY = 8, FAR = 60, ASIDE = 40, KEY = "plain-pages";
const thingAt = (event) => event.target.closest(".offer .choosable:not(.takes > *)");
let drawn = null;

// ---- so many dice are a row: who takes the third takes the first two along
function together(thing) {
  const look = thing.closest(".offer"), all = [...thing.parentElement.children];
  return look.matches(".by-dice:has(> .middle), .by-gauge") ? all.slice(0, all.indexOf(thing) + 1).filter((one) => one.matches(".choosable:not(.none)")) : [thing];
}
function say(thing) {
  const middle = thing.closest(".offer").querySelector(".middle");
  if (!middle) return;
  const words = (name) => [...thing.querySelectorAll(name)].map((one) => one.textContent).join("");
  middle.textContent = [words(".whole"), words("small")].filter(Boolean).join(" · ");
  middle.toggleAttribute("data-said", true);
}
function hush(thing) {
  const middle = thing.closest(".offer")?.querySelector(".middle");
  if (!middle) return;
  middle.textContent = "";
  middle.removeAttribute("data-said");
}

// ---- under a thumb
function take(event) {
  const thing = thingAt(event);
  if (!thing || event.button !== 0 || thing.disabled) return;
  drawn = { thing, things: together(thing), x: event.clientX, y: event.clientY, way: 0, moved: 0, up: false, back: false };
  for (const one of drawn.things) one.toggleAttribute("data-pressed", true);
  say(thing);
}
function pull(event) {
  if (!drawn) return;
  const aside = Math.abs(event.clientX - drawn.x), down = event.clientY - drawn.y;
  drawn.way = drawn.thing.closest(".by-seats, .by-wheel") ? 0 : Math.max(0, -down);
  drawn.moved = Math.max(drawn.moved, aside, Math.abs(down));
  drawn.up ||= drawn.way > HARDLY;
  drawn.back = drawn.way <= FAR && Math.max(aside, drawn.way ? 0 : Math.abs(down)) > ASIDE;
  if (drawn.moved > HARDLY) drawn.thing.setPointerCapture(event.pointerId);
  for (const one of drawn.things) {
    one.toggleAttribute("data-pressed", !drawn.back);
    one.toggleAttribute("data-pushed", drawn.way > FAR);
    one.style.transform = drawn.way > HARDLY ? `translateY(${-drawn.way}px)` : "";
  }
}
function lay() {
  const was = drawn;
  drawn = null;
  if (!was) return null;
  for (const one of was.things) {
    one.style.transform = "";
    one.removeAttribute("data-pressed");
    one.removeAttribute("data-pushed");
  }
  hush(was.thing);
  return was;
}
function drop() {
  const was = lay();
  if (!was || was.moved <= HARDLY) return; // that was a tap
  const swallow = (event) => { if (event.isTrusted) { event.preventDefault(); event.stopImmediatePropagation(); } };
  window.addEventListener("click", swallow, { capture: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
  const counts = was.way > FAR || (!was.up && !was.back);
  if (counts && was.thing.isConnected) was.thing.click();
}
on("pointerdown", take);
on("pointermove", pull);
on("pointerup", drop);
on("pointercancel", lay);
// ---- under the keyboard
on("focusin", (event) => { if (thingAt(event)) say(thingAt(event)); });
on("focusout", (event) => { if (thingAt(event)) hush(thingAt(event)); });

// ---- a card: held it is read, pushed up it is played, tapped it is picked or shows what it can do
const QUICK = 300, CARD = ".fan > .lying, .fan > .held";
let card = null;
const lift = (one, yes) => one.toggleAttribute("data-lifted", yes);
const lifted = () => $("[data-lifted]");
const box = (one) => one.querySelector(".takes input:not(:disabled), .takes :checked");
on("pointerdown", (event) => {
  const one = event.target.closest(CARD);
  if (!one || event.button !== 0 || lifted() || isPlain() || event.target.closest(".takes, .fan .folded")) return;
  const covered = one.querySelector(".card.secret");
  if (covered && "taps" in root.dataset) return; // see mine.js
  card = { one, covered, x: event.clientX, y: event.clientY, at: Date.now(), moved: 0, up: false, reads: null };
  if (covered) one.closest(".together")?.toggleAttribute("data-shown", true);
  else card.reads = setTimeout(() => lift(one, true), QUICK);
});
on("pointermove", (event) => {
  if (!card) return;
  card.moved = Math.max(card.moved, Math.abs(event.clientX - card.x), Math.abs(event.clientY - card.y));
  card.up = card.y - event.clientY > FAR;
  if (card.moved > HARDLY && !lifted()) clearTimeout(card.reads);
  (card.covered && card.one.matches(".held") ? card.covered : card.one).toggleAttribute("data-pushed", card.up);
});
function letGo() {
  const was = card;
  card = null;
  if (!was) return null;
  clearTimeout(was.reads);
  for (const one of [was.one, was.covered]) one?.removeAttribute("data-pushed");
  was.one.closest(".together")?.removeAttribute("data-shown");
  was.quick = Date.now() - was.at < QUICK && was.moved <= HARDLY;
  return was;
}
on("pointerup", () => {
  const was = letGo();
  if (!was) return;
  if (was.up) play(was.one);
  else if (was.quick) show(was.one);
  if (!was.quick) lift(was.one, false);
});
on("pointercancel", () => { const was = letGo(); if (was) lift(was.one, false); });
function play(one) {
  const fold = one.querySelector(".folded"), take = box(one) || one.querySelector(".takes button:not(:disabled)");
  if (take) return take.click();
  if (!fold) return;
  fold.dataset.plays = "";
  setTimeout(() => { fold.open = true; playsOn(); }); // after the click, which closes what lies over the page
}
function show(one) {
  const fold = one.querySelector(".folded");
  if (box(one)) box(one).click();
  else if (fold) setTimeout(() => { fold.open = true; });
  else if (one.matches(".lying") || !one.querySelector(".card.secret")) lift(one, true);
}
// What is behind a fold comes once that is open: a single way to play a card is taken by the push itself.
function playsOn() {
  for (const fold of $$(".folded[data-plays]")) {
    const ways = fold.querySelectorAll("form button[name]");
    if (fold.querySelector("form, .hint")) delete fold.dataset.plays;
    if (ways.length === 1) ways[0].click();
  }
}
on("page", playsOn);
on("click", (event) => {
  const one = lifted();
  if (!one || event.detail === 0 || event.target.closest(".takes, .fan .folded, .cover") || card) return;
  if (!one.contains(event.target) || !event.target.closest(".face")) lift(one, false);
});
on("keydown", (event) => { if (event.key === "Escape" && lifted()) lift(lifted(), false); });

// ---- plain pages
const isPlain = () => localStorage.getItem(KEY) === "yes";
function draw() {
  const style = $("link[href*='/choices.css']"); // not there once a game is over
  if (style) style.disabled = isPlain();
  const button = byId("plain-pages");
  if (!button) return;
  button.hidden = false;
  press(button, isPlain());
}
onTap("#plain-pages", () => {
  localStorage.setItem(KEY, isPlain() ? "no" : "yes");
  draw();
});
onPage(draw);
// What is opened at the foot of the sheet comes into view.
onTap("#sheet > .folded > summary", ({ parentElement: fold }) => setTimeout(() => fold.scrollIntoView({ block: "nearest" }), 50)); // once all has its size
