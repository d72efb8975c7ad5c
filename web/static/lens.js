// This phone is the camera: it lies over the tray and photographs each roll by itself, once the dice lie still.
const TICK = 500, STILL = 3, ACROSS = 96, LONGEST = 1600, MOTION = 4, SHARE = 0.004;
let panel = null, video = null, timer = 0, gone = false;
const part = (name, more = {}) => Object.assign(document.createElement(name), more);
const drawn = (wide) => {
  const scale = Math.min(1, wide / Math.max(video.videoWidth, video.videoHeight));
  const canvas = part("canvas", { width: Math.round(video.videoWidth * scale), height: Math.round(video.videoHeight * scale) });
  const pen = canvas.getContext("2d", { willReadFrequently: wide === ACROSS });
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  return { canvas, pen };
};
// ---- small pictures stay on this phone: they tell whether anything moves. `moved`: since this roll was asked for.
let before = null, still = 0, moved = true, roll = "";
function look() {
  const form = $("form[data-by=photo]");
  show(form);
  if (gone || !video.videoWidth) return;
  const { canvas, pen } = drawn(ACROSS), now = pen.getImageData(0, 0, canvas.width, canvas.height).data;
  const moves = before === null || differs(before, now);
  before = now;
  if (form && form.id !== roll) [moved, roll] = [roll === "", form.id];
  if (moves) moved = true;
  still = moves ? 0 : still + 1;
  if (form && moved && still >= STILL && !("sending" in form.dataset)) send(form);
}
function differs(one, other) {
  let count = 0;
  for (let place = 1; place < one.length; place += 4) if (Math.abs(one[place] - other[place]) > MOTION * 4) count += 1;
  return count > SHARE * one.length / 4;
}
function send(form) {
  moved = false;
  drawn(LONGEST).canvas.toBlob((picture) => {
    const files = new DataTransfer(), field = form.querySelector("input[type=file]");
    files.items.add(new File([picture], "small.jpg", { type: "image/jpeg" }));
    field.files = files.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }, "image/jpeg", 0.9);
}
// ---- what was seen
function show(form) {
  const photograph = $("#roll img.photograph"), sum = $("#roll .summary");
  const [seen, told] = panel.querySelectorAll("img, p"), sorry = byId("sorry");
  seen.hidden = !photograph;
  if (photograph && seen.src !== photograph.src) seen.src = photograph.src;
  if (gone) told.textContent = panel.dataset.gone;
  else told.textContent = sorry.hidden ? `${sum ? `${sum.textContent}\n` : ""}${form ? panel.dataset.looks : panel.dataset.waits}` : sorry.textContent;
}
async function open(button) {
  panel = part("section", { className: "lens" });
  Object.assign(panel.dataset, button.dataset);
  video = part("video", { muted: true, playsInline: true, autoplay: true });
  const close = part("button", { type: "button", className: "button", textContent: button.dataset.ends, onclick: shut });
  panel.append(video, part("img", { hidden: true, alt: "" }), part("p", { role: "status" }), close);
  document.body.append(panel);
  close.focus();
  try {
    const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
    video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", ...size } });
    // Another app, or the phone itself, may take the camera away, and give it back.
    const [track] = video.srcObject.getVideoTracks();
    track.onended = track.onmute = () => { gone = true; };
    track.onunmute = () => { gone = false; };
    [before, still, moved, roll, gone] = [null, 0, true, "", false];
    timer = setInterval(look, TICK);
  } catch {
    video.hidden = true;
    panel.querySelector("p").textContent = navigator.mediaDevices ? button.dataset.refused : button.dataset.insecure;
  }
}
function shut() {
  clearInterval(timer);
  if (video.srcObject) video.srcObject.getTracks().forEach((track) => track.stop());
  panel.remove();
}
const isOpen = () => panel !== null && panel.isConnected;
on("keydown", ({ key }) => { if (key === "Escape" && isOpen()) shut(); });
// The way back closes it before anything else.
const below = window.shutLast;
window.shutLast = () => {
  if (!isOpen()) return Boolean(below && below());
  shut();
  return true;
};
onTap("button[data-lens]", open);
