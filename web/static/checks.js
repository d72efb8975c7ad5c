// Finds out what this browser lacks: whether it keeps cookies and notes, hears streams, and has the table's time.
const DAY = 86400000;
const missing = new Set();
function keepsNotes() {
  try {
    localStorage.setItem("check", "kept");
    return localStorage.getItem("check") === "kept";
  } catch {
    return false;
  }
}
function show() {
  for (const one of $$("#checks > li")) one.hidden = !missing.has(one.id);
}
async function compareClocks() {
  const reply = await fetch("/health", { method: "HEAD", cache: "no-store" }).catch(() => null);
  const there = reply && Date.parse(reply.headers.get("Date"));
  if (there && Math.abs(there - Date.now()) > DAY) missing.add("check-clock");
  show();
}
if (!document.cookie.includes(`${document.body.dataset.proof}=`)) missing.add("check-cookies");
if (!keepsNotes()) missing.add("check-storage");
if (!window.EventSource) missing.add("check-stream");
onPage(show);
compareClocks();
