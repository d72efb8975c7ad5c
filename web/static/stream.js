// The one stream of all pages that a browser shows of a table: a browser has six connections to a server, and forms
// need some. It runs in a shared worker, or in the page itself where a browser has none: then each page has its own.
"use strict";
(() => {
  const SILENCE = 25000, FORGOTTEN = 180000, SOON = 500;
  // The second way: what is held back or cut off on its way (by virus scanners, old proxies) is fetched every few seconds.
  const HELD_BACK = 5000, CUT_OFF = 3, EACH = 3000, LATE = 8000, AGAIN = 20, PROOF = 5000, TOLD = 12000;
  const client = Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
  const pages = new Map(), latest = new Map();
  let source = null, asked = "", heard = 0, tries = 0, timer = 0;
  let slow = 0, proven = 0, looks = 0, etag = "", looking = 0; // slow: since when news are fetched

  // ---- what is asked for: each page once, while anybody looks at one of them
  const path = (stream) => stream.replace(/\?.*/, "");
  const query = (stream) => stream.replace(/.*\?/, "");
  function wanted() {
    const all = [...pages.values()];
    return all.some((page) => page.shown) ? [...new Set(all.map((page) => query(page.stream)))].join("&") : "";
  }
  function close() {
    for (const one of [timer, looking]) clearTimeout(one);
    if (source) source.close();
    source = null;
    asked = "";
  }
  function open() {
    close();
    heard = Date.now();
    asked = wanted();
    etag = "";
    latest.clear();
    if (!asked) return;
    listen();
    if (slow) look();
    else looking = setTimeout(lookInstead, HELD_BACK);
  }
  function listen() {
    if (source) source.close();
    proven = 0;
    if (!self.EventSource) {
      slow = slow || Date.now();
      return;
    }
    source = new EventSource(address("stream"));
    for (const name of ["page", "panels", "strip", "shown", "ping", "gone"]) source.addEventListener(name, hearStream);
    source.addEventListener("busy", lost);
    source.onerror = lost;
  }
  const address = (what) => `${path([...pages.values()][0].stream).replace(/stream$/, what)}?${asked}&client=${client}`;
  // What was held back may come late and all at once: a stream that goes on bringing is believed again.
  function hearStream({ type, data, lastEventId }) {
    if (!slow) {
      clearTimeout(looking);
      const [name, number] = lastEventId.split("#");
      return bring(type, data, name, Number(number));
    }
    proven = proven || Date.now();
    if (Date.now() - proven < PROOF) return;
    slow = 0;
    open();
  }
  function lookInstead() {
    slow = slow || Date.now();
    open();
  }
  async function look() {
    clearTimeout(looking);
    const turn = ++looks;
    let events = null;
    try {
      events = await news(turn);
    } catch {
      if (turn !== looks || !slow) return;
      slow = 0;
      return lost();
    }
    if (turn !== looks || !slow || !asked) return;
    const fresh = events.filter(({ type, page, data }) => latest.get(type + page) !== data);
    for (const { type, page, data } of fresh) {
      latest.set(type + page, data);
      bring(type, data, page, 0);
    }
    if (!fresh.length) bring("ping", "", "", 0);
    if (turn % AGAIN === 0 && !proven) listen();
    looking = setTimeout(look, EACH);
  }
  async function news(turn) {
    const abort = new AbortController(), late = setTimeout(() => abort.abort(), LATE);
    try {
      const headers = etag ? { "If-None-Match": etag } : {};
      const reply = await fetch(`${address("news")}&look=${turn}`, { cache: "no-store", headers, signal: abort.signal });
      if (reply.status === 304) return [];
      if (!reply.ok) throw new Error(reply.status);
      etag = reply.headers.get("ETag") || "";
      return await reply.json();
    } finally {
      clearTimeout(late);
    }
  }
  // A page that goes may come again at once, as a page that is loaded anew does.
  function settle() {
    clearTimeout(timer);
    timer = setTimeout(() => { if (wanted() !== asked) open(); }, SOON);
  }
  function bring(type, data, name, number) {
    heard = Date.now();
    tries = 0;
    for (const [port, page] of [...pages]) {
      if (name && type !== "ping" && query(page.stream) !== name) continue;
      port.postMessage({ type, data, number, slow: slow > 0 && heard - slow > TOLD });
      if (type === "gone") leave(port);
    }
  }
  function lost() {
    if (slow) {
      if (source) source.close();
      source = null;
      return;
    }
    close();
    for (const port of pages.keys()) port.postMessage({ type: "lost" });
    timer = setTimeout(++tries < CUT_OFF ? open : lookInstead, Math.min(5000, 200 * 2 ** tries) * (0.75 + Math.random() / 2));
  }

  // ---- what pages say: where their stream is, whether somebody looks at them, and whether all of it is wanted anew
  function leave(port) {
    pages.delete(port);
    settle();
  }
  function hear(port, { stream, shown, anew, left }) {
    if (left) return leave(port);
    const before = pages.get(port);
    // A page that leaves is hidden, too, and says so after it has taken its leave.
    if (!before && !shown) return;
    pages.set(port, { stream, shown, at: Date.now() });
    if (shown && (anew || !before)) open();
    else if (!before || before.shown !== shown) settle();
  }
  function take(port) {
    port.onmessage = (event) => hear(port, event.data);
  }
  setInterval(() => {
    // A page that crashed has taken no leave.
    for (const [port, page] of pages) if (Date.now() - page.at > FORGOTTEN) leave(port);
    if (source && !slow && Date.now() - heard > SILENCE) lookInstead();
  }, 2000);
  self.addEventListener("online", open);
  self.addEventListener("offline", () => { if (source) lost(); });
  if ("onconnect" in self) self.onconnect = (event) => take(event.ports[0]);
  else self.takeStream = take;
})();
