/** Pixels between the panel and the content below it. */
const gap = 12
/** Height of three suggestions; with less space the page scrolls. */
const least = 184

/**
 * Limits the height of a panel to the space above the end of the window, a fixed bar (given as the
 * page's scroll padding) and an on-screen keyboard. The panel scrolls inside. For use as a `ref`.
 */
export function keepInWindow(panel: HTMLElement | null) {
  if (panel === null) return
  const view = window.visualViewport ?? window
  const fit = () => {
    const space = endOfWindow() - panel.getBoundingClientRect().top - gap
    panel.style.maxHeight = `${Math.max(space, least)}px`
  }
  fit()
  view.addEventListener('resize', fit)
  return () => view.removeEventListener('resize', fit)
}

/** The end of the uncovered part of the window, in pixels from its top. */
function endOfWindow(): number {
  const { scrollPaddingBottom: bar } = getComputedStyle(document.documentElement)
  const end = window.innerHeight - (Number.parseFloat(bar) || 0)
  const view = window.visualViewport
  return view ? Math.min(end, view.offsetTop + view.height) : end
}
