// "My player": kept on this phone only; tapping a name pins it.
(() => {
  const key = "me:" + location.pathname
  const pin = () => {
    const me = document.getElementById("me"), mine = localStorage.getItem(key)
    document.querySelectorAll("tr.mine").forEach(row => row.classList.remove("mine"))
    if (!me || !mine) return
    const button = document.querySelector(`button[data-entry="${CSS.escape(mine)}"]`)
    me.hidden = !button
    if (!button) return
    button.closest("tr").classList.add("mine")
    const big = document.createElement("span"), who = document.createElement("p"), label = document.createElement("span")
    big.className = "big"; big.textContent = button.dataset.board; label.className = "soft"; label.textContent = me.dataset.label
    who.className = button.dataset.colour; who.textContent = `${button.dataset.colour === "w" ? me.dataset.white : me.dataset.black} — ${button.dataset.other}`
    me.replaceChildren(label, big, who)
  }
  document.addEventListener("click", event => {
    const button = event.target.closest("button[data-entry]")
    if (!button) return
    if (localStorage.getItem(key) === button.dataset.entry) localStorage.removeItem(key); else localStorage.setItem(key, button.dataset.entry)
    pin()
  })
  document.addEventListener("tura:fresh", pin)
  pin()
})()
