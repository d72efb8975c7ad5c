// What the big screen does by itself: a pad for digits.
"use strict";
(() => {
  // ---- a pad for screens without a keyboard
  document.addEventListener("click", (event) => {
    const key = event.target.closest("[data-digit]");
    if (!key) return;
    const field = document.getElementById(key.closest("[data-pad]").dataset.pad);
    field.value = key.dataset.digit ? (field.value + key.dataset.digit).slice(0, field.maxLength) : field.value.slice(0, -1);
    field.dataset.touched = "";
  });
})();
