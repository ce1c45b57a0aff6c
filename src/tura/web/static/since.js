// How long the round has been going and how long one may still come: by the server's clock, asked once and again
// only after this device has slept or its own clock was moved. Until the server has answered nothing runs.
(() => {
  let server = null, mine = 0, wall = 0, asking = false
  const now = () => server === null ? null : server + performance.now() - mine
  window.turaNow = now
  const ask = async () => {
    if (asking || !document.querySelector("[data-began], [data-zone]")) return
    asking = true
    const sent = performance.now()
    const answer = await fetch("/now", { cache: "no-store" }).catch(() => null)
    const told = answer?.ok ? Number(await answer.text()) : NaN
    if (told) { mine = (sent + performance.now()) / 2; wall = Date.now() - (performance.now() - mine); server = told }
    asking = false; show()
  }
  const put = (sentence, time) => sentence.replace("{time}", time)
  const two = number => String(number).padStart(2, "0")
  const length = (ms, coarse) => {
    const seconds = Math.floor(ms / 1000), minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60)
    if (coarse) return String(minutes)
    return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  }
  const line = (place, at) => {
    const { began, until, running, left, over, coarse, label } = place.dataset, going = at - Number(began), rest = Number(until) - at
    if (going < 0) return ""
    const short = coarse !== undefined
    const parts = short ? [] : [put(running, length(going))]
    // The last second belongs to whoever comes: it is over when it has passed.
    if (rest > -1000) parts.push(put(left, length(short ? Math.max(0, rest) + 59999 : Math.max(0, rest) + 999, short)))
    else if (over) parts.push(over)
    return (label ? `${label}: ` : "") + parts.join(" · ")
  }
  const show = () => {
    const shown = document.getElementById("since"), at = now()
    if (!shown) return
    const lines = at === null ? [] : [...document.querySelectorAll("[data-began]")].map(place => line(place, at)).filter(Boolean)
    const text = lines.join("\n")
    if (shown.textContent !== text) shown.textContent = text
  }
  const tick = () => {
    // A clock that was set, or a lid that was closed: the two clocks of this device no longer agree.
    if (server !== null && Math.abs(Date.now() - wall - (performance.now() - mine)) > 1500) { server = null; ask() }
    show()
  }
  document.addEventListener("visibilitychange", () => { if (!document.hidden) tick() })
  window.addEventListener("pageshow", event => { if (event.persisted) ask() })
  document.addEventListener("tura:fresh", () => server === null ? ask() : show())
  ask(); setInterval(() => { if (!document.hidden) tick() }, 1000)
})()
