// What lies behind a fold of the page comes when that is opened, and again with each change while it is open.
const turns = new WeakMap(), { stream } = document.body.dataset;
const unfold = (place) => place.querySelectorAll("[data-fold]").forEach((fold) => { if (!fold.closest("details:not([open])")) look(fold); });
async function look(fold) {
  const turn = (turns.get(fold) || 0) + 1;
  turns.set(fold, turn);
  try {
    const reply = await fetch(`${stream.replace("/stream?", "/fold?")}&fold=${fold.dataset.fold}`, { cache: "no-store" });
    const html = await reply.text();
    if (reply.ok && fold.isConnected && turns.get(fold) === turn) putBehind(fold, html);
  } catch {
    // It comes with the next change.
  }
}
on("toggle", ({ target }) => { if (target.open) unfold(target); }, true); // it does not bubble
on("told", () => unfold(document));
unfold(document); // one may have been opened before this script came
