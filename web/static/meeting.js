// While a table gets to know its people, the big screen introduces one after another, once; a tap brings anybody back.
const EACH = 7000;
const people = () => $$("#meeting .person");
let shown = "", timer = 0;

function show(seat) {
  shown = seat;
  for (const one of $$("#meeting [data-seat], #circle [data-seat]")) one.classList.toggle("met", one.dataset.seat === seat);
  for (const one of $$("#circle [data-seats]")) one.classList.toggle("met", one.dataset.seats.split(" ").includes(seat));
  for (const one of $$("#circle [role='button']")) press(one, one.dataset.seat === seat);
}
function introduce() {
  const all = people(), next = all[all.findIndex((one) => one.dataset.seat === shown) + 1];
  if (!next) return; // everybody was introduced
  show(next.dataset.seat);
  if (!calm.matches) timer = setTimeout(introduce, EACH);
}
// Of people whom nothing binds the one who is asked is shown.
function wanted() {
  const some = $$(".seats > .asked-for");
  return $$("#meeting.alone").length && some.length === 1 ? some[0].id.replace("seat-", "") : "";
}
function meet() {
  const now = wanted();
  if (now) clearTimeout(timer);
  if (now) return show(now);
  const known = people().some((one) => one.dataset.seat === shown);
  if (known) return show(shown); // what the stream brings is drawn without it
  clearTimeout(timer);
  shown = "";
  introduce();
}
function choose(event) {
  const one = event.target.closest("#circle [data-seat]");
  if (!one) return;
  event.preventDefault();
  clearTimeout(timer);
  show(one.dataset.seat);
}
on("click", choose);
on("keydown", (event) => { if ([" ", "Enter"].includes(event.key)) choose(event); });
onPage(meet);
