// What is typed into a card goes to the table as it is typed, and what was understood comes back.
"use strict";
(() => {
  const WAIT = 400, AGAIN = 2000, LONGEST = 1600;
  const KEPT = new Set(["open", "hidden", "data-sending", "aria-busy"]);
  const sorryLine = document.getElementById("sorry");
  const main = () => document.getElementById("main");
  const writing = () => document.querySelector("form[data-drafts]");

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
      const reply = await fetch(form.action, { method: "POST", body: body(form), headers: { Accept: "application/json" } });
      const answer = await reply.json();
      tell(answer.sorry || "");
      if (answer.stale) renew(form);
      if (answer.main) kept = now;
      if (answer.main && now === typed) swap(answer.main);
      wait = answer.main ? WAIT : AGAIN;
    } catch {
      tell(document.body.dataset.unsent);
    }
    under = false;
    if (kept !== typed) later(wait);
  }
  // Another tab may have brought this device another proof.
  function renew(form) {
    form.elements.proof.value = (document.cookie.match(new RegExp(`(?:^|; )${document.body.dataset.proof}=([\\w-]+)`)) || [])[1] || "";
  }
  function tell(text) {
    sorryLine.textContent = text;
    sorryLine.hidden = !text;
  }
  function swap(html) {
    const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("main");
    Idiomorph.morph(main(), fresh, {
      ignoreActiveValue: true,
      callbacks: { beforeAttributeUpdated: (name, _, kind) => !(KEPT.has(name) && kind === "remove") },
    });
  }
  function changed(wait) {
    typed++;
    later(wait);
  }
  document.addEventListener("input", (event) => {
    if (!event.target.closest("form[data-drafts]")) return;
    // A hole, or a sentence to begin with, writes the whole sentence into its field.
    const field = document.getElementById(event.target.dataset.fills || event.target.dataset.starts || "");
    if (field && event.target.value) field.value = event.target.value;
    if (event.target.dataset.starts) event.target.value = "";
    changed(field || event.target.matches("select, [type=checkbox]") ? 0 : WAIT);
  });
  // Enter keeps what is typed as a draft; the card itself is kept by its button alone.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("form[data-drafts] input")) return;
    event.preventDefault();
    changed(0);
  });
  function leave() {
    const form = writing();
    if (!form || kept === typed || "sending" in form.dataset) return;
    // It stays unkept here: should the page come back, it is sent once more, which changes nothing.
    fetch(form.action, { method: "POST", body: body(form), keepalive: true }).catch(() => {});
  }
  document.addEventListener("visibilitychange", () => { if (document.hidden) leave(); else later(0); });
  window.addEventListener("pagehide", leave);
  window.addEventListener("online", () => later(0));

  // ---- a photograph is made smaller before it is sent
  async function shrunk(file) {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    return new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.85));
  }
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!("shrinks" in form.dataset)) return;
    event.preventDefault();
    const data = new FormData();
    data.append("proof", form.elements.proof.value);
    try {
      data.append("picture", await shrunk(form.elements.picture.files[0]), "card.jpg");
    } catch {
      return form.submit();
    }
    try {
      const reply = await fetch(form.action, { method: "POST", body: data, headers: { Accept: "application/json" } });
      const answer = await reply.json();
      if (answer.go) return location.assign(answer.go);
      tell(answer.sorry || "");
    } catch {
      tell(document.body.dataset.unsent);
    }
  });
})();
