// What somebody guesses of the others stays on this phone, for this game alone, and lies face down until it is opened.
const own = () => $("[data-guesses]").dataset;
function read() {
  const { guesses, game } = own(), kept = JSON.parse(localStorage.getItem(guesses) || "{}");
  return kept.game === game ? kept : { game };
}
function draw() {
  const all = $$("[data-guess]"), guessed = all.length && read();
  for (const one of all) {
    one.hidden = false;
    one.closest("details").toggleAttribute("data-pinned", one.dataset.guess in guessed);
    for (const button of one.querySelectorAll("button")) press(button, guessed[one.dataset.guess] === button.value);
  }
}
onTap("[data-guess] button", (button) => {
  const { guess } = button.parentElement.dataset, { [guess]: was, ...rest } = read();
  localStorage.setItem(own().guesses, JSON.stringify(was === button.value ? rest : { ...rest, [guess]: button.value }));
  draw();
});
onPage(draw);
