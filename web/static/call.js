// A phone that is asked something says so where its page is not seen: in the title and icon of its tab, by a short buzz.
const title = document.title, icon = $("link[rel=icon]"), usual = icon.href;
const asked = () => Boolean(byId("asked-now")?.dataset.asked);
let before = asked();
function call() {
  const now = asked();
  document.title = now ? `● ${icon.dataset.title}` : title; // never the question: others read over a shoulder
  icon.href = now ? icon.dataset.asked : usual;
  if (now && !before && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
  before = now;
}
onPage(call);
