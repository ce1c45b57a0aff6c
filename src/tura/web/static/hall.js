// One pane at a time, long ones by pages; a clock that everybody can read.
(() => {
  let shown = 0
  const clock = document.getElementById("clock")
  // The hall's time: the server's moment in the event's zone, whatever the screen's own computer thinks.
  const tick = () => {
    const at = window.turaNow?.() ?? Date.now()
    clock.textContent = new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", timeZone: clock.dataset.zone })
  }
  const turn = () => {
    const panes = [...document.querySelectorAll(".pane")]
    if (!panes.length) return
    const current = panes[shown % panes.length]
    if (current && current.classList.contains("now") && current.scrollTop + current.clientHeight < current.scrollHeight - 4) {
      current.scrollTop += current.clientHeight * 0.9; return
    }
    shown = (shown + 1) % panes.length
    panes.forEach((pane, place) => pane.classList.toggle("now", place === shown))
    panes[shown].scrollTop = 0
  }
  tick(); turn(); setInterval(tick, 1000); setInterval(turn, 8000)
  document.addEventListener("tura:fresh", turn)
})()
