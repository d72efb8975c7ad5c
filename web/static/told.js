// What the question is about, where there is more of it than room: one tap reads it over the whole page, the next is back.
const told = () => byId("told-now");
const sheet = () => byId("sheet");
const isCut = (one) => one.scrollHeight - one.scrollTop > one.clientHeight + 4;
function look() {
  for (const one of [told(), sheet()]) if (one) one.toggleAttribute("data-more", "whole" in one.dataset || isCut(one));
}
function open(whole) {
  told().toggleAttribute("data-whole", whole);
  byId("more-told").setAttribute("aria-expanded", String(whole));
  if (!whole) told().scrollTo({ top: 0 });
  look();
}
on("click", (event) => {
  const one = told();
  if (!one || !(event.target.closest("#more-told") || (one.contains(event.target) && "more" in one.dataset))) return;
  if (event.target.closest("#told-now :is(a, button, summary, .map)")) return;
  open(!("whole" in one.dataset));
});
on("keydown", (event) => { if (event.key === "Escape" && told() && "whole" in told().dataset) open(false); });
const size = new ResizeObserver(look);
function watch() {
  size.disconnect();
  for (const part of [told(), sheet()]) if (part) for (const one of [part, ...part.children]) size.observe(one);
  look();
}
on("scroll", look, true);
on("load", look, true); // a picture has its size
onPage(watch);
