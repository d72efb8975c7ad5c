// Random evenings against the director: a fake clock, a server, two big screens, three phones, and every mishap.
// A page runs it (test_director.py): `SOURCES` are the texts of director.js and waits.js.
"use strict";
function load(change) {
  const window = {}, { director, waits } = SOURCES;
  const phone = `(() => { ${waits.split("// ---- in a browser")[0]} window.waits = { HOLD, onPhone, phone }; })();`;
  let text = `${director}\n${phone}`;
  if (change) {
    if (text.split(change[0]).length !== 2) throw new Error(`mutant does not fit: ${change[0]}`);
    text = text.replace(change[0], () => change[1]);
  }
  new Function("window", text)(window);
  return { ...window.director, ...window.waits };
}

// ---- chance, and a clock whose events come in order
function chance(seed) {
  let a = seed >>> 0;
  const next = () => { a = (a + 0x6d2b79f5) | 0; let t = Math.imul(a ^ (a >>> 15), 1 | a); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t; return ((t ^ (t >>> 14)) >>> 0) / 4294967296; };
  return { next, of: (low, high) => low + (high - low) * next(), is: (p) => next() < p, one: (all) => all[Math.floor(next() * all.length)] };
}
class Clock {
  constructor() { this.heap = []; this.n = 0; this.now = 0; }
  at(t, what) { const one = { t: Math.max(Math.round(t), this.now), n: this.n++, what }; const h = this.heap; h.push(one); let i = h.length - 1; while (i && this.less(h[i], h[(i - 1) >> 1])) { const j = (i - 1) >> 1; [h[i], h[j]] = [h[j], h[i]]; i = j; } return one; }
  less(a, b) { return a.t < b.t || (a.t === b.t && a.n < b.n); }
  run() { const h = this.heap, top = h[0], last = h.pop(); if (h.length) { h[0] = last; let i = 0; for (;;) { let j = 2 * i + 1; if (j >= h.length) break; if (j + 1 < h.length && this.less(h[j + 1], h[j])) j++; if (!this.less(h[j], h[i])) break; [h[i], h[j]] = [h[j], h[i]]; i = j; } } this.now = top.t; if (!top.off) top.what(); return h.length > 0; }
}
const freeze = (one) => { if (one && typeof one === "object" && !Object.isFrozen(one)) { Object.freeze(one); Object.values(one).forEach(freeze); } return one; };
class Broken extends Error {}
const must = (held, what) => { if (!held) throw new Broken(what); };

const PACES = {
  person: { gap: [1500, 14000], waits: true, device: 0.08, asks: 0.75, mishap: 0.12, lost: 0.04 },
  table: { gap: [1500, 14000], waits: true, device: 0, asks: 1, mishap: 0 },
  bot: { gap: [150, 900], waits: false, device: 0, asks: 0.8, mishap: 0.06, lost: 0.1 },
  crowd: { gap: [0, 120], waits: false, device: 0, asks: 0.12, mishap: 0.02, lost: 0.1 },
};
const SECONDS = { aside: [1.5, 1.5], scene: [2, 3], climax: [4, 6], death: [5, 5], end: [6, 6] };
const MIXES = [[], [], [], ["aside"], ["aside"], ["aside", "aside"], ["aside", "aside", "aside", "aside", "aside"], ["scene"], ["scene", "aside"],
  ["climax"], ["climax"], ["climax", "aside", "aside"], ["climax", "scene"], ["climax", "death"], ["climax", "climax", "aside"], ["climax", "death", "scene", "aside"], ["death"]];

