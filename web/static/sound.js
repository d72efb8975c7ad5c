// A few sounds: another turn, a throw, how it went. They tell what everybody sees, and nothing else.
// The big screen has them until somebody says no, a phone once its player says yes; that hears its own turns alone.
const ENDS = { success: "success", won: "success", failure: "loss", loss: "loss", lost: "loss" };
const KEY = big ? "sounds" : "sounds-phone";
const wanted = () => (localStorage.getItem(KEY) || (big ? "yes" : "no")) === "yes";
const mine = (turn) => big || turn.split(" ").includes(main().dataset.you);
let audio = null;
const heard = new Map(); // by name: what was fetched once

// ---- a browser lets a page sound once somebody has touched it
function allow() { audio = audio || (window.AudioContext && new AudioContext()); }
if (navigator.userActivation?.hasBeenActive) allow();
on("pointerdown keydown", allow, { once: true, capture: true });
async function load(name) {
  const reply = await fetch(`/static/sounds/${name}.wav`);
  return audio.decodeAudioData(await reply.arrayBuffer());
}
async function play(name) {
  if (!audio || !wanted() || document.hidden) return;
  if (!heard.has(name)) heard.set(name, load(name));
  try {
    const source = audio.createBufferSource();
    source.buffer = await heard.get(name);
    source.connect(audio.destination);
    source.start();
  } catch {
    heard.delete(name);
  }
}

// ---- what changed on the page since it was last looked at
const look = () => ({ turn: main().dataset.turn, mood: main().dataset.mood });
let before = look();
on("page", () => {
  const now = look(), { turn, mood } = before;
  before = now;
  if (now.mood !== mood && ENDS[now.mood]) play(ENDS[now.mood]); // the page comes once the roll has been told
  else if (now.turn && now.turn !== turn && mine(now.turn)) play("turn");
});
on("tells", ({ detail }) => { if (detail?.dataset.shows === "dice") play("throw"); });

// ---- a person who is asked and does not answer is called
on("call", () => play("turn"));

// ---- whoever wants it quiet says so on the sheet
function button() {
  const toggle = byId("sounds");
  if (!toggle) return;
  toggle.hidden = !window.AudioContext;
  press(toggle, wanted());
}
onTap("#sounds", () => {
  localStorage.setItem(KEY, wanted() ? "no" : "yes");
  button();
});
onPage(button);
