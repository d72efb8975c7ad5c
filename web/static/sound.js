// A few sounds: another turn, a throw, how it went. They tell what everybody sees, and nothing else.
// The big screen has them until somebody says no, a phone once its player says yes; that hears its own turns alone.
"use strict";
(() => {
  const AFTER_DICE = 2150;
  const ENDS = { success: "success", won: "success", failure: "loss", loss: "loss", lost: "loss" };
  const main = () => document.getElementById("main");
  const big = document.documentElement.dataset.role === "kiosk", KEY = big ? "sounds" : "sounds-phone";
  const wanted = () => (localStorage.getItem(KEY) || (big ? "yes" : "no")) === "yes";
  const mine = (turn) => big || turn.split(" ").includes(main().dataset.you);
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  let audio = null;
  const heard = new Map(); // by name: what was fetched once

  // ---- a browser lets a page sound once somebody has touched it
  function allow() { audio = audio || (window.AudioContext && new AudioContext()); }
  if (navigator.userActivation?.hasBeenActive) allow();
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, allow, { once: true, capture: true });
  async function load(name) {
    const reply = await fetch(`/static/sounds/${name}.wav`);
    return audio.decodeAudioData(await reply.arrayBuffer());
  }
  async function play(name, after) {
    if (!audio || !wanted() || document.hidden) return;
    if (!heard.has(name)) heard.set(name, load(name));
    try {
      const source = audio.createBufferSource();
      source.buffer = await heard.get(name);
      source.connect(audio.destination);
      source.start(audio.currentTime + after / 1000);
    } catch {
      heard.delete(name);
    }
  }

  // ---- how it went is heard when the roll has been told
  function atVerdict(name, after) {
    if (!document.querySelector("[data-playing]")) return play(name, after);
    document.addEventListener("verdict", () => play(name, 0), { once: true });
  }

  // ---- what changed on the page since it was last looked at
  const look = () => ({ turn: main().dataset.turn, mood: main().dataset.mood, dice: Boolean(document.querySelector("#roll .dice")) });
  let before = look();
  document.addEventListener("page", () => {
    const now = look(), { turn, mood, dice } = before, thrown = now.dice && !dice;
    before = now;
    if (thrown) play("throw", 0);
    if (now.mood !== mood && ENDS[now.mood]) atVerdict(ENDS[now.mood], thrown && !calm.matches ? AFTER_DICE : 0);
    else if (now.turn && now.turn !== turn && mine(now.turn)) play("turn", 0);
  });

  // ---- a person who is asked and does not answer is called
  document.addEventListener("call", () => play("turn", 0));

  // ---- whoever wants it quiet says so on the sheet
  function button() {
    const toggle = document.getElementById("sounds");
    if (!toggle) return;
    toggle.hidden = !window.AudioContext;
    toggle.setAttribute("aria-pressed", String(wanted()));
  }
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#sounds")) return;
    localStorage.setItem(KEY, wanted() ? "no" : "yes");
    button();
  });
  document.addEventListener("page", button);
  button();
})();
