// What changes on the big screen moves: a thing flies to the person it is about, a pawn walks to its place, a seat lights up.
const FLIES = 500, WALKS = 450, LIGHTS = 700, SIZE = 64;
const BOWL = "M2 10h20a10 10 0 0 1-20 0z", PLUS = "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z", STAR = "M12 2l3 7 7 .6-5.300 4.700 1.700 7.300L12 17.600 5.600 21.600l1.700-7.300L2 9.600 9 9z";
const DRAWN = {
  hunger: BOWL, food: `${BOWL}M7 8c-2-2 2-3 0-6M12 8c-2-2 2-3 0-6M17 8c-2-2 2-3 0-6`, harm: "M4 7l3-3 5 5 5-5 3 3-5 5 5 5-3 3-5-5-5 5-3-3 5-5z", healing: PLUS,
  humanity: "M12 21C4 14 2 11 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 3-2 6-10 13z", lost: "M12 21C4 14 2 11 2 8a5 5 0 0 1 8-2l2 5-3 3z", card: "M5 2h14v20H5z",
  chip: "M12 2a10 10 0 1 0 .1 0z", time: "M5 2h14l-5 10 5 10H5l5-10z", skill: STAR, points: STAR, shield: "M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z",
  boost: "M12 2l9 10h-5v10H8V12H3z", weapon: "M2 8h20v5h-9l-2 4H5l2-4H2z", pause: "M5 3h5v18H5zM14 3h5v18h-5z",
};
const LEAVES = new Set(["lost"]), BAD = new Set(["hunger", "harm", "lost", "pause"]);
const seatOf = (id) => byId(`seat-${id}`);
const middle = (one) => { const { left, top, width, height } = one.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };

// ---- a thing that comes to somebody, or leaves
function fly(name, seat) {
  const board = byId("stage"), path = DRAWN[name];
  if (!board || !path) return;
  const thing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  thing.setAttribute("viewBox", "0 0 24 24");
  thing.setAttribute("class", `flies${BAD.has(name) ? " bad" : ""}`);
  thing.innerHTML = `<path d="${path}"/>`;
  document.body.append(thing);
  const places = [middle(board), middle(seat)], [[x, y], [to, down]] = LEAVES.has(name) ? places.reverse() : places;
  const at = (left, top, scale) => `translate(${left - SIZE / 2}px, ${top - SIZE / 2}px) scale(${scale})`;
  const moves = thing.animate([{ transform: at(x, y, 1.4), opacity: 1 }, { transform: at(to, down, 1), opacity: LEAVES.has(name) ? 0 : 1 }], { duration: FLIES, easing: "cubic-bezier(0.4, 0, 0.6, 1)" });
  moves.onfinish = moves.oncancel = () => thing.remove();
  if (!LEAVES.has(name)) light(seat, FLIES);
}
function light(seat, delay) {
  seat.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.7)", offset: 0.3 }, { filter: "brightness(1)" }], { duration: LIGHTS, delay });
}
function told({ detail }) {
  const { seat: id, thing } = detail?.dataset || {}, seat = id && seatOf(id);
  if (!seat || calm.matches) return;
  if (thing) fly(thing, seat);
  else light(seat, 0);
}
on("small", told);
// What has the whole screen hides the seats, and its verdict is still to come: it moves once the board is back.
let kept = null;
on("tells", (event) => {
  if (event.detail.dataset.kind === "scene") told(event);
  else kept = event;
});
on("untold", () => {
  if (kept) told(kept);
  kept = null;
});