// `script` are the answers of a real game, one after another: what each tells, and whether it asks something new.
function evening(D, pace, events, seed, script) {
  const how = { ...PACES[pace] }, rnd = chance(seed), clock = new Clock();
  const figures = { events: 0, moments: { aside: 0, scene: 0, climax: 0, death: 0, end: 0 }, whole: { aside: 0, scene: 0, climax: 0, death: 0, end: 0 }, small: 0, opened: 0, cut: 0, brief: 0, lag: [], held: [], ahead: 0, timeouts: 0, capped: 0, steps: 0, mishaps: 0, shortest: Infinity };
  const births = new Map(), born = (id, epoch) => births.get(`${epoch} ${id}`), server = { epoch: "e0", serial: 1, asks: 1, recent: [], free: false, shown: 0, screens: 0 };
  let epochs = 0, ids = 0, over = false, line = 0;

  // ---- a big screen: what it is brought, and what it must hold to
  function bigScreen(name, late) {
    const me = { name, late, s: D.onStage(), there: false, alarm: null, began: new Set(), last: 0, known: null, asksAt: 0, stale: null, wholeEnd: -1e9, nextAt: 0, said: "", queue: 0, words: 0 };
    me.apply = (event) => {
      const t = clock.now, before = me.s;
      if (me.stale !== null) must(t - me.stale <= 1500 + 2 * late, `${name}: the board of now is ${t - me.stale} ms away`);
      if (before.on && whole(before.on) && before.on.until < t - late) must(false, `${name}: nobody was asked at its end`);
      const after = D.stage(freeze(before), freeze(event), t);
      if (figures.steps++ % 64 === 0) must(JSON.stringify(D.stage(before, event, t)) === JSON.stringify(after), "it is no function");
      me.s = after;
      if (event.type === "page") me.brought(event, before);
      me.check(before, after, t);
      me.say();
      if (me.alarm) me.alarm.off = true;
      const wake = D.wake(after);
      must(wake > t || late, `${name}: it wants to be asked in the past`);
      me.alarm = Number.isFinite(wake) ? clock.at(Math.max(wake, t) + (late ? rnd.of(0, late) : 0), () => { me.alarm = null; me.apply({ type: "tick" }); }) : null;
    };
    me.brought = (event, before) => {
      const first = me.known === null || me.known.epoch !== event.epoch;
      if (!first && event.serial < me.known.serial) return;
      if (first || event.asks > me.known.asks) me.asksAt = clock.now;
      const joins = me.known === null || before.away || event.free;
      me.known = { epoch: event.epoch, serial: event.serial, asks: first ? event.asks : Math.max(me.known.asks, event.asks) };
      if (joins) must(!me.s.on && !me.s.aside && !me.s.next && D.board(me.s) === event.serial, `${name}: it tells something to who joins`);
      else if (first) for (const id of seen(me.s)) must(born(id, event.epoch)?.serial === event.serial, `${name}: ${id} of before is told after the story was turned`);
    };
    const seen = (s) => [...(s.on ? [s.on.id, s.on.opens].filter(Boolean) : []), ...(s.aside ? s.aside.ids : [])];
    const whole = (one) => D.RANK[one.kind] > 1;
    me.check = (before, s, t) => {
      must(s.told.length <= 64 && JSON.stringify(s).length < 6000, "it grows");
      if (before.on && (!s.on || s.on.id !== before.on.id)) {
        const lasted = t - before.on.from, most = s.aloud ? 8000 : whole(before.on) ? 6000 : 3000;
        must(lasted <= most + 2 * late, `${name}: ${before.on.kind} lasted ${lasted}`);
        if (whole(before.on)) me.wholeEnd = t;
        if (!before.on.whole && t < before.on.verdict) figures.cut++;
        else if (t < before.on.until - 1) figures.brief++;
        if (pace === "person" && whole(before.on)) figures.shortest = Math.min(figures.shortest, lasted);
      }
      if (s.on && before.on && s.on.id === before.on.id && s.on.whole && !before.on.whole && t < before.on.verdict) figures.cut++;
      if (s.on && (!before.on || s.on.id !== before.on.id)) {
        if (whole(s.on)) must(t - me.wholeEnd >= 900, `${name}: two climaxes in a row, ${t - me.wholeEnd} ms between`);
        if (name === "hall") figures.whole[s.on.kind]++;
        if (name === "hall" && s.on.opens) figures.opened++;
      }
      for (const id of seen(s)) {
        if (!seen(before).includes(id)) {
          must(!me.began.has(id), `${name}: ${id} is told twice`);
          me.began.add(id);
          if (me.known) must(born(id, me.known.epoch)?.serial >= me.known.asks, `${name}: ${id} is older than what is asked`);
          if (s.aside && s.aside.ids.includes(id) && name === "hall") figures.small++;
        }
        if (s.aside && s.aside.ids.includes(id)) { must(born(id, me.known.epoch).serial >= me.known.asks, `${name}: a small line outlives its question`); must(s.aside.until - t <= 1500 && s.aside.until >= t - late, "small lines stand too long"); }
        else if (born(id, me.known.epoch).serial < me.known.asks) must(t - me.asksAt <= 600 + 2 * late, `${name}: ${id} goes on ${t - me.asksAt} ms after a newer question`);
      }
      if (me.known && before.epoch === s.epoch && !before.away) must(D.board(s) >= D.board(before), `${name}: the board goes back`);
      if (before.next && s.next && before.epoch === s.epoch) must(t - me.nextAt <= 1500 + 2 * late, `${name}: what is next waits ${t - me.nextAt} ms`);
      if (before.next && !s.next && s.on && s.on.id === before.next.id) must(t - me.nextAt <= 1500 + 2 * late, `${name}: what was next began after ${t - me.nextAt} ms`);
      if (s.next && (!before.next || before.epoch !== s.epoch)) me.nextAt = t;
      const isNow = !me.known || s.away || (s.on ? born(s.on.id, me.known.epoch).serial >= me.known.asks : D.board(s) === me.known.serial);
      if (isNow && me.stale !== null) { if (name === "hall") figures.lag.push(t - me.stale); me.stale = null; }
      else if (isNow && name === "hall" && me.known && t === me.asksAt) figures.lag.push(0);
      if (!isNow && me.stale === null) me.stale = t;
    };
    me.say = () => {
      const s = me.s, shown = D.board(s), more = D.needs(s, clock.now);
      const word = `${s.epoch} ${shown} ${more > 0} ${s.on?.id}`;
      if (word === me.said || !me.there || s.epoch === null) return;
      me.said = word;
      const told = { type: "told", epoch: s.epoch, shown, more };
      me.words = Math.max(me.words, Math.round(clock.now + rnd.of(5, 60)));
      clock.at(me.words, () => { if (told.epoch === server.epoch) server.shown = Math.max(server.shown, shown); for (const one of phones) { one.word = Math.max(one.word, Math.round(clock.now + rnd.of(5, 60))); clock.at(one.word, () => one.apply(told)); } });
    };
    me.bring = (page) => {
      if (!me.there) return;
      const t = Math.max(me.queue, Math.round(clock.now + rnd.of(5, late ? late : 80))), here = me.life;
      me.queue = t;
      clock.at(t, () => { if (me.there && here === me.life) me.apply(page); });
    };
    me.open = (settings) => { if (!me.there) server.screens++; me.there = true; me.life = {}; me.s = D.onStage({ ...settings, told: me.s.told }); me.known = null; me.stale = null; me.said = ""; me.queue = clock.now; if (me.alarm) me.alarm.off = true; me.alarm = null; me.bring(pageOf()); };
    me.close = () => { if (me.there && !--server.screens) gone(); me.there = false; me.life = {}; if (me.alarm) me.alarm.off = true; me.alarm = null; me.stale = null; };
    return me;
  }

  // ---- a phone
  function handset(n) {
    const me = { s: D.onPhone(), alarm: null, moreAt: -1e9, queue: 0, word: 0 };
    me.apply = (event) => {
      const t = clock.now, before = me.s;
      if (before.held) must(t - before.held.from <= 8500, `a phone waits ${t - before.held.from} ms`);
      if (before.held && t - me.moreAt > 8500) must(t - before.held.from <= 2000, `a phone waits ${t - before.held.from} ms for a screen that says nothing`);
      me.s = D.phone(freeze(before), freeze(event), t);
      if (event.type === "told" && event.more) me.moreAt = t;
      if (!me.s.held && before.held) {
        figures.held.push(t - before.held.from);
        if (event.type !== "tap" && t - before.held.from >= 8500) figures.capped++;
        const early = me.s.epoch === before.epoch && me.s.serial > me.s.shown && event.type !== "tap" && event.type !== "back";
        if (early) figures.timeouts++;
        if (early && server.screens && hall.there && !hall.s.away) figures.ahead++;
      }
      must(me.s.epoch !== before.epoch || me.s.serial >= before.serial, "a phone goes back");
      if (me.alarm) me.alarm.off = true;
      must(!me.s.held || event.type !== "tick" || me.s.held.until > t, "a phone wants to be asked in the past");
      me.alarm = me.s.held ? clock.at(me.s.held.until, () => { me.alarm = null; me.apply({ type: "tick" }); }) : null;
      if (how.waits && answers && phones.every((one) => !one.s.held)) { const go = answers; answers = null; go(); }
    };
    me.bring = (page) => { me.queue = Math.max(me.queue, Math.round(clock.now + rnd.of(5, 80))); clock.at(me.queue, () => me.apply(page)); };
    return me;
  }

  function gone() { // the last screen has left: nobody waits for it
    const told = { type: "told", epoch: server.epoch, shown: server.serial, more: 0 };
    for (const one of phones) clock.at(clock.now + rnd.of(5, 1000), () => one.apply(told));
  }
  // ---- the server: one list, a serial, since when the newest question is asked
  const pageOf = () => ({ type: "page", epoch: server.epoch, serial: server.serial, asks: server.asks, free: server.free, moments: server.recent.slice(-8), hold: 0 });
  function publish(hold) {
    const page = pageOf();
    for (const one of screens) { if (rnd.is(how.lost || 0)) continue; one.bring(page); if (rnd.is(0.05)) one.bring(page); if (rnd.is(0.02)) { const old = { ...page, serial: page.serial - 1, moments: page.moments.filter((m) => m.serial < page.serial) }; clock.at(clock.now + 200, () => one.bring(old)); } }
    for (const one of phones) one.bring({ ...page, hold: hold && server.screens ? 2000 : 0 });
  }
  function tell(kinds) {
    for (const what of kinds) {
      const { kind, seconds, letters } = what.kind ? what : { kind: what, seconds: rnd.of(...SECONDS[what]), letters: Math.floor(rnd.of(10, 160)) };
      const one = { id: `${server.epoch}.${server.serial}.${ids++}`, serial: server.serial, kind, seconds, letters };
      births.set(`${server.epoch} ${one.id}`, { serial: one.serial });
      server.recent.push(one);
      figures.moments[kind]++;
    }
    server.recent = server.recent.slice(-12);
  }
  function turn(moments = []) { // undone, done again, corrected, taken up, another game, started anew
    server.epoch = `e${++epochs}`;
    server.serial = rnd.is(0.3) ? 1 : server.serial + 1;
    server.asks = server.serial;
    server.shown = 0;
    // Against the contract a server may bring what was told before once more, as if it were new.
    server.recent = rnd.is(0.3) ? server.recent.slice(-3).map((one) => ({ ...one, serial: server.serial })) : [];
    for (const one of server.recent) births.set(`${server.epoch} ${one.id}`, { serial: server.serial });
    over = false;
    tell(moments);
    publish(false);
  }
  let answers = null;
  function answer() {
    if (over) return turn();
    server.free = false;
    server.serial++;
    const said = script && script[line++ % script.length];
    const kinds = said ? said.moments : rnd.is(0.004) ? ["climax", "end"] : rnd.one(MIXES);
    const names = kinds.map((one) => one.kind || one);
    over = names.includes("end");
    if (over || (said ? said.asks : rnd.is(how.asks))) server.asks = server.serial;
    tell(kinds);
    publish(names.some((kind) => kind !== "aside"));
  }
  function mishap() {
    figures.mishaps++;
    const open = () => ({ calm: rnd.is(0.2), aloud: rnd.is(0.2) });
    rnd.one([
      () => turn(), () => turn(["scene"]), () => { server.free = true; turn(); clock.at(clock.now + 3000, () => { server.free = false; turn(); }); },
      () => hall.open(open()), () => (slow.there ? slow.close() : slow.open(open())), () => { const one = rnd.one(screens); if (one.there) one.apply({ type: "tap" }); },
      () => { const one = rnd.one(screens); if (one.there && one.known) { one.apply({ type: "away" }); clock.at(clock.now + rnd.of(0, 20000), () => { if (one.there) one.bring(pageOf()); }); } },
      () => rnd.one(phones).apply({ type: "tap" }), () => { if (hall.there) { hall.close(); clock.at(clock.now + rnd.of(0, 15000), () => { if (!hall.there) hall.open(open()); }); } },
      () => publish(false), () => { const one = rnd.one(screens); if (one.there) for (let n = 0; n < 3; n++) clock.at(clock.now + 80 * n, () => { if (one.there) one.apply({ type: "tap" }); }); },
    ])();
  }
  function next() {
    if (figures.events++ >= events) { how.lost = 0; return publish(false); }
    if (rnd.is(how.mishap)) mishap();
    else answer();
    const gap = rnd.of(...how.gap), go = () => clock.at(clock.now + gap, next);
    if (!how.waits) return go();
    if (rnd.is(how.device)) { clock.at(clock.now + rnd.of(0, 4000), next); return; }
    // People answer what their phones ask: once pages are there and none of them waits.
    clock.at(clock.now + 170, () => { if (phones.every((one) => !one.s.held)) go(); else answers = go; });
  }

  const hall = bigScreen("hall", 0), slow = bigScreen("slow", 1500), screens = [hall, slow], phones = [handset(0), handset(1), handset(2)];
  hall.open({});
  for (const one of phones) one.bring(pageOf());
  clock.at(1500, next);
  const whole = (one) => D.RANK[one.kind] > 1;
  while (clock.heap.length) clock.run();
  for (const one of screens) if (one.there) {
    must(!one.s.on && !one.s.aside && !one.s.next && !one.s.after && !Number.isFinite(D.wake(one.s)), `${one.name}: it does not come to rest`);
    if (!one.s.away) must(D.board(one.s) === server.serial && one.s.epoch === server.epoch, `${one.name}: the board of now is not there in the end`);
  }
  for (const one of phones) must(!one.s.held && one.s.serial === server.serial, "a phone hangs");
  if (pace === "table") { // nobody in a hurry, nothing amiss: everything that takes the screen is told to its verdict, and no phone runs ahead
    const folded = figures.opened + figures.small, total = Object.values(figures.moments).reduce((a, b) => a + b), told = Object.values(figures.whole).reduce((a, b) => a + b);
    must(!figures.ahead && !figures.timeouts, `a phone runs ahead ${figures.ahead} ${figures.timeouts} capped ${figures.capped}`);
    must(!figures.cut, `something is cut at a quiet table: ${figures.cut}`);
    must(figures.whole.death === figures.moments.death && figures.whole.end === figures.moments.end, "a death or an end is not told");
    figures.untold = total - told - folded;
  }
  return { ...figures, hours: clock.now / 3.6e6 };
}

