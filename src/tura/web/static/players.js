// Find by name in either alphabet or by id; "/" goes to the search, Enter confirms the only one left.
(() => {
  const find = document.getElementById("find"), yet = document.getElementById("not-yet")
  const plain = text => text.toLowerCase().replaceAll("ё", "е")
  const filter = () => {
    const words = plain(find.value).split(/\s+/).filter(Boolean), only = yet.getAttribute("aria-pressed") === "true"
    for (const row of document.querySelectorAll("#players tbody tr")) {
      const name = plain(row.dataset.name)
      row.hidden = !words.every(word => name.includes(word)) || only && row.dataset.status !== "declared"
    }
  }
  find.addEventListener("input", filter)
  yet.addEventListener("click", () => { yet.setAttribute("aria-pressed", yet.getAttribute("aria-pressed") !== "true"); filter() })
  document.addEventListener("tura:fresh", filter)
  document.addEventListener("keydown", event => {
    if (event.key === "/" && event.target !== find) { event.preventDefault(); find.focus(); find.select() }
    if (event.key === "Enter" && event.target === find) {
      const left = [...document.querySelectorAll("#players tbody tr:not([hidden])")]
      if (left.length === 1) left[0].querySelector("button.next")?.click()
    }
  })
})()
