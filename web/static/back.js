// The way back of a phone closes what lies over the page; without that it leaves the table by the second one only.
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
