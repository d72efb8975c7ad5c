// Several of many: what they come to, and no more of them than may be taken.
on("change", (event) => { if (event.target.closest(".picks")) addUp(event.target.closest(".picks")); });
function addUp(picks) {
  const boxes = [...picks.querySelectorAll("input")], taken = boxes.filter((box) => box.checked);
  const sum = picks.querySelector("output");
  if (sum) sum.textContent = String(taken.reduce((all, box) => all + Number(box.dataset.worth || 0), 0)).replace("-", "\u2212");
  for (const box of boxes) box.disabled = !box.checked && taken.length >= Number(picks.dataset.most);
}
$$(".picks").forEach(addUp); // some may have been taken before this script came
