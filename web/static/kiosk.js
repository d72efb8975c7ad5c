// What the big screen does by itself: it keeps to what its frame leaves to see, goes dark and wakes.
const MINUTE = 60000;

// ---- a television that cuts its edges off, by so many percent on each side
const cut = new URLSearchParams(location.search).get("cut");
if (cut) sessionStorage.setItem("cut", cut);
const shown = 1 - Number(sessionStorage.getItem("cut")) / 50;
if (shown >= 0.8 && shown < 1) document.body.style.transform = `scale(${shown})`;

// ---- dark after so many minutes without any change; the first touch then only wakes
const night = byId("night");
let minutes = Number(main().dataset.sleep), changed = Date.now(), woken = 0;
const asleep = () => !night.hidden;
function wake() {
  changed = Date.now();
  if (!asleep()) return;
  night.hidden = true;
  woken = Date.now();
}
function rest() {
  if (minutes && !asleep() && Date.now() - changed > minutes * MINUTE) night.hidden = false;
}
function onlyWakes(event) {
  // The click that follows the touch which woke belongs to it.
  const belongs = event.type !== "pointerdown" && event.type !== "keydown" && Date.now() - woken < 700;
  if (asleep() || belongs) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  wake();
}
for (const name of ["pointerdown", "pointerup", "click", "keydown", "keyup", "submit"]) window.addEventListener(name, onlyWakes, true);
setInterval(rest, 1000);

// ---- whoever cannot wait taps: the dice, the count and the verdict stand there at once
function settle() {
  for (const one of byId("stage")?.getAnimations({ subtree: true }) || []) if (one instanceof CSSAnimation) one.finish();
}
on("pointerdown", (event) => { if (event.target.closest("#stage")) settle(); });
on("verdict", settle); // it was told on the whole screen

// ---- whatever the stream brought; a lobby after a game has a style that a page of a game did without
on("page", () => {
  if (main().matches(".lobby") && !byId("lobby-style")) return location.reload();
  minutes = Number(main().dataset.sleep);
  wake();
});
