// A soft timer for the question that is open, for those who want one: it only shows, can be paused, and decides nothing.
const KEY = "timer";
let choices = [[0, ""]]; // of minutes, and what the button says then, as the page has them
const wanted = () => Math.max(0, choices.findIndex(([minutes]) => minutes === Number(localStorage.getItem(KEY))));
const asked = () => (byId("headline") ? `${main().dataset.turn} ${byId("headline").textContent}` : "");
let question = "", used = 0, since = null, paused = false, beat = null; // used: milliseconds before the last pause

const gone = () => used + (since === null ? 0 : performance.now() - since);
function go() { since = since ?? performance.now(); }
function stop() { used = gone(); since = null; }

function show() {
  const box = byId("timer"), whole = choices[wanted()][0] * 60_000, left = Math.max(0, whole - gone());
  const on = Boolean(box && whole && asked());
  if (on && left && !paused) go(); else stop();
  if (!on || paused || !left) { clearInterval(beat); beat = null; } else beat = beat ?? setInterval(show, 1000);
  if (!box) return;
  box.hidden = !on;
  const seconds = Math.ceil(left / 1000);
  byId("timer-left").textContent = left ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : box.dataset.over;
  byId("timer-sand").style.transform = `scaleX(${whole ? left / whole : 0})`;
  byId("timer-pause").hidden = !left;
  byId("timer-pause").textContent = box.dataset[paused ? "on" : "pause"];
}
function look() {
  const now = asked(), set = byId("timer-set");
  if (now !== question) [question, used, since, paused] = [now, 0, null, false];
  if (set) {
    choices = JSON.parse(set.dataset.choices);
    set.hidden = false;
    set.textContent = choices[wanted()][1];
  }
  show();
}
onTap("#timer-pause", () => { stop(); paused = !paused; show(); });
onTap("#timer-set", () => {
  localStorage.setItem(KEY, choices[(wanted() + 1) % choices.length][0]);
  [used, since, paused] = [0, null, false];
  look();
});
onPage(look);
