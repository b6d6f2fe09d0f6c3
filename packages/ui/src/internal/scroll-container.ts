/** The closest ancestor that scrolls vertically: a dialog, a panel or the page. */
export function scrollContainerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body || parent === document.documentElement) break
    const { overflowY } = getComputedStyle(parent)
    const scrolls = overflowY === 'auto' || overflowY === 'scroll'
    // `overflow-x: auto` makes `overflow-y` auto as well.
    if (scrolls && parent.scrollHeight > parent.clientHeight) return parent
  }
  return document.documentElement
}
