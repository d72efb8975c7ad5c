// What must not stay open is sent when nobody has touched the page for so many seconds.
let touched = Date.now();
on("pointerdown keydown scroll", () => { touched = Date.now(); }, { capture: true, passive: true });
setInterval(() => {
  const open = $("form[data-idle]");
  if (open && !("sending" in open.dataset) && Date.now() - touched > 1000 * Number(open.dataset.idle)) open.querySelector("button").click();
}, 1000);
