// A roll is told once, when it comes, and once more when a die of it was corrected; then the verdict shows.
"use strict";
(() => {
  const EACH = 130, ALL = 1050, PICTURE = 300, VERDICT = 2200;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const last = () => [...document.querySelectorAll(".theatre")].pop() || null;
  document.documentElement.dataset.tells = ""; // from now on
  let told = last()?.id || "", playing = null, timers = [];

  function play(one) {
    playing = one;
    one.dataset.playing = "";
    one.hidden = false;
    later(end, VERDICT);
    fill(one);
    if (calm.matches) return; // all of it stands there at once
    one.classList.add("moves");
    count(one, Number(one.dataset.sure));
    const picture = one.querySelector("image");
    if (!picture) return begin(one);
    for (const name of ["load", "error"]) picture.addEventListener(name, () => begin(one), { once: true });
    later(() => begin(one), PICTURE);
  }
  function later(what, after) { timers.push(setTimeout(what, after)); }
  function begin(one) {
    if (one !== playing || "begun" in one.dataset) return;
    one.dataset.begun = "";
    const dice = [...one.querySelectorAll(".thrown")], each = Math.min(EACH, ALL / dice.length);
    dice.forEach((die, place) => later(() => show(one, die), each * place));
  }
  function show(one, die) {
    die.classList.add("lies");
    if (Number(die.dataset.tally)) count(one, Number(die.dataset.tally));
  }
  function count(one, n) {
    const number = one.querySelector(".so-far"), goal = one.querySelectorAll(".goal .place");
    if (number) number.textContent = n;
    goal.forEach((place, which) => place.classList.toggle("full", which < n));
  }

  // ---- the photograph fills the screen: as near as all dice allow, and none of them behind what is written
  const NEAREST = 0.6, LEAST = 480;
  function fill(one) {
    const drawing = one.querySelector("svg.lain");
    if (!drawing) return;
    const image = drawing.querySelector("image"), size = ["width", "height"].map((name) => Number(image.getAttribute(name)));
    const dice = [...drawing.querySelectorAll(".thrown")].map(({ dataset }) => [dataset.x, dataset.y, 1.25 * dataset.reach].map(Number));
    const first = [0, 1].map((way) => Math.max(0, Math.min(...dice.map((die) => die[way] - die[2]))));
    const last = [0, 1].map((way) => Math.min(size[way], Math.max(...dice.map((die) => die[way] + die[2]))));
    const above = part(one, ".corrected"), below = part(one, ".counter"), ratio = one.clientWidth / one.clientHeight;
    const near = crop(first, last, size, ratio, above, below, 0) || crop(first, last, size, ratio, above, below, 1);
    drawing.style.top = near ? "" : `${100 * above}%`;
    drawing.style.height = near ? "" : `${100 * (1 - above - below)}%`;
    drawing.setAttribute("viewBox", (near || [0, first[1], size[0], last[1] - first[1]]).join(" "));
  }
  // Within the picture, or `under` what is written beyond it; null where dice lie too far apart for either.
  function crop([left, top], [right, low], [width, height], ratio, above, below, under) {
    const free = 1 - above - below, most = Math.min(width, height * ratio / (under ? free : 1));
    const wide = Math.max(right - left, (low - top) * ratio / free, NEAREST * most, Math.min(LEAST, most)), tall = wide / ratio;
    const highest = Math.max(-under * above * tall, low - (1 - below) * tall);
    const lowest = Math.min(height - (1 - under * below) * tall, top - above * tall);
    if (wide > most || highest > lowest) return null;
    return [within((left + right - wide) / 2, 0, width - wide), within((top + low) / 2 - (above + free / 2) * tall, highest, lowest), wide, tall];
  }
  // Which part of the height that takes.
  function part(one, name) { return (one.querySelector(name)?.offsetHeight || 0) / one.clientHeight; }
  function within(n, least, most) { return Math.min(most, Math.max(least, n)); }

  function end() {
    timers.forEach(clearTimeout);
    timers = [];
    if (!playing) return;
    playing.hidden = true;
    delete playing.dataset.playing;
    playing = null;
    document.dispatchEvent(new Event("verdict"));
  }
  document.addEventListener("page", () => {
    const one = last();
    if (playing && playing !== one) end();
    if (one && one.id !== told && !document.hidden) play(one);
    told = one?.id || "";
  }, true); // before those who ask whether a roll is being told

  // ---- whoever cannot wait taps, or presses a key: the verdict stands there at once, and nothing else happens
  document.addEventListener("pointerdown", (event) => { if (event.target.closest(".theatre")) end(); });
  window.addEventListener("keydown", (event) => {
    if (!playing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end();
  }, true);
})();
