// A map is looked at closely: zoom and pan by thumb, wheel, mouse and keys; a tap tries a lit place, or reads an area.
"use strict";
(() => {
  const STEP = 1.25, MOST = 12, DRAG = 6;
  const sheet = document.styleSheets[0], printed = sheet.cssRules.length;
  const near = new Map(); // by the id of a ground: pixels for each unit of its drawing, where the drawing began, and if it was framed by itself
  const drawing = (ground) => ground.querySelector("svg.tiles");

  // ---- how near: the drawing grows within its ground, which scrolls
  function shown(svg) {
    const box = svg.viewBox.baseVal, at = svg.getBoundingClientRect();
    const unit = Math.min(at.width / box.width, at.height / box.height);
    const left = at.left + (at.width - unit * box.width) / 2, top = at.top + (at.height - unit * box.height) / 2;
    return { unit, left, top, box };
  }
  let ruled = ""; // a rule that comes anew costs the styles of the whole page
  function resize() {
    const found = [...near].filter(([id]) => document.getElementById(id)), rules = found.map(([id, { unit }]) => {
      const { width, height } = drawing(document.getElementById(id)).viewBox.baseVal;
      return `#${id} > svg.tiles { width: ${unit * width}px; height: ${unit * height}px; min-width: 0; max-width: none; max-height: none; }`;
    });
    if (rules.join() === ruled) return;
    ruled = rules.join();
    while (sheet.cssRules.length > printed) sheet.deleteRule(printed);
    for (const one of rules) sheet.insertRule(one, printed);
  }
  function fitting(ground, box) {
    const style = getComputedStyle(ground), [right, left, top, bottom] = ["Right", "Left", "Top", "Bottom"].map((side) => parseFloat(style[`padding${side}`]));
    return Math.min((ground.clientWidth - left - right) / box.width, (ground.clientHeight - top - bottom) / box.height);
  }
  function zoom(ground, by, x, y) {
    const svg = drawing(ground), { unit, left, top, box } = shown(svg), whole = fitting(ground, box);
    const now = Math.min(Math.max(unit * by, Math.min(unit, whole)), MOST * whole);
    near.set(ground.id, { unit: now, x: box.x, y: box.y });
    resize();
    const moved = shown(svg);
    ground.scrollLeft += moved.left + (x - left) / unit * now - x;
    ground.scrollTop += moved.top + (y - top) / unit * now - y;
  }
  function zoomMiddle(ground, by) {
    const at = ground.getBoundingClientRect();
    zoom(ground, by, at.left + at.width / 2, at.top + at.height / 2);
  }
  function whole(ground) {
    near.delete(ground.id);
    if (isFramed(ground)) return frame(ground, true);
    resize();
    const { unit, box } = shown(drawing(ground)), fits = fitting(ground, box);
    if (fits < unit) zoomMiddle(ground, fits / unit);
  }
  const WAYS = { in: (ground) => zoomMiddle(ground, STEP), out: (ground) => zoomMiddle(ground, 1 / STEP), whole };
  const KEYS = { "+": "in", "=": "in", "-": "out", "0": "whole" };
  const groundOf = (event) => event.target.closest && event.target.closest(".map .ground");
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (button) WAYS[button.dataset.zoom](button.closest(".map").querySelector(".ground"));
  });
  document.addEventListener("keydown", (event) => {
    const ground = groundOf(event), way = WAYS[KEYS[event.key]];
    if (!ground || !way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    way(ground);
  }, true);
  document.addEventListener("wheel", (event) => {
    const ground = groundOf(event);
    if (!ground || event.shiftKey) return;
    event.preventDefault();
    zoom(ground, event.deltaY < 0 ? STEP : 1 / STEP, event.clientX, event.clientY);
  }, { passive: false });

  // ---- tiles are framed by themselves until somebody looks closely: all of them, or as near as they can be told apart
  const LEAST = { kiosk: 0.05, seat: 0.03 }; // the least side of a tile, in heights of the screen
  const USUAL = 46; // pixels across a tile on a phone
  const role = document.documentElement.dataset.role === "kiosk" ? "kiosk" : "seat";
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const isFramed = (ground) => ground.id === "ground";
  function around(parts) { // the box about these parts of the drawing, with one place more on each side, in places
    const boxes = parts.map((one) => (one.transform?.baseVal.length ? one.transform.baseVal[0].matrix : { e: one.x.baseVal.value, f: one.y.baseVal.value }));
    const [xs, ys] = [boxes.map((one) => one.e), boxes.map((one) => one.f)];
    const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
    return { x: left, y: top, width: Math.max(...xs) + 2 - left, height: Math.max(...ys) + 2 - top };
  }
  // Whether it may be moved or not, a ground that is as high as its drawing may grow to its greatest height.
  function room(ground) {
    const style = getComputedStyle(ground), [right, left, top, bottom] = ["Right", "Left", "Top", "Bottom"].map((side) => parseFloat(style[`padding${side}`]));
    return { width: ground.clientWidth - left - right, height: (parseFloat(style.maxHeight) || ground.clientHeight) - top - bottom };
  }
  const moved = (svg) => { const { x, y } = svg.querySelector(".last") || {}; return x ? `${x.baseVal.value} ${y.baseVal.value}` : "none"; };
  function frame(ground, wanted) { // who wants all has it until the next move
    const was = near.get(ground.id), svg = drawing(ground), box = svg.viewBox.baseVal, move = moved(svg);
    const all = wanted || (was && was.all === move);
    if ((was && !was.framed) || !ground.clientWidth) return;
    const lit = all ? [] : [...svg.querySelectorAll(".spot, .fits")], last = all ? null : svg.querySelector(".last");
    const least = all || !(role === "kiosk" ? last : lit.length) ? 0 : LEAST[role] * innerHeight, most = role === "kiosk" ? Infinity : USUAL;
    const target = lit.length ? around(lit) : box, looked = role === "kiosk" ? box : target;
    const { width, height } = room(ground), fits = Math.min(width / looked.width, height / looked.height);
    const unit = Math.min(Math.max(fits, least), most);
    near.set(ground.id, { unit, x: box.x, y: box.y, framed: true, all: all && move });
    resize();
    // What does not fit as a whole is seen about the last move, or else about what is lit.
    const middle = unit > fits && last ? around([last]) : target;
    const { left, top } = shown(svg), at = ground.getBoundingClientRect();
    const x = left + (middle.x + middle.width / 2 - box.x) * unit - at.left - ground.clientWidth / 2;
    const y = top + (middle.y + middle.height / 2 - box.y) * unit - at.top - ground.clientHeight / 2;
    ground.scrollBy({ left: x, top: y, behavior: was && !calm.matches ? "smooth" : "instant" });
  }
  const framed = () => [...document.querySelectorAll(".map > .ground")].filter(isFramed);
  const size = new ResizeObserver((seen) => { for (const { target } of seen) frame(target); });
  function frameAll() {
    size.disconnect();
    for (const one of framed()) size.observe(one); // and so each is framed, now and whenever its size changes
  }

  // ---- a plan is seen whole on a phone; once it is asked where, the part with the lit places, if its names can be read
  const READABLE = 13, BORDER = 3; // pixels of a letter, and letters of room about what is lit
  function framePlan(ground) {
    const svg = drawing(ground), was = near.get(ground.id), box = svg.viewBox.baseVal, letters = Number(svg.dataset.letters);
    if (role === "kiosk" || (was && !was.framed) || !ground.clientWidth) return;
    const lit = [...svg.querySelectorAll(".spot")].map((one) => one.getBBox());
    near.delete(ground.id);
    if (lit.length) {
      const [left, top] = [Math.min(...lit.map((one) => one.x)), Math.min(...lit.map((one) => one.y))].map((one) => one - BORDER * letters);
      const right = Math.max(...lit.map((one) => one.x + one.width)) + BORDER * letters, low = Math.max(...lit.map((one) => one.y + one.height)) + BORDER * letters;
      const { width, height } = room(ground), unit = Math.max(READABLE / letters, Math.min(width / (right - left), height / (low - top), 1));
      near.set(ground.id, { unit, x: box.x, y: box.y, framed: true });
      resize();
      ground.scrollTo((left + right) / 2 * unit - ground.clientWidth / 2, (top + low) / 2 * unit - ground.clientHeight / 2);
    } else resize();
  }

  // On a plan, once it is asked where, some place is seen where something may be done, unless somebody looks closely already.
  let where = null;
  function meet() {
    frameAll();
    const asked = document.querySelector(".placing"), form = asked && asked.closest("form").id;
    if (form === where) return;
    where = form;
    document.querySelectorAll("#plan-ground").forEach(framePlan);
    for (const ground of document.querySelectorAll(".map .ground")) {
      if (near.has(ground.id)) continue;
      const at = ground.getBoundingClientRect(), lit = [...ground.querySelectorAll(".spot")].map((one) => one.getBoundingClientRect());
      if (!lit.length || lit.some((one) => one.left >= at.left && one.right <= at.right && one.top >= at.top && one.bottom <= at.bottom)) continue;
      ground.scrollBy((lit[0].left + lit[0].right - at.left - at.right) / 2, (lit[0].top + lit[0].bottom - at.top - at.bottom) / 2);
    }
  }

  // ---- two thumbs pinch; one scrolls by itself, and so does a mouse that drags
  let apart = 0;
  const between = ([one, other]) => ({
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2,
  });
  document.addEventListener("touchstart", (event) => { apart = event.touches.length === 2 && groundOf(event) ? between(event.touches).apart : 0; }, { passive: true });
  document.addEventListener("touchmove", (event) => {
    if (!apart || event.touches.length !== 2) return;
    event.preventDefault();
    const now = between(event.touches);
    zoom(groundOf(event), now.apart / apart, now.x, now.y);
    apart = now.apart;
  }, { passive: false });
  let drag = null;
  document.addEventListener("pointerdown", (event) => {
    const ground = groundOf(event);
    drag = ground && event.pointerType === "mouse" && event.button === 0 ? { ground, x: event.clientX, y: event.clientY, far: false } : null;
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag || !(event.buttons & 1)) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    drag.far = drag.far || Math.hypot(x, y) > DRAG;
    if (!drag.far) return;
    drag.ground.scrollBy(-x, -y);
    Object.assign(drag, { x: event.clientX, y: event.clientY });
  });
  document.addEventListener("dragstart", (event) => { if (groundOf(event)) event.preventDefault(); });

  // ---- a tap on a lit place tries the first way there, the next tap the next; one button takes what is tried
  let tried = null;
  const ways = (spot) => [...document.querySelectorAll(`.choices > [data-spot="${spot}"]`)];
  function tryAt(spot) {
    const there = ways(spot), last = there.findIndex((one) => one.id === tried);
    if (!there.length) return;
    tried = there[(last + 1) % there.length].id;
    show();
  }
  function show() {
    for (const one of document.querySelectorAll(".spot.on")) one.classList.remove("on");
    for (const one of document.querySelectorAll(".spot > .tried")) one.remove();
    const choice = tried && document.getElementById(tried);
    if (!choice) tried = null;
    const there = choice && document.getElementById(`spot-${choice.dataset.spot}`);
    for (const one of document.querySelectorAll("[data-there]")) {
      one.hidden = !there || !one.closest("form").contains(choice);
      one.textContent = there ? there.textContent : "";
    }
    for (const here of document.querySelectorAll("[data-here]")) {
      const mine = Boolean(choice) && here.form === choice.form;
      Object.assign(here, { hidden: !mine, disabled: !mine, value: mine ? choice.value : "" });
      if (mine) here.querySelector("small").textContent = choice.querySelector("span").textContent;
    }
    const spot = choice && document.querySelector(`.spot[data-spot="${choice.dataset.spot}"]`);
    if (!spot) return;
    spot.classList.add("on");
    const face = choice.querySelector(".face-of-tile use");
    if (!face) return;
    const ghost = face.cloneNode();
    ghost.classList.add("tried");
    spot.prepend(ghost);
  }
  document.addEventListener("click", (event) => {
    const spot = event.target.closest(".spot[data-spot]");
    if (spot && !(drag && drag.far)) tryAt(spot.dataset.spot);
  });
  // What has the focus by keyboard among the choices is seen on the map; under a finger the list may not move.
  document.addEventListener("focusin", (event) => {
    if (!event.target.matches(".choices > [data-spot]:focus-visible")) return;
    tried = event.target.id;
    show();
  });

  // ---- a tap on an area or a tile reads it, until it is put away
  let read = "";
  const isArea = (one) => one.matches && one.matches(".area[data-area]");
  const tileOf = (target) => target.closest("svg.tiles > .tile");
  const placeOf = (tile) => tile.getAttribute("transform");
  function textOf(name) { // in words: an area has an article, a tile its title
    const tile = [...document.querySelectorAll("svg.tiles > .tile")].find((one) => placeOf(one) === name);
    return tile ? tile.querySelector("title") : document.getElementById(`area-${name}`);
  }
  function readArea(area) {
    read = read === area ? "" : area;
    reread();
  }
  function reread() {
    const panel = document.getElementById("read-area"), text = read && textOf(read);
    for (const one of document.querySelectorAll("svg.tiles > .tile")) one.classList.toggle("on", Boolean(text) && placeOf(one) === read);
    for (const one of document.querySelectorAll(".area")) one.classList.toggle("on", Boolean(text) && one.dataset.area === read);
    if (!panel) return;
    if (text) panel.dataset.stays = "";
    else delete panel.dataset.stays;
    panel.open = Boolean(text);
    const shown = panel.querySelector("div"), says = text ? text.innerHTML : "";
    if (shown.innerHTML !== says) shown.innerHTML = says;
  }
  document.addEventListener("toggle", (event) => {
    if (event.target.id !== "read-area" || event.target.open || !read) return;
    const area = document.getElementById(`on-area-${read}`);
    readArea("");
    if (area) area.focus({ preventScroll: true });
  }, true);
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".map svg.tiles") || event.target.closest(".spot") || (drag && drag.far)) return;
    const area = document.elementsFromPoint(event.clientX, event.clientY).find(isArea), tile = tileOf(event.target); // figures stand on it
    readArea(area ? area.dataset.area : tile ? placeOf(tile) : "");
  });
  document.addEventListener("keydown", (event) => {
    if (!isArea(event.target) || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    readArea(event.target.dataset.area);
  });

  // ---- the page has changed: the map stays where it was, though the drawing may begin elsewhere now
  document.addEventListener("page", () => {
    resize();
    for (const [id, was] of near) {
      const ground = document.getElementById(id);
      if (!ground) { near.delete(id); continue; }
      const { x, y } = drawing(ground).viewBox.baseVal;
      ground.scrollLeft += (was.x - x) * was.unit;
      ground.scrollTop += (was.y - y) * was.unit;
      Object.assign(was, { x, y });
    }
    meet();
    show();
    reread();
  });
  meet();
})();
