// What is typed into a card goes to the table as it is typed, and what was understood comes back.
const WAIT = 400, AGAIN = 2000;
const KEPT = new Set(["open", "hidden", "data-sending", "aria-busy", "data-one", "data-current", "data-typing", "aria-current"]);
const sorryLine = byId("sorry");
const writing = () => $("form[data-drafts]");

// ---- the card as it stands, kept a moment after the last key
let timer = null, typed = 0, kept = 0, under = false;
function body(form) {
  const data = new URLSearchParams(new FormData(form));
  data.set("do", "draft");
  return data;
}
function later(wait) {
  clearTimeout(timer);
  timer = setTimeout(save, wait);
}
async function save() {
  const form = writing();
  if (!form || under || kept === typed || "sending" in form.dataset) return;
  const now = typed;
  let wait = AGAIN;
  under = true;
  try {
    const answer = await (await posted(form.action, body(form))).json();
    tell(answer.sorry || "");
    if (answer.main) kept = now;
    if (answer.main && now === typed) arrive(answer.main);
    wait = answer.main ? WAIT : AGAIN;
  } catch {
    tell(document.body.dataset.unsent);
  }
  under = false;
  if (kept !== typed) later(wait);
}
function tell(text) {
  sorryLine.textContent = text;
  sorryLine.hidden = !text;
}
function swap(html) {
  Idiomorph.morph(main(), parsed(html).getElementById("main"), {
    ignoreActiveValue: true,
    callbacks: { beforeAttributeUpdated: (name, _, kind) => !(KEPT.has(name) && kind === "remove") },
  });
}
function changed(wait) {
  typed++;
  const state = byId("saved");
  state.textContent = state.dataset.unsaved;
  later(wait);
}
on("input", (event) => {
  if (!event.target.name && !event.target.dataset.fills || !event.target.closest("form[data-drafts]")) return;
  // A hole writes the whole sentence into its field.
  const field = byId(event.target.dataset.fills || "");
  if (field) field.value = event.target.value;
  changed(field || event.target.matches("select, [type=checkbox], [type=radio]") ? 0 : WAIT);
});
// Enter keeps what is typed as a draft and leads on; the card itself is kept by its button alone.
on("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.matches("form[data-drafts] input")) return;
  event.preventDefault();
  changed(0);
  if (!event.target.closest(".sentence, .palette")) step(1);
});

// ---- one line after the other: the one that is edited, and where the card says it
const NARROW = matchMedia("(max-width: 63.99rem)");
const lines = () => $$(".writing > .line");
const current = () => $(".line[data-current]");
const CONTROL = "input:not([type=hidden]):not([type=radio]), input:checked, input[type=radio], select, textarea";
function edit(line, focus) {
  if (!line) return;
  for (const one of $$(".line[data-current], .zone[aria-current]")) {
    delete one.dataset.current;
    one.removeAttribute("aria-current");
  }
  line.dataset.current = "";
  const zone = $(`.zone[data-edits="${line.id}"]`);
  if (zone) {
    zone.setAttribute("aria-current", "true");
    const side = byId("card-side");
    // A picture stays in view, for it changes with what is edited.
    side.scrollTop = side.querySelector(".made-picture") ? 0 : zone.offsetTop - side.offsetTop - side.clientHeight / 3;
  }
  if (!focus) return;
  const open = [...line.querySelectorAll(".sentence:not([data-block]) > .field")].pop();
  (open || line.querySelector("input:checked, [aria-pressed]") || line.querySelector(CONTROL) || line).focus({ preventScroll: true });
  line.scrollIntoView({ block: NARROW.matches ? "start" : "nearest" });
}
function step(by) {
  const all = lines(), next = all[all.indexOf(current()) + by];
  if (next) edit(next, true);
  else byId("keep").focus();
}
function touch(line) {
  const told = new Set([...line.querySelectorAll("[name=touched]")].map((one) => one.value));
  const fresh = new Set([...line.querySelectorAll("[name^=line-]")].map((one) => one.name.slice(5)).filter((key) => !told.has(key)));
  for (const value of fresh) line.append(Object.assign(document.createElement("input"), { type: "hidden", name: "touched", value }));
  if (fresh.size) changed(0);
}
on("focusin", (event) => {
  const line = event.target.closest(".writing > .line");
  if (line && line !== current()) edit(line, false);
  if (event.target.matches(".sentence > .field")) event.target.parentElement.dataset.typing = "";
});
on("focusout", (event) => {
  const line = event.target.closest(".writing > .line");
  if (event.target.matches(".sentence > .field")) delete event.target.parentElement.dataset.typing;
  if (line && !line.contains(event.relatedTarget)) touch(line);
});
// What is to be focused once the card has come back as it stands.
let due = null;
function arrive(html) {
  swap(html);
  const go = due;
  due = null;
  if (go) go();
  if (!current()) edit(lines()[0], false);
}
function write(id, text) {
  byId(id).value = text;
  changed(0);
}
on("click", (event) => {
  const zone = event.target.closest(".zone"), button = event.target.closest("form[data-drafts] button[type=button]");
  if (zone) {
    event.preventDefault();
    edit(byId(zone.dataset.edits), true);
  }
  if (!button) return;
  const { adds, drops, fits, lifts, over, steps } = button.dataset;
  if (fits) write(fits, button.value);
  if (steps) step(Number(steps));
  if (drops) {
    const line = button.closest(".line");
    due = () => edit(line, true);
    write(drops, "");
  }
  if (lifts) {
    const upper = byId(over).value;
    byId(over).value = byId(lifts).value;
    write(lifts, upper);
  }
  if (adds) {
    button.closest("details").open = false;
    due = () => ($(`#${adds}-whole .hole`) || byId(adds)).focus();
    write(adds, button.value);
  }
});
if (writing()) {
  main().dataset.one = "";
  edit($(":target")?.closest(".line") || lines()[0], false);
}
function leave() {
  const form = writing();
  if (!form || kept === typed || "sending" in form.dataset) return;
  // It stays unkept here: should the page come back, it is sent once more, which changes nothing.
  fetch(form.action, { method: "POST", body: body(form), keepalive: true }).catch(() => {});
}
on("visibilitychange", () => { if (document.hidden) leave(); else later(0); });
window.addEventListener("pagehide", leave);
window.addEventListener("online", () => later(0));

// ---- a photograph is made smaller before it is sent
on("submit", async (event) => {
  const form = event.target;
  if (!("shrinks" in form.dataset)) return;
  event.preventDefault();
  const data = new FormData();
  try {
    await bring("shrink.js");
    data.append("picture", await shrunk(form.elements.picture.files[0]), "card.jpg");
  } catch {
    return form.submit();
  }
  try {
    const answer = await (await posted(form.action, data)).json();
    if (answer.go) return location.assign(answer.go);
    tell(answer.sorry || "");
  } catch {
    tell(document.body.dataset.unsent);
  }
});
