// The page one is on stays in sight in the strip of pages; a link can be copied; a file chosen says its name.
(() => {
  for (const here of document.querySelectorAll(".top nav [aria-current], .tabs [aria-current]")) {
    const strip = here.parentElement
    strip.scrollLeft = here.offsetLeft - strip.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2
  }
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = false
    button.addEventListener("click", async () => {
      const field = button.parentElement.querySelector("input"); field.select()
      // Without https there is no clipboard to write to: the selected text is copied the old way.
      await (navigator.clipboard?.writeText(field.value) ?? Promise.reject()).catch(() => document.execCommand("copy"))
      button.textContent = button.dataset.done
    })
  }
})()
