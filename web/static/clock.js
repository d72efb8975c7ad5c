// Counts running clocks down; the table alone decides what a move has taken.
const byTheTable = fetch("/health", { method: "HEAD", cache: "no-store" })
  .then((reply) => Date.parse(reply.headers.get("date")) + 500 - Date.now())
  .catch(() => 0);
let ahead = 0; // milliseconds that the table's time of day is ahead of this device's
const told = (left) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
function show() {
  for (const clock of $$("#scores [data-since]")) {
    const { left, since, delay } = clock.dataset;
    const gone = Math.max(0, Date.now() + ahead - 1000 * since - delay);
    const seconds = Math.ceil((left - gone) / 1000);
    clock.textContent = seconds > 0 ? told(seconds) : byId("scores").dataset.over;
  }
}
byTheTable.then((found) => { ahead = found; show(); });
on("page", show);
setInterval(show, 500);
show();
