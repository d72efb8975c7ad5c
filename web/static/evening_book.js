// The evening told back has the whole big screen until it was read once, or somebody taps beside its buttons.
const TURNS = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Tab", "Enter", " "];
const book = () => $("#stage > .recap");
const told = () => $("#screen > *");
let opened = Boolean(book());
function open() {
  if (book() && !opened) lay(true);
  if (!book()) lay(false);
  opened = Boolean(book());
}
function lay(whole) {
  document.body.toggleAttribute("data-evening", whole);
  for (const page of $$("#book > .recap-page")) page.dispatchEvent(new Event("fit", { bubbles: true }));
}
const isRead = () => !told() && document.body.hasAttribute("data-evening");
on("page", open);
on("evening-read", () => lay(false));
on("click", (event) => {
  if (!isRead() || event.target.closest(".turning")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  lay(false);
}, true);
window.addEventListener("keydown", (event) => { if (isRead() && !TURNS.includes(event.key)) lay(false); }, true);
