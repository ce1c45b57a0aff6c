// The page one is on stays in sight in the strip of pages; a link can be copied; a file chosen says its name.
(() => {
  for (const here of document.querySelectorAll(".top nav [aria-current], .tabs [aria-current]")) {
    const strip = here.parentElement
    strip.scrollLeft = here.offsetLeft - strip.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2
  }
})()
