// While a table gets to know its people, the big screen introduces one after another, once; a tap brings anybody back.
"use strict";
(() => {
  const EACH = 7000;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const people = () => [...document.querySelectorAll("#meeting .person")];
  let shown = "", timer = 0;

  function show(seat) {
    shown = seat;
    for (const one of document.querySelectorAll("#meeting [data-seat], #circle [data-seat]")) one.classList.toggle("met", one.dataset.seat === seat);
    for (const one of document.querySelectorAll("#circle [data-seats]")) one.classList.toggle("met", one.dataset.seats.split(" ").includes(seat));
    for (const one of document.querySelectorAll("#circle [role='button']")) one.setAttribute("aria-pressed", String(one.dataset.seat === seat));
  }
  function introduce() {
    const all = people(), next = all[all.findIndex((one) => one.dataset.seat === shown) + 1];
    if (!next) return; // everybody was introduced
    show(next.dataset.seat);
    if (!calm.matches) timer = setTimeout(introduce, EACH);
  }
  function meet() {
    const known = people().some((one) => one.dataset.seat === shown);
    if (known) return show(shown); // what the stream brings is drawn without it
    clearTimeout(timer);
    shown = "";
    introduce();
  }
  function choose(event) {
    const one = event.target.closest("#circle [data-seat]");
    if (!one) return;
    event.preventDefault();
    clearTimeout(timer);
    show(one.dataset.seat);
  }
  document.addEventListener("click", choose);
  document.addEventListener("keydown", (event) => { if ([" ", "Enter"].includes(event.key)) choose(event); });
  document.addEventListener("page", meet);
  meet();
})();
