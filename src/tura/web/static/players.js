// Find by name in either alphabet or by id; "/" goes to the search, Enter confirms the first one left; keys act on a row.
(() => {
  const find = document.getElementById("find"), yet = document.getElementById("not-yet"), say = document.getElementById("say")
  const table = () => document.getElementById("players"), rows = () => [...document.querySelectorAll("#players tbody tr")]
  const plain = text => text.toLowerCase().replaceAll("ё", "е")
  const shown = () => rows().filter(row => !row.hidden)
  const filter = () => {
    const words = plain(find.value).split(/\s+/).filter(Boolean), only = yet.getAttribute("aria-pressed") === "true"
    for (const row of rows()) {
      const name = plain(row.dataset.name)
      row.hidden = !words.every(word => name.includes(word)) || only && row.dataset.status !== "declared"
    }
  }
  const button = (row, action) => row.querySelector(`button[value="${action}"]`)
  const send = async (row, given) => {
    const answer = await fetch(table().dataset.act, { method: "POST", headers: { accept: "application/json" }, body: new URLSearchParams({ entry: row.id, ...given }) }).catch(() => null)
    if (!answer) { say.textContent = table().dataset.lost; return null }
    const told = await answer.json()
    if (!answer.ok) { say.textContent = told.what; return null }
    row.dataset.status = told.status; return told
  }
  let timer = 0
  const offer = (text, back) => {
    clearTimeout(timer); say.textContent = text + " "
    const undo = document.createElement("button"); undo.textContent = table().dataset.undo; say.append(undo)
    undo.addEventListener("click", () => { clearTimeout(timer); say.textContent = ""; back() })
    timer = setTimeout(() => { say.textContent = "" }, 5000)
  }
  const name = row => (row.querySelector(".who") || row.cells[1]).textContent.trim()
  const come = async row => {
    if (row.dataset.status !== "declared" || row.classList.contains("going")) return
    row.classList.add("going")
    const told = await send(row, { action: "confirm" }); row.classList.remove("going")
    if (told) { row.classList.add("came"); filter(); offer(`${table().dataset.came}: ${name(row)}`, async () => { if (await send(row, { action: "away" })) { row.classList.remove("came"); filter() } }) }
  }
  const rest = async (row, kind) => {
    const told = await send(row, { action: "bye", kind })
    if (told) offer(`${name(row)}: ${table().dataset.rests} ${kind === "H" ? "½" : "0"}`, () => send(row, { action: "bye", kind: "" }))
  }
  find.addEventListener("input", filter)
  yet.addEventListener("click", () => { yet.setAttribute("aria-pressed", yet.getAttribute("aria-pressed") !== "true"); filter() })
  document.addEventListener("tura:fresh", filter)
  document.addEventListener("click", event => {
    const row = event.target.closest("#players.desk tbody tr")
    if (row && !event.target.closest("a, button, input, select, label")) come(row)
  })
  const step = (row, by) => { const all = shown(), next = all[Math.max(0, Math.min(all.length - 1, all.indexOf(row) + by))]; next?.focus() }
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === "/" && !event.target.matches("input, select, textarea")) { event.preventDefault(); find.focus(); find.select(); return }
    if (event.target === find) {
      if (event.key === "Enter") { const left = shown(); if (find.value && left.length) { come(left.find(row => row.dataset.status === "declared") || left[0]); find.select() } }
      else if (event.key === "ArrowDown") { event.preventDefault(); shown()[0]?.focus() }
      else if (event.key === "Escape") { find.value = ""; filter() }
      return
    }
    if (event.target.matches("input, select, textarea, button, a, summary")) return
    if (event.code === "KeyN") { document.querySelector('a[href$="/players/add"]')?.click(); return }
    const row = document.activeElement?.closest("#players tbody tr")
    if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); row ? step(row, event.key === "ArrowDown" ? 1 : -1) : shown()[0]?.focus(); return }
    if (!row) return
    if (event.key === "Enter") { event.preventDefault(); row.dataset.status === "declared" ? come(row) : row.querySelector("a.who")?.click() }
    else if (event.code === "KeyP") button(row, "pay")?.click()
    else if (event.code === "KeyW") button(row, "withdraw")?.click()
    else if (event.code === "KeyH" || event.code === "KeyZ") rest(row, event.code === "KeyH" ? "H" : "Z")
  })
  filter()
})()
