// One's own dice are pushed into the middle: whoever draws the third one upwards commits three, as by a tap on it.
"use strict";
(() => {
  const HARDLY = 8, FAR = 60;
  let drawn = null;

  function take(event) {
    const button = event.target.closest(".pledge .number"), n = button ? Number(button.value) : 0;
    if (!n || event.button !== 0) return;
    const dice = [...button.parentElement.children].filter((one) => Number(one.value) && Number(one.value) <= n);
    drawn = { button, dice, from: event.clientY, way: 0 };
  }
  function pull(event) {
    if (!drawn) return;
    drawn.way = Math.max(0, drawn.from - event.clientY);
    if (drawn.way > HARDLY) drawn.button.setPointerCapture(event.pointerId);
    for (const die of drawn.dice) {
      die.style.transform = drawn.way > HARDLY ? `translateY(${-drawn.way}px)` : "";
      die.toggleAttribute("data-pushed", drawn.way > FAR);
    }
  }
  function lay() {
    if (!drawn) return null;
    const { dice } = drawn, was = drawn;
    drawn = null;
    for (const die of dice) {
      die.style.transform = "";
      die.removeAttribute("data-pushed");
    }
    return was;
  }
  function drop() {
    const was = lay();
    if (!was || was.way <= HARDLY) return; // that was a tap
    const swallow = (event) => { if (event.isTrusted) { event.preventDefault(); event.stopImmediatePropagation(); } };
    window.addEventListener("click", swallow, { capture: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    if (was.way > FAR && was.button.isConnected) was.button.click();
  }
  document.addEventListener("pointerdown", take);
  document.addEventListener("pointermove", pull);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", lay);
})();
