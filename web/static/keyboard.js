// Letters for the table's own screen, which may have nothing but touch: they come up under a field that is tapped.
const DIGITS = "1 2 3 4 5 6 7 8 9 0";
const SIGNS = [DIGITS, "@ # € & _ - ( ) = %", "! ? . , : ; \" / \\ +", "* ' ~ ^ < > [ ] {bksp}", "{letters} {space} {done}"];
const TYPED = ["text", "search", "password", "number", "email", "tel", "url"];
const words = () => JSON.parse(document.body.dataset.keys);
let board = null, field = null;

function layout() {
  const [top, middle, low] = words().rows;
  const small = [DIGITS, top, middle, `{shift} ${low} {bksp}`, "{signs} {space} {done}"];
  const large = small.map((row) => row.split(" ").map((key) => (key.startsWith("{") || key === "ß" ? key : key.toUpperCase())).join(" "));
  return { default: small, shift: large, signs: SIGNS };
}

function load() {
  bring("vendor/simple-keyboard.css");
  bring("keyboard.css");
  return bring("vendor/simple-keyboard.js");
}

function make() {
  const place = document.createElement("div");
  place.className = "simple-keyboard keyboard";
  place.setAttribute("data-keyboard", "");
  document.body.append(place);
  const named = words();
  const labels = { "{bksp}": "⌫", "{shift}": "⇧", "{space}": " ", "{signs}": "?123", "{letters}": "abc", "{done}": named.done };
  const spoken = { "{bksp}": named.back, "{shift}": named.shift, "{space}": named.space, "{signs}": named.signs, "{letters}": named.letters };
  const Keyboard = window.SimpleKeyboard.default;
  board = new Keyboard(place, {
    layout: layout(), display: labels, mergeDisplay: true, theme: "hg-theme-default keyboard", useButtonTag: true,
    buttonAttributes: Object.entries(spoken).map(([buttons, value]) => ({ attribute: "aria-label", value, buttons })),
    onChange: (text) => type(text), onKeyPress: (key) => press(key),
  });
}

function type(text) {
  if (!field) return;
  field.value = text;
  field.dataset.touched = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function press(key) {
  if (key === "{done}") return hide();
  const now = board.options.layoutName || "default";
  const next = { "{shift}": now === "shift" ? "default" : "shift", "{signs}": "signs", "{letters}": "default" }[key];
  if (next) board.setOptions({ layoutName: next });
  else if (now === "shift") board.setOptions({ layoutName: "default" });
}

async function show(wanted) {
  field = wanted;
  await load();
  if (field !== wanted) return;
  if (!board) make();
  const most = wanted.maxLength > 0 ? wanted.maxLength : 1000;
  board.setOptions({ layoutName: wanted.autocapitalize === "words" && !wanted.value ? "shift" : "default", layout: layout(), maxLength: most });
  board.setInput(wanted.value);
  root.classList.add("typing");
  window.scrollBy(0, wanted.getBoundingClientRect().top - window.innerHeight * 0.2); // its button stays in view above the keys
}

function hide() {
  if (field) field.blur();
  field = null;
  root.classList.remove("typing");
}

const isTyped = (one) => one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && TYPED.includes(one.type) && !one.readOnly && !$(`[data-pad="${one.id}"]`));
let touched = false, beside = false;
on("pointerdown", (event) => {
  const onKeys = event.target.closest("[data-keyboard]");
  touched = event.pointerType === "touch";
  beside = !onKeys && !isTyped(event.target);
  if (onKeys) event.preventDefault(); // the field keeps the focus
}, true);
on("focusin", (event) => {
  if (touched && isTyped(event.target)) show(event.target);
  else if (field && !event.target.closest("[data-keyboard]")) hide();
});
on("click", () => { if (field && beside) hide(); });
on("keydown", (event) => { if (event.isTrusted && field && event.key !== "Unidentified") hide(); });
on("page", () => {
  // A stream may have put another field in its place.
  if (field && !field.isConnected) hide();
});
