// P pairs, Shift+P publishes, Space starts the clocks, R opens the results; a step that still waits says for what.
(() => {
  const say = document.getElementById("say")
  document.addEventListener("click", event => {
    const button = event.target.closest?.("button[data-waits]")
    if (!button) return
    event.preventDefault()
    say.textContent = button.dataset.waits
    const row = document.getElementById(`board-${button.dataset.board}`)
    if (row) { row.focus({ preventScroll: true }); row.scrollIntoView({ block: "center" }) }
  })
  document.addEventListener("keydown", event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return
    if (event.target.matches("input, select, textarea")) return
    const press = id => { const button = document.getElementById(id); if (button) { event.preventDefault(); button.click() } }
    if (event.code === "KeyP") press(event.shiftKey ? "publish" : document.getElementById("pair") ? "pair" : "publish")
    if (event.code === "KeyR" && !event.shiftKey) press("to-results")
    if (event.code === "Space" && !event.target.matches("button, a, summary")) press("start")
  })
})()
