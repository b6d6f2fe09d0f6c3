/** The popup does not open before this time on the page, in milliseconds. */
const minimumTimeOnPageMs = 20_000
/** Open overlays and focused fields, which the popup must not interrupt. */
const busySelector =
  '[role="dialog"], [role="menu"], dialog[open], :is(input, textarea, select):focus'
const openedKey = 'exit_popup_opened'

/**
 * Calls `open` when the pointer leaves the top of the window, where tabs are closed, at most once
 * per browser session. Returns a function that removes the listener.
 */
export function onExitIntent(open: () => void): () => void {
  const start = performance.now()
  function onLeave({ clientY, relatedTarget }: MouseEvent) {
    if (relatedTarget !== null || clientY > 0) return
    if (performance.now() - start < minimumTimeOnPageMs) return
    if (document.querySelector(busySelector)) return
    stop()
    if (isFirstTimeInSession()) open()
  }
  const stop = () => document.removeEventListener('mouseout', onLeave)
  document.addEventListener('mouseout', onLeave)
  return stop
}

/** Also records the call. Returns false where session storage is blocked, to avoid asking again. */
function isFirstTimeInSession(): boolean {
  try {
    if (sessionStorage.getItem(openedKey) !== null) return false
    sessionStorage.setItem(openedKey, 'yes')
    return true
  } catch {
    return false
  }
}
