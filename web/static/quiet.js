// A phone has no sounds, and not even the script that makes them, until its player asks for them.
"use strict";
(() => {
  const KEY = "sounds-phone";
  const button = () => document.getElementById("sounds");
  const load = () => window.bring("sound.js");
  function offer() { if (button()) button().hidden = false; }
  function ask(event) {
    if (!event.target.closest("#sounds")) return;
    document.removeEventListener("click", ask);
    localStorage.setItem(KEY, "yes");
    load();
  }
  document.addEventListener("page", offer);
  offer();
  if (localStorage.getItem(KEY)) load(); // the answer of before, yes or no, is kept by it
  else document.addEventListener("click", ask);
})();
