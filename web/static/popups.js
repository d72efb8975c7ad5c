// What lies over a page (a drawer, a pop-up) closes by its toggle, by a tap outside and by Esc.
const TOGGLE = "summary, [data-toggles]";
const isOver = (one) => ["absolute", "fixed"].includes(getComputedStyle(one).position);
// A fold that lies over the page, itself or by its content, is a pop-up, whatever its name; any other moves what follows.
const isPopup = (fold) => [fold, ...fold.children].some((one) => !one.matches("summary") && isOver(one));
const opened = () => $$("details[open]").filter(isPopup);

// The tap that closes does nothing else, unless it opens another one. A key's click (detail 0) is no tap, and while the
// screen's own letters are up a tap is theirs: on a key, or beside them to be rid of them.
let typing = false;
on("pointerdown", () => { typing = root.classList.contains("typing"); }, true);
on("click", (event) => {
  if (event.detail === 0 || typing) return;
  const toggle = event.target.closest(TOGGLE);
  const left = opened().filter((one) => !one.contains(event.target) && !(toggle && toggle.dataset.toggles === one.id));
  for (const one of left) one.open = false;
  if (!left.length || toggle) return;
  event.preventDefault();
  event.stopPropagation();
}, true);
on("keydown", (event) => {
  const last = event.key === "Escape" && opened().pop();
  if (!last) return;
  last.open = false;
  last.querySelector("summary").focus();
});
// What everybody is asked is never behind it: whoever was there comes to that, once no stage hides it.
const askedOfAll = () => $$(".asked-of-all").map((one) => one.id).join();
let asksAll = askedOfAll(), comes = false;
on("page untold", () => {
  const now = askedOfAll(), left = now && now !== asksAll ? opened() : [];
  for (const one of left) {
    one.open = false;
    byId("own")?.removeAttribute("inert"); // its toggle is told later
  }
  const { activeElement } = document, isPart = activeElement.matches("[tabindex='-1']"); // where a key's answer left it
  comes = Boolean(now) && (comes || left.length > 0 || isPart);
  if (comes && (left.length || isPart || activeElement === document.body)) $(".asked-of-all").focus({ preventScroll: true });
  asksAll = now;
});
// While the drawer is open nothing behind it has the focus.
on("toggle", ({ target }) => { if (target.id === "corner") byId("own").toggleAttribute("inert", target.open); }, true);
// A link into a fold opens it with those around it, and leaves the history as it is.
onTap("a[data-opens]", (link, event) => {
  event.preventDefault();
  const fold = byId(link.dataset.opens);
  for (let one = fold; one; one = one.parentElement.closest("details")) one.open = true;
  fold.querySelector("summary").focus();
});
window.shutLast = () => {
  const last = opened().pop();
  if (last) last.open = false;
  return Boolean(last);
};
