// Long lists, narrowed by a few letters.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
on("input", (event) => {
  const list = byId(event.target.dataset.narrows || "");
  if (!list) return;
  const words = plain(event.target.value).split(/\s+/);
  for (const choice of list.children) choice.hidden = !words.every((word) => plain(choice.textContent).includes(word));
});
