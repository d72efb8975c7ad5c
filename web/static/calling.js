// The big screen calls a person who is asked and does not answer: name and edge in the colour of their dice, and a
// sound. It calls again after twice as long, and never while it is dark or shows something on the whole screen.
const SECOND = 1000, BEAT = 1200, BEATS = 6;
const frame = Object.assign(document.createElement("div"), { className: "calling", ariaHidden: "true" }); // who is asked is said by the page
const name = frame.appendChild(document.createElement("strong"));
const asked = () => $$(".around .seat.asked-for:not(.gone)");
const state = () => [main().dataset.lines, ...asked().map((one) => one.id)].join(" ");
let since = Date.now(), calls = 0, before = state();

function answered() {
  since = Date.now();
  calls = 0;
  frame.remove();
}
function waits() {
  const pause = Number(main().dataset.call) * SECOND * 2 ** calls;
  return pause && Date.now() - since >= pause && !document.hidden && !$("#night:not([hidden]), #screen > *");
}
function call() {
  const all = asked(), one = all[calls % all.length];
  if (!one || !waits()) return;
  calls += 1;
  name.textContent = one.querySelector(".name").textContent;
  frame.style.color = one.querySelector(".lamp rect").getAttribute("fill");
  document.body.append(frame);
  frame.animate([{ opacity: calm.matches ? 1 : 0.15 }, { opacity: 1 }], { duration: BEAT / 2, iterations: 2 * BEATS, direction: "alternate", easing: "ease-in-out" });
  setTimeout(() => frame.remove(), BEAT * BEATS);
  document.dispatchEvent(new Event("call"));
}
on("page", () => {
  const now = state();
  if (now !== before) answered();
  before = now;
});
on("pointerdown keydown", answered);
setInterval(call, SECOND);
