// One key a board. A key is shown at once, sent in order, kept until the server has it: over a reload and a dead network.
(() => {
  const table = document.getElementById("results")
  if (!table || table.dataset.enters === undefined) return
  const post = table.dataset.post, store = "queue:" + post, say = document.getElementById("say")
  const words = { "1-0": "1 – 0", "0-1": "0 – 1", "=": "½ – ½", "+-": "+ / –", "-+": "– / +", "--": "– / –", "": "" }
  let queue = JSON.parse(sessionStorage.getItem(store) || "[]"), sending = false, slip = null
  const rows = () => [...table.querySelectorAll("tr[data-board]")]
  const rowOf = board => table.querySelector(`tr[data-board="${board}"]`)
  const keep = () => sessionStorage.setItem(store, JSON.stringify(queue))
  const shown = row => row.offsetParent !== null
  const focus = row => { if (row) { rows().forEach(r => r.tabIndex = r === row ? 0 : -1); row.focus(); row.scrollIntoView({ block: "nearest" }) } }
  const current = () => document.activeElement?.closest?.("tr[data-board]") || null
  const missing = after => {
    const all = rows(), from = after ? all.indexOf(after) + 1 : 0
    return [...all.slice(from), ...all.slice(0, from)].find(row => row.dataset.result === "")
  }
  const paint = (row, result) => { row.dataset.result = result; row.querySelector(".res").textContent = words[result] ?? result }
  const enter = (row, result) => {
    const seen = row.dataset.result
    if (row.matches(".clash")) row.classList.remove("clash")
    queue.push({ board: row.dataset.board, result, seen: row.dataset.kept ?? seen })
    keep(); row.dataset.kept = result; paint(row, result); row.classList.add("unsaved")
    send(); focus(missing(row) || row)
  }
  const send = async () => {
    if (sending || !queue.length) return
    sending = true
    while (queue.length) {
      const item = queue[0], row = rowOf(item.board)
      let answer = null
      try { answer = await fetch(`${post}/${item.board}`, { method: "POST", body: new URLSearchParams(item) }) } catch { answer = null }
      if (!answer || answer.status >= 500) { say.textContent = table.dataset.waiting; setTimeout(send, 1500); break }
      const told = answer.headers.get("content-type")?.includes("json") ? await answer.json() : {}
      queue.shift(); keep()
      if (!row) continue
      const more = queue.some(other => other.board === item.board)
      if (answer.ok) { if (!more) { row.classList.remove("unsaved", "clash"); row.querySelector(".note").textContent = ""; delete row.dataset.kept }
        say.textContent = `${table.dataset.saved} ${item.board}: ${words[told.result] ?? told.result}` }
      else { row.classList.add("clash"); row.classList.remove("unsaved"); delete row.dataset.kept
        if (told.result !== undefined) paint(row, told.result)
        row.querySelector(".note").textContent = told.what || table.dataset.conflict
        row.querySelector(".res").textContent = `${words[told.result] ?? told.result ?? "?"} ≠ ${words[item.result] ?? item.result}`
        say.textContent = row.querySelector(".note").textContent; queue = queue.filter(other => other.board !== item.board); keep() }
    }
    sending = false
  }
  const byCode = { Digit1: "1-0", Numpad1: "1-0", Digit0: "0-1", Numpad0: "0-1", Digit5: "=", Numpad5: "=", NumpadAdd: "+-", NumpadSubtract: "-+", KeyX: "--", Backspace: "", Delete: "" }
  const resultOf = event => {
    if (event.key === "+") return "+-"
    if (event.key === "=") return "="
    if (event.key === "-" || event.key === "−") return "-+"
    return event.shiftKey ? undefined : byCode[event.code]
  }
  const move = (row, step) => { const all = rows().filter(shown); focus(all[Math.max(0, Math.min(all.length - 1, all.indexOf(row) + step))]) }
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return
    const row = current() || missing() || rows()[0]
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -9999, End: 9999 }
    if (slip !== null) {
      if (/^\d$/.test(event.key)) { slip += event.key; say.textContent = "№ " + slip; event.preventDefault(); return }
      if (event.key === "Enter") { const found = rowOf(slip); slip = null; say.textContent = ""; focus(found || row); event.preventDefault(); return }
      if (event.key === "Escape") { slip = null; say.textContent = ""; return }
    }
    if (event.code in steps && row) { move(row, steps[event.code]); event.preventDefault(); return }
    if (event.code === "KeyG") { slip = ""; say.textContent = "№ …"; event.preventDefault(); return }
    if (event.code === "KeyM") { document.getElementById("only-missing").click(); return }
    const result = resultOf(event)
    if (result === undefined || !row) return
    event.preventDefault(); enter(row, result)
  })
  document.getElementById("only-missing").addEventListener("click", event => {
    const on = table.classList.toggle("missing"); event.currentTarget.setAttribute("aria-pressed", on); focus(missing())
  })
  table.addEventListener("click", event => {
    const button = event.target.closest("button[data-key]")
    if (button) { const row = rowOf(button.closest("tr").dataset.for); button.closest("tr").remove(); enter(row, button.dataset.key); return }
    const row = event.target.closest("tr[data-board]")
    if (!row) return
    focus(row); table.querySelectorAll(".touch").forEach(each => each.remove())
    const under = document.createElement("tr"); under.className = "touch"; under.dataset.for = row.dataset.board
    under.innerHTML = `<td colspan="9">${[["1-0", "1 – 0"], ["=", "½ – ½"], ["0-1", "0 – 1"], ["+-", "+ / –"], ["-+", "– / +"]].map(([key, text]) => `<button data-key="${key}">${text}</button>`).join("")}</td>`
    row.after(under)
  })
  for (const item of queue) { const row = rowOf(item.board); if (row) { row.dataset.kept = item.result; paint(row, item.result); row.classList.add("unsaved") } }
  send(); focus(missing() || rows()[0])
  window.addEventListener("online", send)
})()
