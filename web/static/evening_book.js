// The evening told back has the whole big screen until it was read once, or somebody taps beside its buttons.
"use strict";
(() => {
  const TURNS = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Tab", "Enter", " "];
  const book = () => document.querySelector("#stage > .recap");
  const told = () => document.querySelector("#screen > *");
  let opened = Boolean(book());
  function open() {
    if (book() && !opened) lay(true);
    if (!book()) lay(false);
    opened = Boolean(book());
  }
  function lay(whole) {
    document.body.toggleAttribute("data-evening", whole);
    for (const page of document.querySelectorAll("#book > .recap-page")) page.dispatchEvent(new Event("fit", { bubbles: true }));
  }
  const isRead = () => !told() && document.body.hasAttribute("data-evening");
  document.addEventListener("page", open);
  document.addEventListener("evening-read", () => lay(false));
  document.addEventListener("click", (event) => {
    if (!isRead() || event.target.closest(".turning")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    lay(false);
  }, true);
  window.addEventListener("keydown", (event) => { if (isRead() && !TURNS.includes(event.key)) lay(false); }, true);
})();