// ---- what stands elsewhere than before, is new or gone, or is another number: how it looked is kept until the board is seen
const held = (one) => one.matches(".full, :not(.void):has(use)");
const of = (one) => `${one.closest("[id]").id} ${[...one.parentElement.children].indexOf(one)}`;
const css = (transform, down = 0) => transform.replace(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/, (_, x, y) => `translate(${x}px, ${y - down}px)`);
const at = (one) => one.getAttribute("transform");
const go = (one, frames, delay = 0) => one.animate(frames, { duration: WALKS, delay, easing: "ease-in-out", fill: "backwards" });
const pop = (one, _, delay) => go(one, [{ transform: `scale(${held(one) ? 0 : 1.7})`, filter: "brightness(2)" }, { transform: "none" }], delay);
const comes = (one, down) => go(one, [{ transform: css(at(one), down), opacity: 0 }, { transform: css(at(one)), opacity: 1 }]);
const text = (one) => one.textContent;
const flash = (one) => go(one, [{ filter: "brightness(2)", transform: "scale(1.15)" }, { filter: "none", transform: "none" }]);
function leaves({ gone }) {
  gone.querySelector("title").remove(); // it is no piece any more
  $("#plan svg")?.append(gone);
  gone.animate([{ transform: css(at(gone)) }, { transform: `${css(at(gone))} scale(0.4)`, opacity: 0 }], { duration: LIGHTS, easing: "ease-in" }).onfinish = () => gone.remove();
}
// What is looked for, what it is known by, how it looks; how that changes, how it comes, and how it goes.
const CHANGES = [
  ["#plan svg > g[transform]:has(> title)", (one) => one.querySelector("title").textContent, at, (one, was) => go(one, [{ transform: css(was) }, { transform: css(at(one)) }]), (one) => comes(one, 0), leaves],
  ["#map .tile", (one) => one.id, (one) => one.querySelector("use").getAttribute("href"), (one) => go(one, [{ opacity: 0.1 }, { opacity: 1 }]), (one) => comes(one, 0.6)],
  [":is(.top, .around) .track .place", of, held, pop],
  [":is(.top, .around) .gauge .here", of, (one) => Number(one.getAttribute("x")), (one, was) => go(one, [{ transform: `translateX(${was - one.getAttribute("x")}px)` }, { transform: "none" }])],
  [":is(.top, .around) .bar .part", of, (one) => Number(one.getAttribute("width")), (one, was) => go(one, [{ width: `${was}px` }, { width: `${one.getAttribute("width")}px` }])],
  [":is(.top, .around) .track .number", of, text, flash],
  [".around .badge", (one) => `${one.closest("[id]").id} ${text(one).replace(/\d+/g, "")}`, text, flash, (one) => go(one, [{ opacity: 0 }, { opacity: 1 }])],
];
const epoch = () => main().dataset.epoch;
const look = () => ({ epoch: epoch(), kinds: CHANGES.map(([where, by, how, , , goes]) => new Map($$(where).map((one) => [by(one), { one, how: how(one), fill: one.querySelector("use")?.getAttribute("fill"), gone: goes && one.cloneNode(true) }]))) });
// Somebody's pawn may be called otherwise where it stands now.
const before = (was, name, now, { fill }) => was.get(name) || (fill && [...was].find(([other, old]) => old.fill === fill && !now.has(other))?.[1]);
let stood = look();
function change() {
  if (document.body.dataset.stage === "whole") return;
  const stands = look(), quiet = calm.matches || stands.epoch !== stood.epoch;
  for (const [n, [, , , turns, arrives, goes]] of quiet ? [] : [...CHANGES.entries()]) {
    const was = stood.kinds[n], now = stands.kinds[n];
    const met = new Set();
    let delay = 0;
    for (const [name, one] of was.size ? now : []) {
      const old = before(was, name, now, one);
      met.add(old);
      if (old && old.how !== one.how) turns(one.one, old.how, (delay += 70));
      else if (!old && arrives) arrives(one.one);
    }
    const taken = new Set([...now.values()].map(({ how }) => how)); // there it is only called otherwise
    if (goes) for (const old of was.values()) if (!met.has(old) && !taken.has(old.how)) goes(old);
  }
  stood = stands;
}
on("page untold", change);
