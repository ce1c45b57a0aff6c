// "My player": kept on this phone only; the star on a player's card pins it, and the board stands on top.
(() => {
  const button = document.getElementById("pin"), me = document.getElementById("me")
  const key = "me:" + (button ? button.dataset.page : location.pathname)
  // What came along from a laptop that fell silent.
  const brought = /^#me=(.+)$/.exec(location.hash)
  if (brought && !button) { localStorage.setItem(key, decodeURIComponent(brought[1])); history.replaceState(null, "", location.pathname + location.search) }
  const mine = () => localStorage.getItem(key)
  const show = () => {
    if (button) { button.hidden = false; const on = mine() === button.dataset.entry; button.setAttribute("aria-pressed", on); button.textContent = (on ? "★" : "☆") + button.textContent.slice(1) }
    if (!me) return
    document.querySelectorAll("tr.mine").forEach(row => row.classList.remove("mine"))
    const rest = mine() && document.querySelector(`#live .bye a.name[data-entry="${CSS.escape(mine())}"]`)
    if (rest) { const name = document.createElement("span"), what = document.createElement("p"); name.className = "soft"; name.append(rest.cloneNode(true)); what.textContent = me.dataset.rest; me.hidden = false; me.replaceChildren(name, what); return }
    const link = mine() && document.querySelector(`#live tr a.name[data-entry="${CSS.escape(mine())}"]`)
    me.hidden = false
    if (!link) { const hint = document.createElement("span"); hint.className = "soft"; hint.textContent = me.dataset.pin; me.replaceChildren(hint); return }
    const row = link.closest("tr"), white = link.closest("td").classList.contains("w")
    const other = row.querySelector(white ? "td.b a" : "td.w a")
    row.classList.add("mine")
    const label = document.createElement("span"), big = document.createElement("span"), who = document.createElement("p"), name = link.cloneNode(true), against = other.cloneNode(true)
    label.className = "soft"; label.append(name, " · ", me.dataset.label)
    big.className = "big"; big.textContent = row.cells[0].textContent
    who.className = white ? "w" : "b"
    who.append(`${white ? me.dataset.white : me.dataset.black} — `, against)
    const result = row.querySelector(".res").textContent, starts = document.getElementById("starts"), when = document.createElement("span")
    when.className = "soft"; when.textContent = result !== "–" ? result : starts ? starts.textContent : ""
    me.replaceChildren(label, big, who, when)
  }
  button?.addEventListener("click", () => {
    if (mine() === button.dataset.entry) localStorage.removeItem(key); else localStorage.setItem(key, button.dataset.entry)
    show()
  })
  const find = document.getElementById("find"), plain = text => text.toLowerCase().replaceAll("ё", "е")
  const filter = () => { if (find) for (const row of document.querySelectorAll("#live .pairs tbody tr")) row.hidden = !plain(row.textContent).includes(plain(find.value.trim())) }
  if (find) { find.hidden = false; find.addEventListener("input", filter) }
  document.addEventListener("tura:fresh", () => { show(); filter() })
  show()
})()
