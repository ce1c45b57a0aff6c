// Changes by hand: a player is taken up by a tap, a click or the arrows; what can be done with him stands below, each with its key.
(() => {
  const bar = document.getElementById("hand")
  document.addEventListener("click", event => { const open = document.getElementById("more"); if (open?.open && !open.contains(event.target)) open.open = false })
  document.addEventListener("keydown", event => {
    if (event.key === "Escape") { const open = document.getElementById("more"); if (open?.open) { open.open = false; open.firstElementChild.focus() } }
  })
  if (!bar) return
  const place = "hand:" + location.pathname, fields = bar.elements
  let chosen = null, step = ""
  const seats = () => [...document.querySelectorAll("button.seat")]
  const show = what => {
    step = what
    for (const part of bar.querySelectorAll("[data-for]")) part.hidden = part.dataset.for !== what
    bar.querySelector(`[data-for="${what}"] :is(input, select)`)?.focus()
  }
  const choose = seat => {
    chosen?.setAttribute("aria-pressed", "false"); chosen = seat
    bar.hidden = !seat
    document.body.classList.toggle("handed", Boolean(seat))
    if (!seat) return
    seat.setAttribute("aria-pressed", "true")
    const { board, side } = seat.dataset
    document.getElementById("who").textContent = seat.textContent.trim()
    fields.entry.value = seat.dataset.entry; fields.board.value = board
    if (fields.number) fields.number.value = ""
    show(board ? "seat" : "loose"); if (side !== undefined) seat.focus()
  }
  const cancel = () => { const was = chosen; if (step === "seat" || step === "loose") choose(null); else choose(was); was?.focus() }
  const post = action => { fields.action.value = action; sessionStorage.setItem(place, chosen.dataset.entry); bar.submit() }
  const second = other => { fields.first.value = chosen.dataset.entry; fields.second.value = other.dataset.entry; post(step) }
  const acts = {
    swap: () => show("swap"), pair: () => show("pair"), table: () => show("table"), break: () => show("break"), bye: () => show("bye"),
    colours: () => post("colours"), renumber: () => { if (fields.number.value) post("renumber") }, broken: () => post("break"), given: () => post("bye"), cancel,
  }
  bar.addEventListener("click", event => { const button = event.target.closest("button[data-do]"); if (button) acts[button.dataset.do]() })
  bar.addEventListener("keydown", event => {
    if (event.key !== "Enter" || !event.target.matches("input, select")) return
    event.preventDefault(); bar.querySelector(`[data-for="${step}"] .next`)?.click()
  })
  const take = seat => {
    if ((step === "swap" || step === "pair") && chosen && seat !== chosen) second(seat)
    else choose(seat === chosen && step !== "swap" && step !== "pair" ? null : seat)
  }
  document.addEventListener("click", event => { const seat = event.target.closest("button.seat"); if (seat) take(seat) })
  const walk = (seat, key) => {
    const all = seats(), at = all.indexOf(seat), board = Boolean(seat.dataset.board)
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: board ? 2 : 1, ArrowUp: board ? -2 : -1 }
    all[Math.max(0, Math.min(all.length - 1, at + steps[key]))]?.focus()
  }
  const keys = { seat: { KeyS: "swap", KeyC: "colours", KeyT: "table", KeyB: "break" }, loose: { KeyS: "swap", KeyP: "pair", KeyK: "bye" } }
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === "Escape" && chosen) { event.preventDefault(); cancel(); return }
    if (event.target.matches("input, select, textarea")) return
    const seat = event.target.closest("button.seat")
    if (event.key.startsWith("Arrow")) { event.preventDefault(); if (seat) walk(seat, event.key); else (chosen || seats()[0])?.focus(); return }
    if (!seat && !chosen) return
    const second = { swap: "KeyS", pair: "KeyP" }[step]
    if (second && event.code === second && seat && seat !== chosen) { event.preventDefault(); take(seat); return }
    if (second) return
    const kind = (seat || chosen).dataset.board ? "seat" : "loose", act = keys[kind][event.code]
    if (!act) return
    event.preventDefault()
    if (seat && seat !== chosen) choose(seat)
    acts[act]()
  })
  const last = sessionStorage.getItem(place), back = last && seats().find(seat => seat.dataset.entry === last)
  // Through a question that must be answered first the place is remembered.
  if (!document.querySelector("[role=alert]")) { sessionStorage.removeItem(place); back?.focus() }
})()
