// What was typed goes to the server in order, one at a time, and is kept until the server has it:
// over a reload, a dead network and a server that is being started anew.
window.turaQueue = (post, told) => {
  const store = "queue:" + post
  let items = [], sending = false
  try { items = JSON.parse(sessionStorage.getItem(store) || "[]") } catch { items = [] }
  const keep = () => sessionStorage.setItem(store, JSON.stringify(items))
  const once = async item => {
    try {
      const answer = await fetch(`${post}/${item.board}`, { method: "POST", body: new URLSearchParams(item), signal: AbortSignal.timeout(10000) })
      if (answer.status >= 500) return null
      if (answer.headers.get("content-type")?.includes("json")) return { ok: answer.ok, ...await answer.json() }
      return answer.redirected || answer.status === 401 ? { ok: false, board: item.board, signedOut: true } : { ok: false, board: item.board }
    } catch { return null }
  }
  const send = async () => {
    if (sending) return
    sending = true
    while (items.length) {
      const item = items[0], answer = await once(item)
      if (!answer) { told.waiting(items.length); await new Promise(again => setTimeout(again, 1500)); continue }
      items.shift()
      // What was typed after a refused key rests on it: it goes no further.
      if (!answer.ok) items = items.filter(other => other.board !== item.board)
      keep()
      told.answered(item, answer, items.some(other => other.board === item.board), items.length)
    }
    sending = false
  }
  return {
    add: item => { items.push(item); keep(); send() },
    start: () => { for (const item of items) told.restored(item); send() },
    get length() { return items.length },
  }
}
