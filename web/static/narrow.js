// Long lists, narrowed by a few letters.
"use strict";
(() => {
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  document.addEventListener("input", (event) => {
    const list = document.getElementById(event.target.dataset.narrows || "");
    if (!list) return;
    const words = plain(event.target.value).split(/\s+/);
    for (const choice of list.children) choice.hidden = !words.every((word) => plain(choice.textContent).includes(word));
  });
})();
