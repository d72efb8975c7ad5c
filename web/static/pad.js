// A pad for digits on screens without a keyboard.
onTap("[data-digit]", (key) => {
  const field = byId(key.closest("[data-pad]").dataset.pad);
  field.value = key.dataset.digit ? (field.value + key.dataset.digit).slice(0, field.maxLength) : field.value.slice(0, -1);
  field.dataset.touched = "";
});
