// A map is looked at closely: zoom and pan by thumb, wheel, mouse and keys; a tap tries a lit place, or reads an area.
"use strict";
(() => {
  const STEP = 1.25, MOST = 12, DRAG = 6;
  const sheet = document.styleSheets[0], printed = sheet.cssRules.length;
  const near = new Map(); // by the id of a ground: pixels for each unit of its drawing, and where the drawing began
  const drawing = (ground) => ground.querySelector("svg.tiles");

  // ---- how near: the drawing grows within its ground, which scrolls
  function shown(svg) {
    const box = svg.viewBox.baseVal, at = svg.getBoundingClientRect();
    const unit = Math.min(at.width / box.width, at.height / box.height);
    const left = at.left + (at.width - unit * box.width) / 2, top = at.top + (at.height - unit * box.height) / 2;
    return { unit, left, top, box };
  }
  function resize() {
    const found = [...near].filter(([id]) => document.getElementById(id));
    while (sheet.cssRules.length > printed) sheet.deleteRule(printed);
    for (const [id, { unit }] of found) {
      const { width, height } = drawing(document.getElementById(id)).viewBox.baseVal;
      sheet.insertRule(`#${id} > svg.tiles { width: ${unit * width}px; height: ${unit * height}px; min-width: 0; max-width: none; max-height: none; }`, printed);
    }
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

  // Once it is asked where, some place is seen where something may be done, unless somebody looks closely already.
  let where = null;
  function meet() {
    const asked = document.querySelector(".placing"), form = asked && asked.closest("form").id;
    if (form === where) return;
    where = form;
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
  // What has the focus among the choices is seen on the map.
  document.addEventListener("focusin", (event) => {
    if (!event.target.matches(".choices > [data-spot]")) return;
    tried = event.target.id;
    show();
  });

  // ---- a tap on an area reads it, until it is put away
  let read = "";
  const isArea = (one) => one.matches && one.matches(".area[data-area]");
  function readArea(area) {
    read = read === area ? "" : area;
    reread();
  }
  function reread() {
    const panel = document.getElementById("read-area"), text = read && document.getElementById(`area-${read}`);
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
    if (!event.target.closest(".plan svg.tiles") || event.target.closest(".spot") || (drag && drag.far)) return;
    const area = document.elementsFromPoint(event.clientX, event.clientY).find(isArea); // figures stand on it
    readArea(area ? area.dataset.area : "");
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
