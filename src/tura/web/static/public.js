// "My player": kept on this phone only; the star on a player's card pins it, and the board stands on top.
(() => {
  const button = document.getElementById("pin"), me = document.getElementById("me")
  const key = "me:" + (button ? button.dataset.page : location.pathname)
  const mine = () => localStorage.getItem(key)
  const show = () => {
    if (button) { button.hidden = false; const on = mine() === button.dataset.entry; button.setAttribute("aria-pressed", on); button.textContent = (on ? "★" : "☆") + button.textContent.slice(1) }
    if (!me) return
    document.querySelectorAll("tr.mine").forEach(row => row.classList.remove("mine"))
    const link = mine() && document.querySelector(`#live a.name[data-entry="${CSS.escape(mine())}"]`)
    me.hidden = false
    if (!link) { const hint = document.createElement("span"); hint.className = "soft"; hint.textContent = me.dataset.pin; me.replaceChildren(hint); return }
    const row = link.closest("tr"), white = link.closest("td").classList.contains("w")
    const other = row.querySelector(white ? "td.b a" : "td.w a")
    row.classList.add("mine")
    const label = document.createElement("span"), big = document.createElement("span"), who = document.createElement("p"), name = link.cloneNode(true), against = other.cloneNode(true)
    label.className = "soft"; label.append(name, " · ", me.dataset.label)
    big.className = "big"; big.textContent = row.cells[0].textContent
    who.append(`${white ? me.dataset.white : me.dataset.black} — `, against, ` · ${row.querySelector(".res").textContent}`)
    me.replaceChildren(label, big, who)
  }
  button?.addEventListener("click", () => {
    if (mine() === button.dataset.entry) localStorage.removeItem(key); else localStorage.setItem(key, button.dataset.entry)
    show()
  })
  document.addEventListener("tura:fresh", show)
  show()
})()
