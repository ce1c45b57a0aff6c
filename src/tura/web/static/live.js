// What one person does, all others see: on a change the page fetches itself and replaces what differs, never what has focus.
(() => {
  const address = document.body.dataset.live
  if (!address || !document.querySelector("[data-fragment]")) return
  let seen = 0, source = null, timer = 0, held = false
  const busy = element => element.contains(document.activeElement) && document.activeElement !== document.body || element.matches(".unsaved, .clash, .differs")
  const refresh = async () => {
    const answer = await fetch(location.href, { headers: { "x-fragment": "1" } }).catch(() => null)
    if (!answer || !answer.ok) return
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html")
    for (const part of document.querySelectorAll("[data-fragment]")) {
      const next = fresh.getElementById(part.id)
      if (!next || next.innerHTML === part.innerHTML) continue
      const rows = [...part.querySelectorAll("tr[id]")]
      if (rows.length && rows.every(row => next.querySelector("#" + row.id)) && rows.length === next.querySelectorAll("tr[id]").length) {
        for (const row of rows) {
          const now = next.querySelector("#" + row.id)
          if (now.innerHTML === row.innerHTML) continue
          if (busy(row)) { held = true; row.dispatchEvent(new CustomEvent("tura:held", { bubbles: true, detail: now })); continue }
          row.innerHTML = now.innerHTML
          for (const name of Object.keys(now.dataset)) row.dataset[name] = now.dataset[name]
          row.classList.add("fresh"); setTimeout(() => row.classList.remove("fresh"), 1000)
        }
      } else if (!busy(part)) part.innerHTML = next.innerHTML
    }
    document.dispatchEvent(new Event("tura:fresh"))
  }
  const listen = () => {
    source = new EventSource(`${address}?seen=${seen}`)
    source.onmessage = source.onerror = null
    for (const kind of ["hello", "change"]) source.addEventListener(kind, event => {
      const head = Number(event.data)
      if (kind === "change" || seen && head > seen) { clearTimeout(timer); timer = setTimeout(refresh, Math.random() * 60) }
      seen = head
    })
  }
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) { source?.close(); source = null } else if (!source) { listen(); refresh() }
  })
  document.addEventListener("focusout", () => { if (held) { held = false; setTimeout(refresh, 50) } })
  listen()
  setInterval(() => { if (source && source.readyState === EventSource.CLOSED) { source.close(); listen(); refresh() } }, 5000)
})()
