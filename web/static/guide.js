// Guides a first turn: a bubble beside each part of the page, at most once on this phone, ended by one tap or Esc.
"use strict";
(() => {
  const KEY = "guide", OFF = "off", GAP = 14;
  const box = () => document.getElementById("guide");
  const read = () => new Set((localStorage.getItem(KEY) || "").split(" ").filter(Boolean));
  const name = (text) => `${box().dataset.game}.${text.dataset.at}`;
  const visible = (one) => one.getClientRects().length && one.textContent.trim();
  // Of several parts the last one: the hand itself comes after the open cards in its line.
  const target = (text) => [...document.querySelectorAll(`[data-guide="${text.dataset.at}"]`)].reverse().find(visible);
  let now = null, at = null;

  function next() {
    const known = read();
    if (known.has(OFF)) return null;
    return [...box().querySelectorAll("[data-at]")].find((one) => !known.has(name(one)) && target(one)) || null;
  }
  function note(what) {
    localStorage.setItem(KEY, [...read().add(what)].join(" "));
    show();
  }
  // Above what it points at, or below, wherever there is room; else over it.
  function place() {
    if (!at) return;
    const bubble = box(), { top, bottom } = at.getBoundingClientRect(), high = bubble.offsetHeight + GAP;
    const seen = bottom > 0 && top < innerHeight, over = Math.max(GAP, Math.min(top + GAP, innerHeight - high));
    const side = seen && top >= high ? "above" : seen && innerHeight - bottom >= high ? "below" : "over";
    bubble.dataset.side = side;
    bubble.style.top = `${{ above: top - high, below: bottom + GAP, over }[side]}px`;
  }
  function show() {
    if (!box()) return;
    document.querySelectorAll("[data-guided]").forEach((one) => delete one.dataset.guided);
    const text = next(), before = at;
    at = text && target(text);
    box().hidden = !text;
    if (text !== now) {
      box().querySelectorAll("[data-at]").forEach((one) => { one.hidden = one !== text; });
      before?.closest(".strip")?.scrollTo({ left: 0 }); // what was scrolled to the part is at its beginning again
      at?.scrollIntoView({ block: "nearest" });
    }
    now = text;
    if (!at) return;
    at.dataset.guided = "";
    place();
  }
  document.addEventListener("click", (event) => {
    if (!now || !box()) return;
    if (event.target.closest("#guide-off")) note(OFF);
    else if (event.target.closest("#guide-on") || at?.contains(event.target)) note(name(now));
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && now) note(OFF); });
  document.addEventListener("page", show);
  for (const one of ["scroll", "resize"]) window.addEventListener(one, place, true);
  show();
})();
