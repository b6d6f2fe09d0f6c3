/** Milliseconds after which something keeps the browser from painting. */
const patience = 3000

/** Acts once, when the page's content is on the screen; where nobody looks, so that nothing is painted, at once. */
export function afterFirstPaint(act: () => void): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) actOnce()
  })
  const timer = setTimeout(actOnce, document.visibilityState === 'hidden' ? 0 : patience)
  function actOnce() {
    clearTimeout(timer)
    observer.disconnect()
    act()
  }
  observer.observe({ type: 'paint', buffered: true })
}
