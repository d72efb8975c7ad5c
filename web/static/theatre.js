// What has the whole big screen, one after another and each once: a roll before its verdict, and moments told step by
// step. The page brings them hidden; a copy is played, so that nothing that comes meanwhile changes or ends it.
"use strict";
(() => {
  const ROLL = { each: 130, all: 1050, picture: 300, lasts: 2200 };
  const STEP = { least: 1300, letter: 38, most: 4500 }, HELD = 6000, BUSY = 3500;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const main = () => document.getElementById("main");
  const rolls = () => [...document.querySelectorAll("#main > .theatre")];
  const count = () => Number(main().dataset.lines || 0);
  const screen = document.body.appendChild(Object.assign(document.createElement("div"), { id: "screen" }));
  document.documentElement.dataset.tells = ""; // from now on
  let told = rolls().pop()?.id || "", known = count(), waiting = [], playing = null, timers = [];

  // ---- what is new since the last page: a roll that was not told, and lines of the log
  document.addEventListener("page", () => {
    const roll = rolls().pop(), fresh = [...document.querySelectorAll("#main > .staged")].filter((one) => Number(one.dataset.line) > known);
    if (roll && roll.id !== told) fresh.unshift(roll);
    told = roll?.id || "";
    known = count();
    if (main().matches(".lobby")) waiting = [];
    else if (!document.hidden) waiting.push(...fresh.map(copy));
    if (!playing) next();
  }, true); // before those who ask whether something is being told
  function copy(one) {
    const made = one.cloneNode(true);
    for (const each of [made, ...made.querySelectorAll("[id]")]) each.removeAttribute("id");
    made.dataset.fit = "";
    made.hidden = false;
    return made;
  }

  // ---- one after another
  function next() {
    stop();
    screen.replaceChildren();
    playing = waiting.shift() || null;
    if (!playing) return;
    screen.lang = main().lang;
    screen.append(playing);
    playing.dataset.playing = "";
    playing.dispatchEvent(new Event("fit", { bubbles: true }));
    if (playing.matches(".theatre")) roll(playing);
    else tell(playing);
  }
  function later(what, after) { timers.push(setTimeout(what, after)); }
  function stop() {
    timers.forEach(clearTimeout);
    timers = [];
  }
  function show(one, now) {
    for (const part of one.querySelectorAll(`[data-until="${now}"]`)) part.classList.add("gone");
    for (const part of one.querySelectorAll(`[data-from="${now}"]`)) {
      if (!calm.matches && !part.matches(".lies")) part.querySelectorAll("animateTransform").forEach((move) => move.beginElement());
      part.classList.add("lies");
      if (part.dataset.sum) add(one, Number(part.dataset.sum));
    }
  }
  function add(one, n) {
    const number = one.querySelector(".so-far");
    if (number) number.textContent = String(n).replace("-", "−");
    one.querySelectorAll(".goal .place").forEach((place, which) => place.classList.toggle("full", which < n));
  }
  // From here on what it led to may be seen and heard.
  function verdict(one) {
    delete one.dataset.playing;
    document.dispatchEvent(new Event("verdict"));
  }

  // ---- a roll: one die after another; it is over when its verdict may be seen
  function roll(one) {
    window.fillWith(one);
    later(over, ROLL.lasts);
    if (calm.matches) return; // all of it stands there at once
    one.classList.add("moves");
    add(one, Number(one.dataset.sure));
    const picture = one.querySelector("image"), begin = () => throwAll(one);
    if (!picture) return begin();
    for (const name of ["load", "error"]) picture.addEventListener(name, begin, { once: true });
    later(begin, ROLL.picture);
  }
  function throwAll(one) {
    if (one !== playing || "begun" in one.dataset) return;
    one.dataset.begun = "";
    const dice = Number(one.dataset.steps), each = Math.min(ROLL.each, ROLL.all / dice);
    for (let now = 0; now < dice; now++) later(() => show(one, now), each * now);
  }
  function over() {
    const one = playing;
    next();
    verdict(one);
  }

  // ---- a moment: step by step, each as long as it takes to read it, and then the verdict
  function tell(one) {
    const steps = Number(one.dataset.steps);
    if (calm.matches || !steps) return conclude(one);
    one.classList.add("moves");
    add(one, 0);
    show(one, 0);
    let at = reading(one, 0);
    for (let now = 1; now < steps; now++) {
      later(() => show(one, now), at);
      at += reading(one, now);
    }
    later(() => conclude(one), at);
  }
  function reading(one, now) {
    const letters = [...one.querySelectorAll(`[data-from="${now}"]`)].reduce((sum, part) => sum + part.textContent.length, 0);
    return Math.min(STEP.most, STEP.least + STEP.letter * letters);
  }
  // All of it stands there.
  function conclude(one) {
    stop();
    const steps = Number(one.dataset.steps);
    for (let now = 0; now <= steps; now++) show(one, now);
    const still = calm.matches ? steps * STEP.least : 0;
    later(next, still + (waiting.length ? BUSY : HELD));
    verdict(one);
  }

  // ---- the evening told back has the whole screen until it was read once, or somebody taps beside its buttons
  const book = () => document.querySelector("#stage > .recap");
  let opened = Boolean(book());
  function openBook() {
    if (book() && !opened) lay(true);
    if (!book()) lay(false);
    opened = Boolean(book());
  }
  function lay(whole) {
    document.body.toggleAttribute("data-evening", whole);
    for (const page of document.querySelectorAll("#book > .recap-page")) page.dispatchEvent(new Event("fit", { bubbles: true }));
  }
  const isRead = () => !playing && document.body.hasAttribute("data-evening");
  document.addEventListener("page", openBook);
  document.addEventListener("evening-read", () => lay(false));
  document.addEventListener("click", (event) => {
    if (!isRead() || event.target.closest(".turning")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    lay(false);
  }, true);

  // ---- a tap or a key shows all of a moment at once, and the next one goes on; nothing else happens
  function skip() {
    if (playing.matches(".theatre")) over();
    else if ("playing" in playing.dataset) conclude(playing);
    else next();
  }
  screen.addEventListener("pointerdown", skip);
  const TURNS = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Tab", "Enter", " "];
  window.addEventListener("keydown", (event) => {
    if (!playing && isRead() && !TURNS.includes(event.key)) return lay(false);
    if (!playing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    skip();
  }, true);
})();
