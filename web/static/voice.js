// Reads aloud what the big screen tells, once somebody asks for it.

// ---- what was said last, so that nothing is said twice: the dice, lines of the log, what is amiss, what is asked
const voice = window.speechSynthesis;
const KEY = "speaks", LOUD = "volume", VOICE = "voice-"; // and the language that it speaks
let lines = count(), asked = heading(), dice = thrown(), amiss = notices(), told = new Set();
function count() { return Number(main().dataset.serial || 0); }
function heading() { return (byId("headline") || {}).textContent || ""; }
function thrown() { return (byId("spoken") || {}).textContent || ""; }
function notices() { return $$("#notices p.notice .told").map((one) => one.textContent.trim()); }
// A card that lies open for all is read with all that it says, each part in its own language.
const cards = () => $$("#seen article.card");
const said = (one) => [one.textContent.trim(), (one.closest("[lang]") || main()).lang];
const parts = (card) => [...card.querySelectorAll("h3, .face > p")].map(said);
const written = (card) => parts(card).map(([text]) => text).join(" ");
const read = new Set(cards().map(written));
function opened() {
  const fresh = cards().filter((card) => !read.has(written(card)) && read.add(written(card)));
  return fresh.flatMap(parts).filter(([text]) => text);
}
// A browser without an engine lists no voices; one that cannot list them is asked to speak all the same.
function hasVoice() { return Boolean(voice) && (!voice.getVoices || voice.getVoices().length > 0); }
function speaks() { return hasVoice() && localStorage.getItem(KEY) === "yes"; }
function fresh() {
  const log = $$("#log ol li").map(said);
  const news = log.slice(0, Math.max(0, count() - lines)).reverse().filter(([text]) => !told.delete(text));
  if (thrown() && thrown() !== dice) news.unshift(thrown());
  news.push(...opened(), ...notices().filter((one) => !amiss.includes(one)));
  if (heading() && heading() !== asked) news.push(said(byId("headline")));
  lines = count();
  asked = heading();
  dice = thrown();
  amiss = notices();
  return news;
}
function loudness() { return Number(localStorage.getItem(LOUD) || 100); }
const short = (lang) => lang.slice(0, 2).toLowerCase();
const voices = (lang) => (voice?.getVoices?.() || []).filter((one) => short(one.lang) === short(lang));
function say(told) {
  const [text, lang] = [told].flat();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang || main().lang;
  const chosen = localStorage.getItem(VOICE + short(words.lang));
  words.voice = voices(words.lang).find((one) => one.voiceURI === chosen) || null;
  words.volume = loudness() / 100;
  voice.speak(words);
}
function button() {
  const toggle = byId("speech");
  if (!toggle) return;
  toggle.hidden = false;
  press(toggle, speaks());
  byId("loud").hidden = !speaks();
  byId("volume").value = loudness();
  choices();
}
function choices() {
  const select = byId("voices"), known = voices(main().lang);
  select.hidden = !speaks() || known.length < 2;
  if (select.options.length === known.length) return;
  select.replaceChildren(...known.map((one) => new Option(one.name, one.voiceURI)));
  const chosen = localStorage.getItem(VOICE + short(main().lang));
  if (known.some((one) => one.voiceURI === chosen)) select.value = chosen;
}
voice?.addEventListener?.("voiceschanged", choices);
onTap("#speech", () => {
  byId("no-voice").hidden = hasVoice();
  if (!hasVoice()) return;
  localStorage.setItem(KEY, speaks() ? "no" : "yes");
  if (speaks()) say(heading());
  else voice.cancel();
  button();
});
on("change", (event) => {
  if (event.target.id === "volume") localStorage.setItem(LOUD, event.target.value);
  else if (event.target.id === "voices") localStorage.setItem(VOICE + short(main().lang), event.target.value);
  else return;
  voice.cancel();
  say(heading());
});

// What the screen tells is read as it is told, and no longer: a newer question is read then.
on("tells", ({ detail }) => {
  const texts = [...(detail?.querySelectorAll(".told, .line > p, h3, .face > p") || [])].map(said).filter(([text]) => text);
  texts.forEach(([text]) => told.add(text));
  if (speaks()) texts.forEach(say);
});
on("untold", () => { if (speaks()) voice.cancel(); });
on("page", () => {
  button();
  const news = fresh();
  if (speaks()) news.forEach(say);
});
button();
