/** Distance from the edge at which scrolling starts, and the maximum speed in pixels per frame. */
const reach = 56
const fastest = 14

/**
 * Scrolls the list's scroll container while the pointer is near its top or bottom edge. `pointerY`
 * returns null if there is no pointer; `onScroll` is called after each step. Returns a function
 * that stops it.
 */
export function scrollAtEdge(
  list: HTMLElement,
  pointerY: () => number | null,
  onScroll: () => void,
): () => void {
  const scroller = scrollerOf(list)
  const step = () => {
    const speed = speedAt(scroller, pointerY())
    if (speed !== 0) {
      scroller.scrollBy(0, speed)
      onScroll()
    }
    frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

function speedAt(scroller: Element, y: number | null): number {
  if (y === null) return 0
  const isPage = scroller === document.scrollingElement
  const { top, bottom } = isPage
    ? { top: 0, bottom: window.innerHeight }
    : scroller.getBoundingClientRect()
  const style = getComputedStyle(scroller)
  const upper = top + reach + (Number.parseFloat(style.scrollPaddingTop) || 0)
  const lower = bottom - reach - (Number.parseFloat(style.scrollPaddingBottom) || 0)
  if (y < upper) return -fastest * Math.min(1, (upper - y) / reach)
  return y > lower ? fastest * Math.min(1, (y - lower) / reach) : 0
}

function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (one === document.body) break
    const { overflowY } = getComputedStyle(one)
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight) return one
  }
  return document.scrollingElement ?? document.documentElement
}
