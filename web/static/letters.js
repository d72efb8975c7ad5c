// A name is cut at whole letters, as the table counts them; without that knowledge, it cuts for itself. What is missing is
// said in the page's words, not in the browser's.
const letters = window.Intl && Intl.Segmenter ? (text) => Array.from(new Intl.Segmenter().segment(text), (one) => one.segment) : null;
on("input", (event) => {
  const { value, dataset, form } = event.target, most = Number(dataset.letters);
  if (most && letters && !event.isComposing && letters(value).length > most) event.target.value = letters(value).slice(0, most).join("");
  for (const one of form ? form.elements : []) one.setCustomValidity("");
});
on("invalid", (event) => {
  const said = event.target.closest("[data-missing]");
  if (said && event.target.validity.valueMissing) event.target.setCustomValidity(said.dataset.missing);
}, true);
