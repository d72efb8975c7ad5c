// Guides a first turn: a line about each part of the page, at most once on this phone, ended by one tap or Esc.
const KEY = "guide", OFF = "off";
const box = () => byId("guide");
const read = () => new Set((localStorage.getItem(KEY) || "").split(" ").filter(Boolean));
const name = (text) => `${box().dataset.game}.${text.dataset.at}`;
const visible = (one) => one.getClientRects().length && one.textContent.trim();
// Of several parts the last one: the hand comes after the card that is read alone.
const target = (text) => $$(`[data-guide~="${text.dataset.at}"]`).reverse().find(visible);
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
function show() {
  if (!box()) return;
  $$("[data-guided]").forEach((one) => delete one.dataset.guided);
  box().hidden = true; // and the hand is there again
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
  box().dataset.about = text.dataset.at;
}
on("click", (event) => {
  if (!now || !box()) return;
  if (event.target.closest("#guide-off")) note(OFF);
  else if (event.target.closest("#guide-on") || at?.contains(event.target)) note(name(now));
});
on("keydown", (event) => { if (event.key === "Escape" && now) note(OFF); });
onPage(show);
