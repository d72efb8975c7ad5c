// How somebody likes this phone: the size of its text, the hand that holds it, and whether a tap opens a covered card.
const KEY = "mine", PLAIN = { size: 100, taps: 0, left: "" };
const mine = () => ({ ...PLAIN, ...JSON.parse(localStorage.getItem(KEY) || "{}") });
const written = new Map(); // the media queries as they came

// ---- a larger text is laid out as if the browser's own were: its pages ask for widths and heights in em
function scale(rules, size) {
  for (const rule of rules) {
    if (!rule.media || !rule.cssRules) continue;
    if (!written.has(rule)) written.set(rule, rule.media.mediaText);
    rule.media.mediaText = written.get(rule).replace(/([\d.]+)em/g, (_, n) => `${n * size}em`);
    scale(rule.cssRules, size);
  }
}
function draw() {
  const { size, taps, left } = mine();
  root.style.setProperty("--size", size / 100);
  for (const sheet of document.styleSheets) scale(sheet.cssRules, size / 100);
  root.toggleAttribute("data-left", Boolean(left));
  root.toggleAttribute("data-taps", Number(taps) > 0);
  bring("mine.css");
  say();
}
function say() {
  const ways = byId("my-ways"), now = mine();
  if (ways) ways.hidden = false;
  for (const one of $$("[data-my]")) press(one, String(now[one.dataset.my]) === one.value);
  if (now.taps > 0) for (const one of $$(".cover > span")) one.lastChild.data = document.body.dataset.tap;
}
onTap("[data-my]", (button) => {
  const { my } = button.dataset, now = mine();
  localStorage.setItem(KEY, JSON.stringify({ ...now, [my]: String(now[my]) === button.value ? PLAIN[my] : button.value }));
  draw();
});
on("page", say);

// ---- a tap opens a covered card with what it can do; another one, or the time that somebody set, covers it
let until = 0;
const open = () => $(".card[data-held], .together[data-shown]");
function shut() {
  clearTimeout(until);
  covering.cover();
  for (const one of $$(".together[data-shown]")) one.removeAttribute("data-shown");
  for (const one of $$(".lying[data-lifted]")) one.removeAttribute("data-lifted");
  for (const one of $$(".fan .folded[open]")) one.open = false;
}
function show(event) {
  const lying = event.target.closest(".lying"), fold = event.target.closest(".fan > .held")?.querySelector(".folded");
  if (lying?.matches(".together > *")) return lying.parentElement.toggleAttribute("data-shown", true);
  covering.hold(event);
  if (lying) lying.toggleAttribute("data-lifted", true);
  if (fold) fold.open = true;
  return fold;
}
window.addEventListener("click", (event) => {
  if (!("taps" in root.dataset) || event.target.closest(".takes, .fan .folded")) return;
  const now = open(), cover = event.target.closest(".cover");
  if (!now && !cover) return;
  event.stopPropagation();
  event.preventDefault();
  const taken = now?.matches(".together") && now.contains(event.target) && event.target.closest(".lying")?.querySelector(".takes :is(input, button):not(:disabled)");
  shut();
  if (taken) return taken.click();
  if (now) return;
  show(event);
  until = setTimeout(shut, 1000 * mine().taps);
}, true);
on("visibilitychange", () => { if ("taps" in root.dataset) shut(); });
draw();