const MUTANTS = [
  ["a new question cuts nothing", "return s.on && !still(s.on) ? cut(now, t) : now;", "return now;"],
  ["no look between", "if (!s.on && next && t >= s.look)", "if (!s.on && next)"],
  ["what is old is told", "one.serial <= e.serial && one.serial >= s.asks && ", "one.serial <= e.serial && "],
  ["what was told is told again", " && !s.told.includes(one.id)", ""],
  ["what waits survives a question", "next: still(s.next)", "next: s.next"],
  ["small lines survive a question", "aside: still(s.aside)", "aside: s.aside"],
  ["later lines survive a question", "after: still(s.after)", "after: s.after"],
  ["who joins is told all", "if (s.epoch === null || s.away || e.free) return bare(now, t);", "if (s.epoch === null || s.away || e.free) return taken(bare(now, t), e, 0, e.serial, t);"],
  ["an undo cuts nothing", "return taken(bare(now, t), e, e.serial - 1,", "return taken(now, e, e.serial - 1,"],
  ["after an undo all is told", "return taken(bare(now, t), e, e.serial - 1,", "return taken(bare(now, t), e, 0,"],
  ["the verdict stands two seconds after a cut", "cut: 600", "cut: 2000"],
  ["a climax has no limit", "const lasts = Math.min(most, ", "const lasts = Math.max(most, "],
  ["pages that come late count", "if (s.epoch === e.epoch && e.serial < s.serial) return s;\n  const now", "const now"],
  ["a phone has no clock of its own", ' || e.type === "back" || t >= held.until', ' || e.type === "back"'],
  ["a phone believes a screen for ever", "until: Math.min(held.from + HOLD.most, ", "until: Math.max(held.from, "],
  ["small lines stay", "until: t + LAW.aside", "until: t + 9 * LAW.aside"],
  ["what is next waits in a line", "return rank(s.next) > 2 ? ended(s, t) : cut(s, t);", "return s;"],
  ["it remembers everything", ".slice(-LAW.kept)", ""],
  ["it changes what it was given", "const bare = (s, t) => ({ ...s, on: null,", "const bare = (s, t) => Object.assign(s, { on: null,"],
];

function figuresOf(pace, events, seed, script) {
  const found = evening(load(), pace, events, seed, script), lag = found.lag.sort((a, b) => a - b);
  return { events: found.events - 1, lag: lag.at(-1), half: lag[Math.floor(lag.length / 2)], held: Math.max(0, ...found.held), whole: found.whole };
}
// What finds that fault; an empty text where nothing does.
function findsIn(name, events) {
  const [, ...change] = MUTANTS.find(([one]) => one === name);
  for (let seed = 1; seed <= 3; seed++) for (const pace of Object.keys(PACES)) {
    try { evening(load(change), pace, events, seed); } catch (error) { return error.message; }
  }
  return "";
}
