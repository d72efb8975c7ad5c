// What does not fit on the page as it stands; `thumb` is the least size of a target in CSS pixels.
(thumb) => {
  const faults = [];
  const name = (one) => one.id ? `#${one.id}` : `${one.tagName.toLowerCase()}.${one.className} "${one.textContent.trim().slice(0, 30)}"`;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && one.getClientRects().length > 0;
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`${wide - innerWidth} px wider than the screen`);
  const hanging = document.querySelectorAll(".hand.fan > :not([data-lifted])"); // a hand hangs over the foot of its page
  hanging.forEach((card) => { card.hidden = true; });
  for (const one of document.querySelectorAll("body *")) {
    if (!seen(one) || one.clientWidth <= 1 || one.matches(".turns") || one.closest(".unseen, svg, .card.secret, .places, .fan > :not([data-lifted])")) continue; // a card of a fan is lifted to be read
    const style = getComputedStyle(one);
    const cuts = (how) => how === "hidden" || how === "clip";
    const across = cuts(style.overflowX) && one.scrollWidth > one.clientWidth + 1, down = cuts(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
    if ((across || down) && one.textContent.trim())
      faults.push(`${name(one)} is cut off`);
    const box = one.getBoundingClientRect();
    const turns = one.closest(".turns"); // another page of its place may be open
    const row = one.parentElement.closest(".book"); // a row that is swiped goes on beyond the edge
    const swiped = row && ["auto", "scroll"].includes(getComputedStyle(row).overflowX);
    if (box.width && !turns && !swiped && (box.left < -1 || box.right > innerWidth + 1)) faults.push(`${name(one)} reaches out of the screen`);
  }
  hanging.forEach((card) => { card.hidden = false; });
  const place = (one) => (one.matches("input:is([type=radio], [type=checkbox].unseen)") ? one.labels[0] : one);
  const targets = [...new Set([...document.querySelectorAll("button, a[href], summary, input:not([type=hidden]), select")].filter(seen).filter((one) => !one.closest(".fan > :not([data-lifted])")).map(place))];
  for (const one of targets) {
    const box = one.getBoundingClientRect();
    if (box.width < thumb - 0.5 || box.height < thumb - 0.5)
      faults.push(`${name(one)} is ${Math.round(box.width)} x ${Math.round(box.height)} px, too small for a thumb`);
  }
  // Of what scrolls only the part that is seen lies anywhere.
  const inSight = (one) => {
    const box = one.getBoundingClientRect(), part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (let around = one; around.parentElement && getComputedStyle(around).position !== "fixed"; ) {
      around = around.parentElement;
      if (around === document.body) break;
      if (getComputedStyle(around).overflowY === "visible") continue;
      const its = around.getBoundingClientRect();
      for (const side of ["left", "top"]) part[side] = Math.max(part[side], its[side]);
      for (const side of ["right", "bottom"]) part[side] = Math.min(part[side], its[side]);
    }
    return part;
  };
  const parts = new Map(targets.map((one) => [one, inSight(one)]));
  const layer = (one) => one.closest(".sheet, .now-told");
  targets.forEach((one, place) => {
    const box = parts.get(one);
    for (const other of targets.slice(place + 1)) {
      if (layer(one) !== layer(other) || one.contains(other) || other.contains(one)) continue;
      const its = parts.get(other);
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (across > 1 && down > 1) faults.push(`${name(one)} lies over ${name(other)}`);
    }
  });
  return faults;
}
