// A scanner types what a slip's code says, faster than a hand, in any layout: the address of the board's page for
// phones, or gA3/12 from a slip printed without a server. None of that may be taken for results.
(() => {
  const FAST = 60, ends = { Slash: "/", NumpadDivide: "/", Minus: "-", NumpadSubtract: "-", Period: ".", Semicolon: ":" }
  let text = "", last = -1000, scans = false, timer = 0
  const markOf = code => /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : /^(Digit|Numpad)\d$/.test(code) ? code.slice(-1) : ends[code] ?? ""
  const finish = () => {
    clearTimeout(timer)
    const read = /\/r\/([^/]+)\/([^/]+)\/(\d+)\/(\d+)\/\w+$/.exec(text) || /^g()(\D+)(\d+)\/(\d+)$/.exec(text)
    scans = false; text = ""
    if (read) document.dispatchEvent(new CustomEvent("tura:slip", { detail: { event: read[1], field: read[2], round: read[3], board: read[4] } }))
  }
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea") || /^Shift/.test(event.code)) return
    const mark = markOf(event.code), fast = event.timeStamp - last < FAST
    last = event.timeStamp
    if (scans) {
      event.preventDefault(); event.stopImmediatePropagation()
      if (event.key === "Enter") { finish(); return }
      text += mark; clearTimeout(timer); timer = setTimeout(finish, 300)
      return
    }
    if (text && fast && /[a-z]/.test(mark)) {
      event.preventDefault(); event.stopImmediatePropagation()
      scans = true; text += mark; timer = setTimeout(finish, 300)
      return
    }
    text = mark === "g" || mark === "h" ? mark : ""
  }, true)
})()
