// What must not stay open is sent when nobody has touched the page for so many seconds.
"use strict";
(() => {
  let touched = Date.now();
  for (const name of ["pointerdown", "keydown", "scroll"]) document.addEventListener(name, () => { touched = Date.now(); }, { capture: true, passive: true });
  setInterval(() => {
    const open = document.querySelector("form[data-idle]");
    if (open && !("sending" in open.dataset) && Date.now() - touched > 1000 * Number(open.dataset.idle)) open.querySelector("button").click();
  }, 1000);
})();
