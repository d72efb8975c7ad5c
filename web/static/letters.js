// A name is cut at whole letters, as the table counts them; without that knowledge, it cuts for itself.
"use strict";
(() => {
  const letters = window.Intl && Intl.Segmenter ? (text) => Array.from(new Intl.Segmenter().segment(text), (one) => one.segment) : null;
  document.addEventListener("input", (event) => {
    const { value, dataset } = event.target, most = Number(dataset.letters);
    if (most && letters && !event.isComposing && letters(value).length > most) event.target.value = letters(value).slice(0, most).join("");
  });
})();
