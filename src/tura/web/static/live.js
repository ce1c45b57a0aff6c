// What one person does, all others see. One tab of a browser listens for all of them; hidden tabs do not listen.
// On a change the page fetches itself and replaces what differs, never what has focus or is not saved yet.
(() => {
  const { live: address, view = "", seq = "0", second = "", lost = "", moves } = document.body.dataset
  if (!address || !document.querySelector("[data-fragment]")) return
  const me = Math.random().toString(36).slice(2), key = "lead:" + address
  let seen = Number(seq), source = null, timer = 0, held = false, failures = 0, polling = 0
  const busy = element => element.contains(document.activeElement) && document.activeElement !== document.body || element.matches(".unsaved, .clash, .differs")
  const change = (row, now) => {
    row.innerHTML = now.innerHTML
    for (const name of Object.keys(now.dataset)) row.dataset[name] = now.dataset[name]
    row.classList.add("fresh"); setTimeout(() => row.classList.remove("fresh"), 1000)
  }
  const merge = (row, now) => {
    if (now.innerHTML === row.innerHTML) return
    // A row that is only looked at may change beside its result, but not under the hand that is about to type.
    const same = document.activeElement === row && row.dataset.result !== undefined && row.dataset.result === now.dataset.result && !row.matches(".unsaved, .clash, .differs")
    if (busy(row) && !same) { held = true; row.dispatchEvent(new CustomEvent("tura:held", { bubbles: true, detail: now })); return }
    change(row, now)
  }
  // Where the laptop falls silent, or says that another one leads: phones and the hall's screen go there by themselves.
  const told = message => { const say = document.getElementById("say"); if (say && say.textContent !== message && (message || say.textContent === lost)) say.textContent = message }
  const who = async at => {
    const answer = await fetch(`${at}/leads`, { signal: AbortSignal.timeout(3000) }).catch(() => null)
    return answer?.ok ? answer.json().catch(() => null) : null
  }
  const move = to => {
    const mine = localStorage.getItem("me:" + location.pathname), device = document.body.dataset.phone
    const path = location.pathname + location.search + (device ? `${location.search ? "&" : "?"}from=${device}` : "")
    location.replace(to + path + (mine ? `#me=${encodeURIComponent(mine)}` : ""))
  }
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    const here = await who("")
    if (here?.leads || here && !here.led_by) told("")
    else {
      told(lost)
      const to = here?.led_by || (second && (await who(second))?.leads ? second : "")
      if (to && moves !== undefined) move(to)
    }
    looking = false
  }
  const refresh = async () => {
    const answer = await fetch(location.href, { headers: { "x-fragment": "1" } }).catch(() => null)
    if (!answer) look()
    if (!answer || !answer.ok) return
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html")
    const at = Number(fresh.body.dataset.seq || 0)
    // A page made before the last change that was heard of would take that change back for a moment.
    if (at && at < seen) { soon(100); return }
    seen = Math.max(seen, at)
    for (const part of document.querySelectorAll("[data-fragment]")) {
      const next = fresh.getElementById(part.id)
      if (!next || next.innerHTML === part.innerHTML) continue
      const rows = [...part.querySelectorAll("tr[id]")], known = [...next.querySelectorAll("tr[id]")]
      if (rows.length && rows.length === known.length && rows.every((row, at) => row.id === known[at].id) && part.dataset.fragment !== "whole") {
        rows.forEach((row, at) => merge(row, known[at]))
      } else if (!busy(part)) part.innerHTML = next.innerHTML
      else held = true
    }
    document.dispatchEvent(new Event("tura:fresh"))
  }
  const soon = wait => { clearTimeout(timer); timer = setTimeout(refresh, wait) }
  const apply = told => {
    const holder = document.createElement("tbody")
    for (const [id, html] of Object.entries(told.rows)) {
      const row = document.getElementById(id)
      if (!row) { soon(Math.random() * 800); return }
      holder.innerHTML = html; merge(row, holder.firstElementChild)
    }
    document.dispatchEvent(new Event("tura:fresh"))
    soon(30000 + Math.random() * 30000)
  }
  // Standings come as the cells that differ and the new order; what does not fit is fetched whole.
  const follow = told => {
    const body = document.querySelector("#standings tbody"), rows = new Map([...body?.rows ?? []].map(row => [row.dataset.tpn, row]))
    if (!body || Object.keys(told.cells).some(tpn => !rows.has(tpn)) || (told.order && told.order.length !== rows.size)) { soon(Math.random() * 800); return }
    if (busy(body)) { held = true; return }
    for (const [tpn, cells] of Object.entries(told.cells)) {
      const row = rows.get(tpn)
      for (const [at, text] of Object.entries(cells)) (row.cells[at].querySelector("a") ?? row.cells[at]).textContent = text
    }
    told.order?.forEach(tpn => body.append(rows.get(tpn)))
  }
  const heard = (kind, data) => {
    if (kind === "nudge") { soon(Math.random() * 60); return }
    if (kind === "lines") {
      const told = JSON.parse(data)
      if (told.view === view) follow(told)
    } else if (kind === "rows") {
      const told = JSON.parse(data)
      if (told.seq <= seen) return
      seen = told.seq
      if (told.view === view) apply(told); else soon(Math.random() * 100)
    } else if (Number(data) > seen) {
      seen = Number(data)
      if (kind === "change") soon(Math.random() * (view ? 800 : 60))
    }
  }

  // The lease: whoever wrote it last listens; it runs out in three seconds unless it is renewed.
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(address) : null
  const lease = () => { try { return JSON.parse(localStorage.getItem(key)) } catch { return null } }
  const hold = () => localStorage.setItem(key, JSON.stringify({ me, until: Date.now() + 3000 }))
  const poll = async () => {
    const answer = await fetch(`${address}?head=1`).catch(() => null)
    if (!answer) look()
    if (answer?.ok) { const head = await answer.text(); heard("change", head); channel?.postMessage({ kind: "change", data: head }) }
  }
  const lead = () => {
    source = new EventSource(`${address}?seen=${seen}&view=${encodeURIComponent(view)}`)
    for (const kind of ["hello", "change", "rows", "lines", "nudge"]) source.addEventListener(kind, event => {
      failures = 0; clearInterval(polling); polling = 0; told("")
      heard(kind, event.data)
      // What phones said before the stream was open is in no journal: a desk's page asks once.
      if (kind === "hello" && !view) soon(Math.random() * 60)
      // A tab that shows another section is not told its rows, only that something changed.
      channel?.postMessage({ kind, data: event.data, view })
    })
    source.onerror = () => {
      failures += 1
      if (failures > 1) look()
      if (source && (source.readyState === EventSource.CLOSED || failures > 2)) {
        source.close()
        // No stream through this network: ask every few seconds, and try the stream again later.
        if (!polling) { polling = setInterval(poll, 4000 + Math.random() * 2000); poll() }
        setTimeout(() => { if (source && source.readyState === EventSource.CLOSED) lead() }, 15000)
      }
    }
  }
  const resign = () => {
    if (!source) return
    source.close(); source = null; clearInterval(polling); polling = 0
    if (lease()?.me === me) localStorage.removeItem(key)
    channel?.postMessage({ kind: "free" })
  }
  const tick = () => {
    if (document.hidden) return
    const now = Date.now(), held = lease(), other = held && held.me !== me && held.until > now
    if (source) { if (other && channel) resign(); else hold(); return }
    if (other && channel) return
    hold()
    setTimeout(() => { if (!source && !document.hidden && (lease()?.me === me || !channel)) lead() }, 80 + Math.random() * 80)
  }
  if (channel) channel.onmessage = event => {
    if (document.hidden) return
    if (event.data.kind === "free") setTimeout(tick, Math.random() * 100)
    else heard(event.data.kind === "hello" && event.data.view !== view ? "change" : event.data.kind, event.data.data)
  }
  document.addEventListener("visibilitychange", () => { if (document.hidden) resign(); else { tick(); refresh() } })
  window.addEventListener("pagehide", resign)
  window.addEventListener("pageshow", event => { if (event.persisted) { tick(); refresh() } })
  document.addEventListener("focusout", () => { if (held) { held = false; setTimeout(refresh, 50) } })
  tick(); setInterval(tick, 1000)
})()
