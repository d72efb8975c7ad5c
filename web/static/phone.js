// What a phone does by itself: it says where its page is not seen that it is asked, is silent until its player wants sounds,
// and its way back closes what lies over the page.

// ---- asked: in the title and icon of its tab, by a short buzz
const title = document.title, icon = $("link[rel=icon]"), usual = icon.href;
const asked = () => Boolean(byId("asked-now")?.dataset.asked);
let before = asked();
function call() {
  const now = asked();
  document.title = now ? `● ${icon.dataset.title}` : title; // never the question: others read over a shoulder
  icon.href = now ? icon.dataset.asked : usual;
  if (now && !before && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
  before = now;
}
onPage(call);

// ---- not even the script that makes sounds is there before somebody asks for them
const KEY = "sounds-phone";
const load = () => bring("sound.js");
function ask(event) {
  if (!event.target.closest("#sounds")) return;
  document.removeEventListener("click", ask);
  localStorage.setItem(KEY, "yes");
  load();
}
onPage(() => { if (byId("sounds")) byId("sounds").hidden = false; });
if (localStorage.getItem(KEY)) load(); // the answer of before, yes or no, is kept by it
else on("click", ask);

// ---- where nothing lies over the page the second way back alone leaves the table
const STAYS_MS = 4000;
const line = byId("stays");
let guarded = false;
// A browser passes over entries of the history that were made without a tap.
on("pointerdown", () => {
  if (!guarded) history.pushState(null, "");
  guarded = true;
}, { capture: true, passive: true });
window.addEventListener("popstate", () => {
  guarded = false;
  if (window.shutLast && window.shutLast()) return;
  line.hidden = false;
  setTimeout(() => { line.hidden = true; }, STAYS_MS);
});
