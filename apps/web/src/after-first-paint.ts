/** Milliseconds after which the callback runs although nothing was painted. */
const timeoutMs = 3000

/** Runs a callback once after the first contentful paint; immediately on a hidden page, which is not painted. */
export function afterFirstPaint(act: () => void): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) actOnce()
  })
  const timer = setTimeout(actOnce, document.visibilityState === 'hidden' ? 0 : timeoutMs)
  function actOnce() {
    clearTimeout(timer)
    observer.disconnect()
    act()
  }
  observer.observe({ type: 'paint', buffered: true })
}
