// Two presses on ⇄ (or the key s) exchange two seats.
(() => {
  let first = null
  const form = document.getElementById("swap")
  const choose = button => {
    if (!form) return
    if (first === null) { first = button; button.setAttribute("aria-pressed", "true"); return }
    if (first === button) { first = null; button.removeAttribute("aria-pressed"); return }
    form.elements.first.value = first.dataset.entry; form.elements.second.value = button.dataset.entry
    form.requestSubmit(form.querySelector("button"))
  }
  document.addEventListener("click", event => { const seat = event.target.closest("button.seat"); if (seat) choose(seat) })
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return
    if (event.code === "KeyS" && event.target.matches("button.seat")) { event.preventDefault(); choose(event.target) }
    if (event.code === "KeyC" && event.target.closest("tr[data-board]")) event.target.closest("tr").querySelector("button[value=colours]")?.click()
  })
})()
