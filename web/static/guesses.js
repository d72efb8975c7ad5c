// What somebody guesses of the others stays on this phone, for this game alone, and lies face down until it is opened.
"use strict";
(() => {
  const own = () => document.querySelector("[data-guesses]").dataset;
  function read() {
    const { guesses, game } = own(), kept = JSON.parse(localStorage.getItem(guesses) || "{}");
    return kept.game === game ? kept : { game };
  }
  function draw() {
    const all = document.querySelectorAll("[data-guess]"), guessed = all.length && read();
    for (const one of all) {
      one.hidden = false;
      one.closest("details").toggleAttribute("data-pinned", one.dataset.guess in guessed);
      for (const button of one.querySelectorAll("button")) button.setAttribute("aria-pressed", String(guessed[one.dataset.guess] === button.value));
    }
  }
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-guess] button");
    if (!button) return;
    const { guess } = button.parentElement.dataset, { [guess]: was, ...rest } = read();
    localStorage.setItem(own().guesses, JSON.stringify(was === button.value ? rest : { ...rest, [guess]: button.value }));
    draw();
  });
  document.addEventListener("page", draw);
  draw();
})();
