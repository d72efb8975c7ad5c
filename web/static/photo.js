// A photograph of the dice goes as soon as it is taken; a bar shows how much of it has left.
const WHOLE_S = 60, SMALL = "small.jpg";
window.posts.photo = async (form, data, headers) => {
  if (data.get("picture").name !== SMALL) await shrink(data);
  try {
    return await upload(form, data, headers);
  } finally {
    form.querySelector(".sent").hidden = true;
    form.querySelector("input[type=file]").value = "";
  }
};
// What this browser cannot open is sent as it is: the table says what is wrong with it.
async function shrink(data) {
  try {
    await bring("shrink.js");
    data.set("picture", await shrunk(data.get("picture")), SMALL);
  } catch { /* as it is */ }
}
function upload(form, data, headers) {
  const request = new XMLHttpRequest();
  request.open("POST", form.getAttribute("action"));
  Object.entries(headers).forEach(([name, value]) => request.setRequestHeader(name, value));
  Object.assign(request, { responseType: "json", timeout: 1000 * WHOLE_S });
  request.upload.onprogress = ({ loaded, total }) => tell(form, loaded / total);
  tell(form, 0);
  return new Promise((done, fail) => {
    request.onload = () => (request.response ? done(request.response) : fail());
    request.onerror = request.ontimeout = fail;
    request.send(data);
  });
}
function tell(form, share) {
  const line = form.querySelector(".sent"), [text, bar] = line.children;
  line.hidden = false;
  text.textContent = share < 1 ? line.dataset.sends : line.dataset.reads;
  if (share < 1) bar.value = share;
  else bar.removeAttribute("value");
}
on("change", ({ target }) => {
  const form = target.closest("form[data-by=photo]");
  if (form && target.files && target.files.length) form.querySelector("button:not([type])").click();
});
