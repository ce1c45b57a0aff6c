// The table is the form: one key a board (UX: codes for digits and letters, so that a Russian layout types the same).
(() => {
  const table = document.getElementById("results")
  if (!table || table.dataset.enters === undefined) return
  const post = table.dataset.post, words = JSON.parse(table.dataset.words), text = JSON.parse(document.getElementById("texts").textContent)
  const say = document.getElementById("say"), mode = document.getElementById("mode")
  const tell = message => { say.textContent = ""; requestAnimationFrame(() => { say.textContent = message }) }
  const put = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "")
  const word = result => result === "" ? text.nothing : words[result] ?? result
  const rows = () => [...table.querySelectorAll("tr[data-board]")]
  const rowOf = board => table.querySelector(`tr[data-board="${board}"]`)
  const shown = row => row.offsetParent !== null
  const focus = row => { if (row) { rows().forEach(r => { r.tabIndex = r === row ? 0 : -1 }); row.focus({ preventScroll: true }); row.scrollIntoView({ block: "nearest" }) } }
  const current = () => document.activeElement?.closest?.("#results tr[data-board]") || null
  const after = (row, wanted) => {
    const all = rows(), from = row ? all.indexOf(row) + 1 : 0
    return [...all.slice(from), ...all.slice(0, from)].find(wanted)
  }
  const missing = row => after(row, each => each.dataset.result === "")
  const unchecked = row => after(row, each => each.dataset.result !== "" && !each.matches(".checked"))
  const paint = (row, result) => { row.dataset.result = result; row.querySelector(".res").textContent = result === "" ? "" : word(result) }
  const why = row => { const link = document.createElement("a"); link.href = `${table.dataset.why}/${row.dataset.board}`; link.textContent = text.why; return link }
  const note = (row, sentence, choices = []) => {
    const cell = row.querySelector(".note"), buttons = choices.map(([label, act]) => {
      const button = document.createElement("button")
      button.type = "button"; button.textContent = label
      button.addEventListener("click", event => { event.stopPropagation(); act() })
      return button
    })
    cell.replaceChildren(...(sentence || buttons.length ? [sentence, ...buttons] : [why(row)]))
  }
  let slip = null, checking = false, waitingFor = null, sharly = localStorage.getItem("keys") === "123"

  const queue = window.turaQueue(post, {
    waiting: count => { table.classList.add("offline"); mode.textContent = put(text.offline, { count }) },
    restored: item => { const row = rowOf(item.board); if (row) { row.dataset.kept = item.result; paint(row, item.result); row.classList.add("unsaved") } },
    answered: (item, answer, more, left) => {
      if (table.classList.contains("offline")) { table.classList.remove("offline"); showMode() }
      const row = rowOf(item.board)
      if (!row || more) return
      row.classList.remove("unsaved"); delete row.dataset.kept
      if (answer.ok) {
        row.classList.remove("clash"); note(row, ""); paint(row, answer.result)
        tell(put(text.saved, { board: item.board, result: word(answer.result) })); return
      }
      clash(row, item, answer)
    },
  })
  const clash = (row, item, answer) => {
    row.classList.add("clash")
    if (answer.result !== undefined) row.dataset.result = answer.result
    const now = row.dataset.result, level = answer.level || 0, other = answer.refusal === "result-conflict"
    row.querySelector(".res").textContent = `${word(now)} ≠ ${word(item.result)}`
    const stay = [other ? word(now) : put(text.leave, { result: word(now) }), () => settle(row, now)]
    const insist = [other ? word(item.result) : put(text.set, { result: word(item.result) }), () => enter(row, item.result, { confirm: level, stay: true })]
    row.choice = { mine: item.result, now, level, answer: answer.signedOut || answer.final ? null : answer }
    note(row, answer.signedOut ? text.signedOut : other ? put(text.other, { result: word(now) }) : answer.what || text.failed, answer.signedOut || answer.final ? [] : [stay, insist])
    tell(row.querySelector(".note").firstChild.textContent)
    alarm()
  }
  const settle = (row, result) => { row.classList.remove("clash", "differs"); note(row, ""); paint(row, result); focus(row) }
  const enter = (row, result, { confirm = 0, stay = false } = {}) => {
    const seen = row.dataset.kept ?? row.dataset.result
    if (seen !== "" && seen !== result) tell(put(text.changed, { board: row.dataset.board, was: word(seen), result: word(result) }))
    row.classList.remove("clash", "differs", "checked"); note(row, "")
    row.dataset.kept = result; paint(row, result); row.classList.add("unsaved")
    queue.add({ board: row.dataset.board, result, seen, edition: row.dataset.edition || table.dataset.edition, confirm })
    const over = row.dataset.gone && !stillTime(row)
    row.dataset.gone = ""
    if (!stay) focus(over && absent(row) || missing(row) || after(row, each => each.matches(".clash")) || after(row, () => true))
  }

  // Before the default time a no-show is only noted; the same key again means it now.
  const forfeits = { "+-": "b", "-+": "w", "--": "wb" }
  const stillTime = row => { const now = window.turaNow?.(); return Boolean(row.dataset.until) && now !== null && now !== undefined && now < Number(row.dataset.until) + 1000 }
  const absent = row => after(row, each => each.dataset.gone && each.dataset.result === "")
  const send = async (row, what, side) => {
    const answer = await fetch(`${post}/${row.dataset.board}/${what}`, { method: "POST", body: new URLSearchParams({ side }) }).catch(() => null)
    const told = await answer?.json().catch(() => null)
    if (!told) { tell(text.failed); return null }
    if (told.what) { tell(told.what); note(row, told.what) }
    return answer.ok ? told : null
  }
  const away = async (row, side, stay) => {
    if (!stay) focus(missing(row) || row)
    const told = await send(row, "absent", side)
    if (told) { row.dataset.gone = told.gone; tell(put(text["gone." + (told.gone || "nobody")], { board: row.dataset.board })) }
  }
  const came = async (row, side) => {
    const told = await send(row, "arrived", side)
    if (told) { row.dataset.gone = row.dataset.gone.replace(side, ""); if (told.result !== row.dataset.result) paint(row, told.result) }
  }
  const arrive = row => {
    if (!row.dataset.until) { tell(text.notStarted); return }
    const sides = row.dataset.gone || "wb"
    if (sides.length === 1) { came(row, sides); return }
    note(row, text.who, [...sides].map(side => [text["came." + side], () => came(row, side)]))
    row.querySelector(".note button").focus()
  }
  const typed = (row, result, { stay = false } = {}) => {
    const side = forfeits[result], choice = row.matches(".clash") && row.choice?.answer ? row.choice : null
    if (choice && result === choice.now) { settle(row, result); return }
    if (choice && result === choice.mine) { enter(row, result, { confirm: choice.level, stay }); return }
    if (row.dataset.result === "" && result === "" && row.dataset.gone) { away(row, "", true); return }
    if (side && row.dataset.result === "" && row.dataset.gone !== side && stillTime(row)) { away(row, side, stay); return }
    enter(row, result, { stay })
  }
  const bar = document.getElementById("absent")
  setInterval(() => {
    const now = window.turaNow?.(), all = [...bar.querySelectorAll("button")]
    bar.classList.toggle("over", Boolean(now) && all.some(each => now >= Number(each.dataset.until) + 1000))
  }, 1000)
  bar.addEventListener("click", event => { const button = event.target.closest("button[data-go]"); if (button) rowOf(button.dataset.go)?.click() })

  // A second entry: what is there is hidden, the key is compared, a difference stops with a sound and words.
  const alarm = () => {
    try {
      const context = alarm.context ??= new AudioContext(), tone = context.createOscillator(), loud = context.createGain()
      tone.frequency.value = 220; loud.gain.value = 0.2
      tone.connect(loud).connect(context.destination); tone.start(); tone.stop(context.currentTime + 0.35)
    } catch { /* a machine without sound shows the words alone */ }
  }
  const checkedOne = row => {
    row.classList.add("checked")
    const next = unchecked(row)
    if (next) focus(next); else { checkMode(); tell(text.allSame) }
  }
  const check = (row, result) => {
    const was = row.dataset.result
    if (row.matches(".differs") || was === "") {
      if (result === was) settle(row, was); else enter(row, result, { stay: true })
      checkedOne(row)
    } else if (was === result) {
      note(row, text.same); checkedOne(row)
    } else {
      const sentence = put(text.differs, { board: row.dataset.board, was: word(was), result: word(result) })
      row.classList.add("differs"); alarm(); tell(sentence)
      note(row, sentence, [was, result].map(each => [word(each), () => check(row, each)]))
    }
  }
  const checkMode = () => {
    checking = !checking
    table.classList.toggle("checking", checking)
    rows().forEach(row => { row.classList.remove("checked", "differs"); if (!row.matches(".clash")) note(row, "") })
    showMode(); focus(checking ? unchecked(null) : missing(null) || rows()[0])
  }
  const slipMode = on => { slip = on ? "" : null; waitingFor = null; showMode() }
  const showMode = () => {
    mode.textContent = checking ? text.checking : slip !== null ? (waitingFor ? put(text.slipResult, { board: waitingFor }) : put(text.slipBoard, { board: slip || "…" })) : ""
  }

  const vega = { Digit1: "1-0", Numpad1: "1-0", Digit0: "0-1", Numpad0: "0-1", Digit5: "=", Numpad5: "=" }
  const three = { Digit1: "1-0", Numpad1: "1-0", Digit2: "0-1", Numpad2: "0-1", Digit3: "=", Numpad3: "=", Digit0: "", Numpad0: "" }
  const both = { NumpadAdd: "+-", NumpadSubtract: "-+", KeyX: "--", Backspace: "", Delete: "" }
  const resultOf = event => {
    if (event.key === "+") return "+-"
    if (event.key === "=") return "="
    if (event.key === "-" || event.key === "−") return "-+"
    return event.shiftKey ? undefined : { ...(sharly ? three : vega), ...both }[event.code]
  }
  const digitOf = event => /^(Digit|Numpad)\d$/.test(event.code) && !event.shiftKey ? event.code.at(-1) : null
  const move = (row, step) => { const all = rows().filter(shown); focus(all[Math.max(0, Math.min(all.length - 1, all.indexOf(row) + step))]) }
  const undo = async () => {
    if (queue.length) { tell(text.wait); return }
    const answer = await fetch(table.dataset.undo, { method: "POST" }).catch(() => null)
    if (!answer) { tell(text.failed); return }
    const told = await answer.json().catch(() => ({}))
    if (!answer.ok) { tell(told.what || text.failed); return }
    const row = rowOf(told.board)
    if (row) { paint(row, told.result); focus(row) }
    tell(put(text.undone, { board: told.board, result: word(told.result) }))
  }
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -9999, End: 9999 }
  const takeSlip = board => {
    const row = rowOf(board)
    if (row) { waitingFor = slip = board; focus(row) } else { tell(put(text.noBoard, { board })); slip = "" }
    showMode()
  }
  // A scanned slip of another round or section is not this page's: it says so and waits for the next.
  document.addEventListener("tura:slip", event => {
    const { field, round, board } = event.detail, [slug, here, now] = table.dataset.slip.toLowerCase().split("/")
    if (checking) checkMode()
    slipMode(true)
    if (field !== here || round !== now || event.detail.event && event.detail.event !== slug) tell(put(text.otherSlip, { section: field.toUpperCase(), round }))
    else takeSlip(board)
  })
  const onSlip = event => {
    const digit = digitOf(event)
    if (event.key === "Escape" || event.code === "KeyG") { slipMode(false); return true }
    if (waitingFor) return false
    if (digit !== null) { slip += digit; showMode(); return true }
    if (event.code === "Backspace") { slip = slip.slice(0, -1); showMode(); return true }
    if (event.key === "Enter") {
      takeSlip(slip); return true
    }
    return false
  }
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea") || document.querySelector("dialog[open]")) return
    if (event.target.matches("button, a") && ["Enter", "Space"].includes(event.code)) return
    const stop = () => event.preventDefault()
    if (event.key === "?" || event.code === "Slash" && event.shiftKey) { stop(); document.getElementById("help").showModal(); return }
    if (slip !== null && onSlip(event)) { stop(); return }
    const row = current() || (checking ? unchecked(null) : missing(null)) || rows()[0]
    if (event.code in steps && row && event.code !== undefined && !event.shiftKey) { stop(); move(row, steps[event.code]); return }
    if (event.code === "KeyV" && event.shiftKey) { stop(); checkMode(); return }
    if (event.key === "Escape" && checking) { stop(); checkMode(); return }
    if (event.code === "KeyG") { stop(); slipMode(true); return }
    if (event.code === "KeyM") { stop(); document.getElementById("only-missing").click(); return }
    if (event.code === "KeyA" && row) { stop(); arrive(row); return }
    if (event.code === "KeyN") { stop(); const next = absent(current()); if (next) focus(next); return }
    if (event.code === "KeyU") { stop(); undo(); return }
    if (event.key === "Enter" && row) { 
      // On a row without a proposal Enter goes to the next one that has it.
      stop()
      const offered = row.querySelector("button[data-accept]")
      if (offered) offered.click(); else focus(after(row, each => each.querySelector("button[data-accept]")) || after(row, each => each.matches(".clash")) || row)
      return
    }
    const result = resultOf(event)
    if (result === undefined || !row) return
    stop()
    if (checking) check(row, result); else typed(row, result, { stay: slip !== null })
    if (slip !== null) { slip = ""; waitingFor = null; showMode() }
  })
  document.getElementById("only-missing").addEventListener("click", event => {
    const on = table.classList.toggle("missing"); event.currentTarget.setAttribute("aria-pressed", on); focus(missing(null) || rows().find(shown))
  })
  document.getElementById("check").addEventListener("click", checkMode)
  document.getElementById("keys").addEventListener("click", () => document.getElementById("help").showModal())
  const choice = document.getElementById("sharly")
  choice.checked = sharly
  choice.addEventListener("change", () => { sharly = choice.checked; localStorage.setItem("keys", sharly ? "123" : "105") })

  // Touch: the buttons open under the tapped row.
  table.addEventListener("click", event => {
    const button = event.target.closest("button[data-key]")
    if (button) {
      const row = rowOf(button.closest("tr").dataset.for)
      button.closest("tr").remove()
      if (checking) check(row, button.dataset.key); else typed(row, button.dataset.key)
      return
    }
    const late = event.target.closest("button[data-came]")
    if (late) { came(late.closest("tr"), late.dataset.came); return }
    const arriving = event.target.closest("button[data-arrive]")
    if (arriving) { const row = rowOf(arriving.closest("tr").dataset.for); arriving.closest("tr").remove(); arrive(row); return }
    const accept = event.target.closest("button[data-accept]")
    if (accept) { enter(accept.closest("tr"), accept.dataset.accept); return }
    const row = event.target.closest("tr[data-board]")
    if (!row || event.target.closest("a, button")) return
    const open = table.querySelector(`tr.touch[data-for="${row.dataset.board}"]`)
    table.querySelectorAll("tr.touch").forEach(each => each.remove())
    focus(row)
    if (open) return
    const under = document.getElementById("touch").content.firstElementChild.cloneNode(true)
    under.dataset.for = row.dataset.board
    row.after(under)
  })
  document.addEventListener("tura:held", event => {
    const row = event.target
    if (!row.matches?.("#results tr") || row.matches(".unsaved, .clash")) return
    const theirs = event.detail.dataset.result
    if (theirs !== row.dataset.result) note(row, put(text.held, { result: word(theirs) }))
  })
  queue.start(); focus(missing(null) || rows()[0])
})()
