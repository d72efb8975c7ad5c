// The one stream of all pages that a browser shows of a table: a browser has six connections to a server, and forms
// need some. It runs in a shared worker, or in the page itself where a browser has none: then each page has its own.
"use strict";
(() => {
  const SILENCE = 25000, FORGOTTEN = 180000, SOON = 500;
  const client = Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
  const pages = new Map();
  let source = null, asked = "", heard = 0, tries = 0, timer = 0;

  // ---- what is asked for: each page once, while anybody looks at one of them
  const path = (stream) => stream.replace(/\?.*/, "");
  const query = (stream) => stream.replace(/.*\?/, "");
  function wanted() {
    const all = [...pages.values()];
    return all.some((page) => page.shown) ? [...new Set(all.map((page) => query(page.stream)))].join("&") : "";
  }
  function close() {
    clearTimeout(timer);
    if (source) source.close();
    source = null;
    asked = "";
  }
  function open() {
    close();
    heard = Date.now();
    asked = wanted();
    if (!asked) return;
    source = new EventSource(`${path([...pages.values()][0].stream)}?${asked}&client=${client}`);
    for (const name of ["page", "parts", "strip", "ping", "gone"]) source.addEventListener(name, bring);
    source.addEventListener("busy", lost);
    source.onerror = lost;
  }
  // A page that goes may come again at once, as a page that is loaded anew does.
  function settle() {
    clearTimeout(timer);
    timer = setTimeout(() => { if (wanted() !== asked) open(); }, SOON);
  }
  function bring({ type, data, lastEventId }) {
    heard = Date.now();
    tries = 0;
    const [name, number] = lastEventId.split("#");
    for (const [port, page] of [...pages]) {
      if (name && type !== "ping" && query(page.stream) !== name) continue;
      port.postMessage({ type, data, number: Number(number) });
      if (type === "gone") leave(port);
    }
  }
  function lost() {
    close();
    for (const port of pages.keys()) port.postMessage({ type: "lost" });
    timer = setTimeout(open, Math.min(5000, 400 * 2 ** tries++) * (0.75 + Math.random() / 2));
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
    if (source && Date.now() - heard > SILENCE) lost();
  }, 2000);
  self.addEventListener("online", open);
  self.addEventListener("offline", () => { if (source) lost(); });
  if ("onconnect" in self) self.onconnect = (event) => take(event.ports[0]);
  else self.takeStream = take;
})();
