/** The popup does not open before this time on the page, in milliseconds. */
const minimumTimeOnPageMs = 20_000
/** Open overlays and focused fields, which the popup must not interrupt. */
const busySelector =
  '[role="dialog"], [role="menu"], dialog[open], :is(input, textarea, select):focus'
const openedKey = 'exit_popup_opened'

/** Whether the device has no pointer that could leave the window. */
export const isTouchDevice = () => window.matchMedia('(hover: none)').matches

/**
 * Calls `open` when the pointer leaves the top of the window, where tabs are closed; on touch screens
 * when the user returns to the tab after leaving it. At most once per browser session. Returns a
 * function that removes the listeners.
 */
export function onExitIntent(open: () => void): () => void {
  const start = performance.now()
  function onLeave({ clientY, relatedTarget }: MouseEvent) {
    if (relatedTarget === null && clientY <= 0) onIntent()
  }
  function onReturn() {
    if (!document.hidden && isTouchDevice()) onIntent()
  }
  function onIntent() {
    if (performance.now() - start < minimumTimeOnPageMs) return
    if (document.querySelector(busySelector)) return
    stop()
    if (isFirstTimeInSession()) open()
  }
  function stop() {
    document.removeEventListener('mouseout', onLeave)
    document.removeEventListener('visibilitychange', onReturn)
  }
  document.addEventListener('mouseout', onLeave)
  document.addEventListener('visibilitychange', onReturn)
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
