// Reads aloud what the big screen tells, once somebody asks for it.
"use strict";
(() => {
  const main = () => document.getElementById("main");

  // ---- what was said last, so that nothing is said twice: the dice, lines of the log, what is amiss, what is asked
  const voice = window.speechSynthesis;
  const KEY = "speaks", LOUD = "volume";
  let lines = count(), asked = heading(), dice = thrown(), amiss = notices();
  function count() { return Number(main().dataset.lines || 0); }
  function heading() { return (document.getElementById("headline") || {}).textContent || ""; }
  function thrown() { return (document.getElementById("spoken") || {}).textContent || ""; }
  function notices() { return [...document.querySelectorAll("#notices p.notice .told")].map((one) => one.textContent.trim()); }
  // A browser without an engine lists no voices; one that cannot list them is asked to speak all the same.
  function hasVoice() { return Boolean(voice) && (!voice.getVoices || voice.getVoices().length > 0); }
  function speaks() { return hasVoice() && localStorage.getItem(KEY) === "yes"; }
  function fresh() {
    const told = [...document.querySelectorAll("#log ol li")].map((line) => line.textContent.trim());
    const news = told.slice(0, Math.max(0, count() - lines)).reverse();
    if (thrown() && thrown() !== dice) news.unshift(thrown());
    news.push(...notices().filter((one) => !amiss.includes(one)));
    if (heading() && heading() !== asked) news.push(heading());
    lines = count();
    asked = heading();
    dice = thrown();
    amiss = notices();
    return news;
  }
  function loudness() { return Number(localStorage.getItem(LOUD) || 100); }
  function say(text) {
    const words = new SpeechSynthesisUtterance(text);
    words.lang = main().lang;
    words.volume = loudness() / 100;
    voice.speak(words);
  }
  function button() {
    const toggle = document.getElementById("speech");
    if (!toggle) return;
    toggle.hidden = false;
    toggle.setAttribute("aria-pressed", String(speaks()));
    document.getElementById("loud").hidden = !speaks();
    document.getElementById("volume").value = loudness();
  }
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#speech")) return;
    document.getElementById("no-voice").hidden = hasVoice();
    if (!hasVoice()) return;
    localStorage.setItem(KEY, speaks() ? "no" : "yes");
    if (speaks()) say(heading());
    else voice.cancel();
    button();
  });
  document.addEventListener("change", (event) => {
    if (event.target.id !== "volume") return;
    localStorage.setItem(LOUD, event.target.value);
    say(heading());
  });

  document.addEventListener("page", () => {
    button();
    const news = fresh();
    if (speaks()) news.forEach(say);
  });
  button();
})();
