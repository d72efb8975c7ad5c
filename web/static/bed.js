// A quiet bed of sound below a game, made here out of the game's few numbers. It is off until somebody wants it.
const KEY = "bed", LOUD = "bed-loud", FADE = 1.5, OCTAVES = 4, QUIET = 0.25;
const wanted = () => localStorage.getItem(KEY) === "yes";
const loudness = () => Number(localStorage.getItem(LOUD) || 30) / 100;
let audio = null, bed = null; // bed: the numbers it is made of, its way out, and how it ends

const made = (kind, values, to) => {
  const node = audio[`create${kind}`]();
  for (const [name, value] of Object.entries(values)) {
    if (node[name] instanceof AudioParam) node[name].value = value;
    else node[name] = value;
  }
  if (to) node.connect(to);
  return node;
};
const played = (kind, values, to) => {
  const node = made(kind, values, to);
  node.start();
  return node;
};

// ---- the low note: root and fifth, each twice and a little apart, dull
function drone(root, out) {
  const dull = made("BiquadFilter", { type: "lowpass", frequency: 4 * root }, made("Gain", { gain: 0.16 }, out));
  return [1, 1.5].flatMap((ratio) => [-5, 5].map((detune) => played("Oscillator", { type: "triangle", frequency: root * ratio, detune }, dull)));
}
// ---- wind or water: noise that swells and ebbs
function air(share, out) {
  const noise = audio.createBuffer(1, 4 * audio.sampleRate, audio.sampleRate), samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  const swell = made("Gain", { gain: 0.12 * share }, out);
  const band = made("BiquadFilter", { type: "bandpass", frequency: 420, Q: 0.6 }, swell);
  const tide = made("Gain", { gain: 0.08 * share }, swell.gain);
  return [played("BufferSource", { buffer: noise, loop: true }, band), played("Oscillator", { frequency: 0.09 }, tide)];
}
// ---- a soft single note now and then
function note({ root, scale }, out) {
  const at = audio.currentTime, step = scale[Math.floor(Math.random() * scale.length)];
  const shape = made("Gain", { gain: 0 }, out);
  shape.gain.setTargetAtTime(0.09, at, 0.08);
  shape.gain.setTargetAtTime(0, at + 0.4, 1.1);
  const tone = played("Oscillator", { frequency: OCTAVES * root * 2 ** (step / 12) }, shape);
  tone.stop(at + 8);
}

function begin(numbers) {
  const out = made("Gain", { gain: 0 }, audio.destination);
  const sources = [...drone(numbers.root, out), ...air(numbers.air, out)];
  const notes = setInterval(() => { if (Math.random() < 0.6) note(numbers, out); }, 600 * numbers.pace);
  const end = () => {
    clearInterval(notes);
    out.gain.setTargetAtTime(0, audio.currentTime, FADE / 3);
    sources.forEach((one) => one.stop(audio.currentTime + FADE));
  };
  bed = { numbers: JSON.stringify(numbers), out, end };
}
function read() {
  const place = byId("bed");
  if (!place) return null;
  const { root, scale, pace, air: share } = place.dataset;
  return { root: Number(root), scale: scale.split(" ").map(Number), pace: Number(pace), air: Number(share) };
}
function listen() {
  const numbers = wanted() && audio && !document.hidden ? read() : null;
  if (bed && bed.numbers !== JSON.stringify(numbers)) {
    bed.end();
    bed = null;
  }
  if (numbers && !bed) begin(numbers);
  if (bed) bed.out.gain.setTargetAtTime(QUIET * loudness(), audio.currentTime, FADE / 3);
}
function show() {
  const place = byId("bed");
  if (place) {
    place.hidden = !window.AudioContext;
    press(byId("bed-on"), wanted());
    byId("bed-volume").hidden = !wanted();
    byId("bed-loud").value = 100 * loudness();
  }
  listen();
}

// ---- a browser lets a page sound once somebody has touched it
function allow() {
  audio = audio || (window.AudioContext && new AudioContext());
  listen();
}
if (navigator.userActivation?.hasBeenActive) allow();
on("pointerdown keydown", allow, { once: true, capture: true });
onTap("#bed-on", () => {
  localStorage.setItem(KEY, wanted() ? "no" : "yes");
  allow();
  show();
});
on("input", (event) => {
  if (event.target.id !== "bed-loud") return;
  localStorage.setItem(LOUD, event.target.value);
  listen();
});
on("page visibilitychange", show);
show();
