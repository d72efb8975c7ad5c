// The director of the big screen: what it tells follows from a state, an event and a time in ms, and nothing else.
// Nothing queues: there is one place for what has the screen, and one for what is next (docs/adr/0046-kiosk.md).
const LAW = { aside: 1500, scene: 3000, climax: 6000, aloud: 8000, cut: 600, look: 900, stands: 2000, opens: 1500, quiet: 2000, kept: 64, lines: 3 };
const RANK = { aside: 0, scene: 1, climax: 2, death: 3, end: 4 };
const rank = (one) => RANK[one.kind];
const whole = (one) => rank(one) > 1; // it has the whole screen; a scene leaves people and question where they are

// ---- the stage. `on` has the screen, `next` waits for a look at the board, `after` are small lines for later.
const onStage = (how = {}) => ({ calm: false, aloud: false, epoch: null, away: false, serial: 0, asks: 0, told: [], on: null, aside: null, next: null, after: null, look: 0, hurry: 0, ...how });

const stage = (state, event, t) => begun(heard(passed(state, t), event, t), t);

// The serial of the board that may be seen, and so of the pages that phones may show.
function board({ next, on, serial }) {
  return next ? next.before : on && !on.whole ? on.before : serial;
}
// How long until what is being told, or waits, has been shown: what phones, bots and lamps are told.
function needs(s, t) {
  if (s.on && !s.on.whole) return s.on.verdict - t;
  return s.next ? lasting(s.next, s, s.on ? s.on.until + (whole(s.on) ? LAW.look : 0) : Math.max(s.look, t)).verdict - t : 0;
}
// When it wants to be asked again; never while nothing happens.
function wake({ on, aside, next, look }) {
  return Math.min(on ? (on.whole ? on.until : on.verdict) : next ? look : Infinity, aside ? aside.until : Infinity);
}

function passed(s, t) {
  const now = s.aside && t >= s.aside.until ? { ...s, aside: null } : s;
  if (now.on && t >= now.on.until) return ended(now, t);
  return now.on && !now.on.whole && t >= now.on.verdict ? { ...now, on: { ...now.on, whole: true } } : now;
}
function ended(s, t) {
  return s.on ? { ...s, on: null, look: whole(s.on) ? t + LAW.look : s.look } : s;
}
// All of it stands there for a moment more; who was cut before the verdict is in a hurry.
function cut(s, t) {
  const { on } = s;
  const hurry = whole(on) && !on.whole ? t + LAW.quiet : s.hurry;
  return { ...s, hurry, on: { ...on, whole: true, until: Math.min(on.until, t + LAW.cut) } };
}
const bare = (s, t) => ({ ...s, on: null, aside: null, next: null, after: null, hurry: 0, look: t + LAW.look });

function heard(s, e, t) {
  if (e.type === "page") return page(s, e, t);
  if (e.type === "tap" && s.on) return s.on.whole ? ended(s, t) : { ...s, on: { ...s.on, whole: true, until: Math.min(s.on.until, t + LAW.stands) } };
  if (e.type === "away") return { ...bare(s, t), away: true }; // hidden, asleep, cut off: it joins anew
  return s; // a tick
}

// A page brings its serial, since which one the newest question is asked, and the moments of the latest answers.
function page(s, e, t) {
  if (s.epoch === e.epoch && e.serial < s.serial) return s;
  const now = { ...s, away: false, epoch: e.epoch, serial: e.serial, asks: s.epoch === e.epoch ? Math.max(s.asks, e.asks) : e.asks };
  if (s.epoch === null || s.away || e.free) return bare(now, t); // it joins late, or nothing is played
  if (s.epoch !== e.epoch) return taken(bare(now, t), e, e.serial - 1, e.serial, t); // undone, corrected, taken up
  return taken(now.asks > s.asks ? asked(now, t) : now, e, s.serial, s.serial, t, t < s.hurry);
}
// A new question cuts what is older.
function asked(s, t) {
  const still = (one) => (one && one.serial >= s.asks ? one : null);
  const now = { ...s, aside: still(s.aside), next: still(s.next), after: still(s.after), hurry: t < s.hurry ? t + LAW.quiet : s.hurry };
  return s.on && !still(s.on) ? cut(now, t) : now;
}

// Of all that is new one moment takes the screen at most; what led to it opens it, the rest is told small.
function taken(s, e, mark, before, t, hurried) {
  const fresh = e.moments.filter((one) => one.serial > mark && one.serial <= e.serial && one.serial >= s.asks && !s.told.includes(one.id));
  const large = fresh.filter((one) => rank(one) && !(hurried && rank(one) < 3));
  const most = large.reduce((best, one) => (best && rank(best) > rank(one) ? best : one), null);
  const there = [s.on, s.next].filter((one) => one && one.serial >= s.asks);
  const best = most && !there.some((one) => rank(one) > rank(most)) ? most : null;
  const opens = best && large.filter((one) => whole(one) && one.serial === best.serial && large.indexOf(one) < large.indexOf(best)).pop();
  const small = fresh.filter((one) => one !== best && one !== opens).slice(-LAW.lines);
  const now = small.length ? { ...s, after: { ids: small.map((one) => one.id), serial: small[0].serial } } : s;
  return best ? placed({ ...now, next: { ...best, before, opens: opens ? opens.id : null } }, t) : now;
}
function placed(s, t) {
  if (!s.on) return s;
  return rank(s.next) > 2 ? ended(s, t) : cut(s, t);
}

function begun(s, t) {
  const { next } = s;
  if (!s.on && next && t >= s.look) return { ...s, next: null, aside: null, on: lasting(next, s, t), told: kept(s, [next.id, next.opens].filter(Boolean)) };
  if (!s.on && !next && s.after) return { ...s, after: null, aside: { ...s.after, until: t + LAW.aside }, told: kept(s, s.after.ids) };
  return s;
}
const kept = (s, ids) => [...s.told, ...ids].slice(-LAW.kept);
function lasting(one, s, t) {
  const most = s.aloud ? LAW.aloud : whole(one) ? LAW.climax : LAW.scene;
  const read = s.aloud ? 1000 + 70 * (one.letters || 0) : 0;
  const lasts = Math.min(most, Math.max(Math.round(1000 * one.seconds) + (one.opens ? LAW.opens : 0), read));
  return { ...one, from: t, until: t + lasts, verdict: s.calm ? t : t + Math.max(0, lasts - LAW.stands), whole: s.calm || lasts <= LAW.stands };
}

window.director = { LAW, RANK, onStage, stage, board, needs, wake };
