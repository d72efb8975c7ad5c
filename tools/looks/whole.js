// The lines of writing on the page as it stands that cannot be read: out of the screen, cut off, covered, or dropped.
// A line on another page of a place that turns its pages can be read: each of those pages is looked at. Where a page
// `scrolls`, so can a line that a thumb brings into the middle. Only what is written `within` that selector is looked at.
([scrolls, within]) => {
  const APART = ".unseen, script, style, noscript, title, .pretend, .strip, .plan svg, .fan > :not([data-lifted], :has([data-held]))";
  const name = (one) => (one.id ? `#${one.id}` : `${one.tagName.toLowerCase()}.${one.className.baseVal ?? one.className}`);
  const hides = (one, { clipPath, display }) => display === "none" || (one.clientWidth <= 1 && clipPath !== "none"); // a part of a drawing that is not displayed keeps its old place
  const isUnseen = (one) => one !== null && (hides(one, getComputedStyle(one)) || isUnseen(one.parentElement));
  const outside = (line, box) => line.left < box.left - 1 || line.top < box.top - 1 || line.right > box.right + 1 || line.bottom > box.bottom + 1;
  const cuts = (one) => ["overflowX", "overflowY"].some((way) => getComputedStyle(one)[way] !== "visible");
  const writes = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const isPainted = ({ backgroundColor, backgroundImage }) => backgroundImage !== "none" || !/^rgba.*, 0\)$/.test(backgroundColor);
  const paints = (one) => one.matches("svg *, svg, img, input, select, summary, .cover") || writes(one) || isPainted(getComputedStyle(one)); // a layer that only places others covers nothing
  const isInline = (one) => getComputedStyle(one).display === "inline" && !isPainted(getComputedStyle(one));
  const isBesides = (one, other) => one.parentElement === other.parentElement && isInline(one) && isInline(other); // words of one text: only their boxes are higher than a line
  const SCREEN = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  function writings() {
    const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT), found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node.parentElement;
      if (node.data.trim() && !one.closest(APART) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isUnseen(one)) found.push(node);
    }
    return found;
  }
  // What is not displayed, opened by no control, and written nowhere else.
  const OPENED = "details:not([open]) > :not(summary), summary, .card.secret > .face, .more-told, .track > .label, [hidden], template, .act, .small, .recap-page, .tour, .person, #areas, .heap, .zooming, .photo > button, #turn-hold, #look-up";
  function dropped() {
    const read = writings().map((node) => node.data.trim()).join(" "), found = [];
    const walker = document.createTreeWalker(document.getElementById("main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node.parentElement, text = node.data.trim();
      if (!text || one.closest(APART) || one.closest(OPENED) || one.checkVisibility() || read.includes(text)) continue;
      let top = one;
      while (top.parentElement && !top.parentElement.checkVisibility()) top = top.parentElement;
      found.push(`"${text.slice(0, 40)}" in ${name(one)} is dropped with ${name(top)}`);
    }
    return found;
  }
  function lines(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((line) => line.width >= 1);
  }
  function why(one, line) {
    if (outside(line, SCREEN)) return "out of the screen";
    for (let around = one; around; around = around.parentElement) {
      if (cuts(around) && outside(line, around.getBoundingClientRect())) return `cut off by ${name(around)}`;
      if (getComputedStyle(around).position === "fixed") break; // it stands on the screen, whatever is around it
    }
    const [across, down] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
    for (const [x, y] of [[line.left + 2, down], [line.right - 2, down], [across, line.top + line.height / 5], [across, line.bottom - line.height / 5]]) {
      const top = document.elementsFromPoint(x, y).find((there) => there.checkVisibility({ opacityProperty: true }) && (paints(there) || there === one));
      if (top && !top.contains(one) && !one.contains(top) && !isBesides(one, top) && !top.closest("summary, .edge") && !top.matches(".cover")) return `covered by ${name(top)}`;
    }
    return "";
  }
  const SCROLLED = ["auto", "scroll"];
  function brought(node, n) { // as a thumb brings it: what hides its overflow cannot be scrolled by anybody
    const middle = (low, high) => (low + high) / 2;
    for (let around = node.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around), root = around === document.documentElement;
      const line = lines(node)[n], box = root ? SCREEN : around.getBoundingClientRect();
      if (root || SCROLLED.includes(style.overflowX)) around.scrollLeft += middle(line.left, line.right) - middle(box.left, box.right);
      if (root || SCROLLED.includes(style.overflowY)) around.scrollTop += middle(line.top, line.bottom) - middle(box.top, box.bottom);
    }
    return lines(node)[n];
  }
  const touched = new CSSStyleSheet(), sheets = document.adoptedStyleSheets;
  touched.replaceSync("* { pointer-events: auto !important }"); // what takes no taps is seen, and covers, all the same
  document.adoptedStyleSheets = [...sheets, touched];
  const lost = new Map(); // of each writing that is not all seen: its lines, and why
  for (const node of writings()) {
    const hidden = new Map(lines(node).map((line, n) => [n, why(node.parentElement, line)]).filter(([, reason]) => reason));
    if (hidden.size) lost.set(node, hidden);
  }
  const places = [...document.querySelectorAll(".turns")];
  function step(place) {
    const [gap, left, right] = ["columnGap", "paddingLeft", "paddingRight"].map((one) => parseFloat(getComputedStyle(place)[one]) || 0);
    return place.clientWidth - left - right + gap;
  }
  const pages = Math.max(0, ...places.map((place) => Math.ceil(place.scrollWidth / step(place))));
  const stood = places.map((place) => place.scrollLeft);
  for (let page = 0; page < pages; page++) {
    for (const place of places) place.scrollLeft = page * step(place);
    for (const [node, hidden] of lost) {
      const now = lines(node);
      for (const n of [...hidden.keys()]) if (!why(node.parentElement, now[n])) hidden.delete(n);
      if (!hidden.size) lost.delete(node);
    }
  }
  for (const [node, hidden] of scrolls ? lost : []) {
    for (const n of [...hidden.keys()]) {
      const reason = why(node.parentElement, brought(node, n));
      if (reason) hidden.set(n, reason);
      else hidden.delete(n);
    }
    if (!hidden.size) lost.delete(node);
  }
  places.forEach((place, n) => { place.scrollLeft = stood[n]; });
  document.adoptedStyleSheets = sheets;
  const unread = [...lost].map(([node, hidden]) => `"${node.data.trim().slice(0, 40)}" in ${name(node.parentElement)} is ${[...hidden.values()][0]}`);
  return within === "body" ? [...unread, ...dropped()] : unread;
}
