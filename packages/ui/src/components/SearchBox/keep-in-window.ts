/** Pixels between the panel and what is beneath it. */
const gap = 12
/** Three suggestions: with less room the page must scroll. */
const least = 184

/**
 * Keeps a panel above the window's end, a bar fixed there (which the page names as its scroll
 * padding) and a phone's keyboard: what does not fit scrolls inside. For use as a `ref`.
 */
export function keepInWindow(panel: HTMLElement | null) {
  if (panel === null) return
  const view = window.visualViewport ?? window
  const fit = () => {
    const room = endOfWindow() - panel.getBoundingClientRect().top - gap
    panel.style.maxHeight = `${Math.max(room, least)}px`
  }
  fit()
  view.addEventListener('resize', fit)
  return () => view.removeEventListener('resize', fit)
}

/** Where the part of the window ends that nothing covers, in pixels from its top. */
function endOfWindow(): number {
  const { scrollPaddingBottom: bar } = getComputedStyle(document.documentElement)
  const end = window.innerHeight - (Number.parseFloat(bar) || 0)
  const view = window.visualViewport
  return view ? Math.min(end, view.offsetTop + view.height) : end
}
