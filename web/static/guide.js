// Guides a first turn: a bubble beside each part of the page, at most once on this phone, ended by one tap or Esc.
"use strict";
(() => {
  const KEY = "guide", OFF = "off", GAP = 14;
  const box = () => document.getElementById("guide");
  const read = () => new Set((localStorage.getItem(KEY) || "").split(" ").filter(Boolean));
  const name = (text) => `${box().dataset.game}.${text.dataset.at}`;
  const visible = (one) => one.getClientRects().length && one.textContent.trim();
  // Of several parts the last one: the hand comes after the card that is read alone.
  const target = (text) => [...document.querySelectorAll(`[data-guide~="${text.dataset.at}"]`)].reverse().find(visible);
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
  // Beside what it points at, above or below, wherever it covers neither the question nor a control; else where it covers least.
  const SPARED = "#who, #headline, #sheet :is(.asked, button, summary, label), .spot, .card, .read p", WEIGHT = (one) => (one.matches(".card") ? 1 : one.matches("p") ? 4 : 20);
  function place() {
    const bubble = box();
    if (!at || !bubble) return;
    const { top, bottom } = at.getBoundingClientRect(), high = bubble.offsetHeight, most = innerHeight - high - GAP;
    const controls = [at, ...document.querySelectorAll(SPARED)].filter((one) => !bubble.contains(one) && one.getClientRects().length).map((one) => [one === at ? 3 : WEIGHT(one), one.getBoundingClientRect()]);
    const covered = (y) => controls.reduce((all, [weight, one]) => all + weight * Math.max(0, Math.min(y + high + 4, one.bottom) - Math.max(y - 4, one.top)), 0);
    const beside = [top - high - GAP, bottom + GAP].filter((y) => y >= GAP && y <= most);
    const steps = Array.from({ length: Math.max(1, Math.floor((most - GAP) / GAP)) }, (_, n) => GAP + n * GAP);
    const best = [...beside, ...steps].reduce((one, other) => (covered(other) < covered(one) ? other : one));
    bubble.dataset.side = best === top - high - GAP ? "above" : best === bottom + GAP ? "below" : "over";
    bubble.style.top = `${best}px`;
  }
  function show() {
    if (!box()) return;
    document.querySelectorAll("[data-guided]").forEach((one) => delete one.dataset.guided);
    const text = next();
    at = text && target(text);
    box().hidden = !text;
    if (text !== now) {
      box().querySelectorAll("[data-at]").forEach((one) => { one.hidden = one !== text; });
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
