// The screen stays on where a browser lets it: most ask for a certificate first, and nothing depends on it.
const stay = () => { if (navigator.wakeLock && !document.hidden) navigator.wakeLock.request("screen").catch(() => {}); };
on("visibilitychange", stay);
stay();
