// The page of staff: asks every second how the tables stand, rings when one calls, and lets tables be moved.
const EVERY = 1000, PATIENCE = 4000;
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const lostLine = byId("lost"), sorryLine = byId("sorry");
const title = document.title;

// ---- how the tables stand
let tag = "", timer = null, dragged = null;
async function look() {
  clearTimeout(timer);
  try {
    const headers = tag ? { "If-None-Match": tag } : {};
    const patience = new AbortController();
    const late = setTimeout(() => patience.abort(), PATIENCE);
    const reply = await fetch("/tables", { headers, cache: "no-store", signal: patience.signal });
    clearTimeout(late);
    if (!reply.ok && reply.status !== 304) throw new Error(String(reply.status));
    lostLine.hidden = true;
    if (reply.status === 200 && !dragged) {
      swap(await reply.text());
      tag = reply.headers.get("ETag") || "";
    }
  } catch {
    lostLine.hidden = false;
  }
  timer = setTimeout(look, EVERY);
}
function swap(html) {
  Idiomorph.morph(main(), parsed(html).getElementById("main"), morphing());
  offerSound();
  ring();
}

// ---- whoever calls is heard, once somebody has let this page sound
let sound = null, sounds = false, known = new Set();
function ring() {
  const calls = new Set(Array.from($$(".tile.calls"), (tile) => tile.dataset.table));
  if ([...calls].some((table) => !known.has(table))) chime();
  known = calls;
  document.title = calls.size ? `${[...calls].join(", ")} · ${title}` : title;
}
function chime() {
  if (!sounds) return;
  [880, 660].forEach((pitch, place) => {
    const tone = sound.createOscillator(), level = sound.createGain(), at = sound.currentTime + place * 0.35;
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.25, at);
    level.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
    tone.connect(level).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 0.6);
  });
}
function offerSound() {
  const button = byId("sound");
  button.hidden = false;
  press(button, sounds);
}
function switchSound() {
  sounds = !sounds;
  sound = sound || new AudioContext();
  sound.resume();
  offerSound();
  chime();
}
onTap("#sound", switchSound);
on("submit", () => setTimeout(look, EVERY / 4));

// ---- a table is moved by its handle: dragged, or with the arrow keys
async function place(tile, x, y) {
  const { columns, rows } = byId("plan").dataset;
  const within = (value, most) => Math.min(Math.max(value, 1), Number(most));
  const body = new URLSearchParams({ table: tile.dataset.table, x: within(x, columns), y: within(y, rows) });
  try {
    const answer = await (await posted("/place", body)).json();
    sorryLine.textContent = answer.sorry || "";
    sorryLine.hidden = !answer.sorry;
  } catch {
    lostLine.hidden = false;
  }
  await look();
}
function cell(event) {
  const plan = byId("plan"), box = plan.getBoundingClientRect();
  const tops = [0], lines = getComputedStyle(plan).gridTemplateRows.split(" ").map(parseFloat), gap = parseFloat(getComputedStyle(plan).rowGap);
  for (const height of lines) tops.push(tops[tops.length - 1] + height + gap);
  const y = tops.findIndex((top) => event.clientY - box.top < top);
  return [Math.floor(((event.clientX - box.left) / box.width) * Number(plan.dataset.columns)) + 1, y < 0 ? tops.length : Math.max(y, 1)];
}
on("pointerdown", (event) => {
  const handle = event.target.closest(".handle");
  if (!handle || event.button) return;
  dragged = { tile: handle.closest(".tile"), x: event.clientX, y: event.clientY };
  handle.setPointerCapture(event.pointerId);
});
on("pointermove", (event) => {
  if (!dragged) return;
  dragged.tile.classList.add("dragged");
  dragged.tile.style.transform = `translate(${event.clientX - dragged.x}px, ${event.clientY - dragged.y}px)`;
});
on("pointerup pointercancel", (event) => {
  if (!dragged) return;
  const { tile, x, y } = dragged, moved = Math.hypot(event.clientX - x, event.clientY - y) > 8;
  dragged = null;
  tile.classList.remove("dragged");
  tile.style.transform = "";
  if (moved && event.type === "pointerup") place(tile, ...cell(event));
});
on("keydown", (event) => {
  const handle = event.target.closest(".handle"), step = STEPS[event.key];
  if (!handle || !step) return;
  event.preventDefault();
  const tile = handle.closest(".tile");
  place(tile, Number(tile.dataset.x) + step[0], Number(tile.dataset.y) + step[1]);
});

offerSound();
ring();
timer = setTimeout(look, EVERY);
