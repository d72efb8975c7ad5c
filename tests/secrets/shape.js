// What a neighbour sees of a phone without reading it: each box that is drawn, and how far everything scrolls.
async (part) => {
  const SETTLED = 300; // milliseconds without a change: pictures have come, and what is told has been fitted
  const drawn = "button, summary, label, article, section, form, h2, .choices, .options, .hint, .sum, .sheet";
  const top = document.querySelector(part);
  function shape() {
    const { x, y } = top.getBoundingClientRect();
    const box = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return `${one.tagName} ${[left - x, top - y, width, height].map(Math.round).join(" ")}`;
    };
    const seen = [...top.querySelectorAll(drawn)].filter((one) => one.checkVisibility()).map(box);
    return [...seen, `scrolls ${[top, ...top.querySelectorAll("#sheet, #told-now")].map((one) => one.scrollHeight)}`];
  }
  let known = shape(), since = performance.now();
  while (performance.now() - since < SETTLED) {
    await new Promise(requestAnimationFrame);
    const now = shape();
    if (now.join() !== known.join()) [known, since] = [now, performance.now()];
  }
  return known;
}
