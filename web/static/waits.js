// A phone draws a page once the big screen has shown what led to it, so that it gives nothing away; whatever happens to
// the screen, it draws it. A tap draws it now, for who cannot see the screen.
const HOLD = { silent: 2000, slack: 500, most: 8500 };
const onPhone = () => ({ epoch: null, serial: 0, shown: 0, busy: 0, held: null }); // busy: until when a stage still tells
function phone(s, e, t) {
  if (e.type === "page") return follow(s, e, t);
  const { held } = s;
  if (e.type === "told") { // what a stage said: up to where it has shown, and how long it still needs
    if (e.epoch !== s.epoch) return s;
    const now = { ...s, shown: Math.max(s.shown, e.shown), busy: e.more ? t + e.more + HOLD.slack : 0 };
    if (held && now.shown >= held.serial) return drawn(now, held.serial);
    return held ? { ...now, held: patient(held, now.busy) } : now;
  }
  if (held && (e.type === "tap" || e.type === "back" || t >= held.until)) return drawn(s, held.serial);
  return s;
}
function follow(s, e, t) {
  if (e.epoch !== s.epoch) return { ...onPhone(), epoch: e.epoch, serial: e.serial };
  if (e.serial < s.serial) return s;
  const waits = e.serial > s.shown && (s.held || e.hold);
  if (!waits) return drawn(s, e.serial);
  return { ...s, held: s.held ? { ...s.held, serial: e.serial } : patient({ serial: e.serial, from: t, until: t + e.hold }, s.busy) };
}
const patient = (held, busy) => ({ ...held, until: Math.min(held.from + HOLD.most, Math.max(held.until, busy)) });
const drawn = (s, serial) => ({ ...s, serial, held: null });

// ---- in a browser: page.js brings pages and what a screen has shown, and asks whether to keep the older page
const line = byId("look-up");
let now = onPhone(), timer = 0;
function hear(event) {
  now = phone(now, event, Date.now());
  clearTimeout(timer);
  if (now.held) timer = setTimeout(() => hear({ type: "tick" }), now.held.until - Date.now());
  line.hidden = !now.held;
  document.body.toggleAttribute("data-kept", Boolean(now.held));
  if (!now.held) drawNow();
}
function brought() {
  const { epoch, serial, waits } = latestPage().dataset;
  hear({ type: "page", epoch, serial: Number(serial), hold: Number(waits) > now.serial ? HOLD.silent : 0 });
}
function told({ detail }) {
  const [epoch, shown, more] = detail.split(" ");
  hear({ type: "told", epoch, shown: Number(shown), more: Number(more) });
}
window.keepsBack = () => Boolean(now.held);
on("news", brought);
on("shown", told);
on("visibilitychange", () => { if (!document.hidden) hear({ type: "back" }); });
line.addEventListener("click", () => hear({ type: "tap" }));
if (main().dataset.epoch !== undefined) now = { ...now, epoch: main().dataset.epoch, serial: Number(main().dataset.serial) };
window.waits = { onPhone, phone };
