// What cannot be read from afar without touching the screen: letters below `least`, those of `keys` below `key`.
([least, key, keys]) => {
  const faults = [];
  for (const one of document.querySelectorAll(".table:not(.over) .board"))
    if (one.scrollHeight > one.clientHeight + 1) faults.push(`${one.scrollHeight - one.clientHeight} px of the board are below the screen`);
  if (!document.querySelector(".over, .lobby details[open]") && document.documentElement.scrollHeight > innerHeight + 1) faults.push("the page is higher than the screen");
  for (const one of document.querySelectorAll("#main *")) {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || one.clientWidth === 1 || one.closest(".pretend, .unseen, svg, details, .undo, small, .cover") || !one.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    const wanted = one.matches(keys) ? key : least;
    if (size < wanted - 0.5) faults.push(`${one.tagName.toLowerCase()}.${one.className} "${one.textContent.trim().slice(0, 30)}" has ${Math.round(size)} px, below ${wanted}`);
  }
  return faults;
}
