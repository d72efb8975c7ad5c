// A phone has no sounds, and not even the script that makes them, until its player asks for them.
const KEY = "sounds-phone";
const button = () => byId("sounds");
const load = () => bring("sound.js");
function offer() { if (button()) button().hidden = false; }
function ask(event) {
  if (!event.target.closest("#sounds")) return;
  document.removeEventListener("click", ask);
  localStorage.setItem(KEY, "yes");
  load();
}
onPage(offer);
if (localStorage.getItem(KEY)) load(); // the answer of before, yes or no, is kept by it
else on("click", ask);
