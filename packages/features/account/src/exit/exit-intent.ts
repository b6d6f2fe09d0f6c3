/** Milliseconds before which nobody is asked: who has seen nothing has nothing to tell. */
const patienceMs = 20_000
/** What is open over the page, or typed into: nobody is asked under their hands. */
const busy = '[role="dialog"], [role="menu"], dialog[open], :is(input, textarea, select):focus'
const noteKey = 'exit_popup_opened'

/**
 * Calls back when the pointer leaves the window at its top, where tabs are closed, once a session of
 * the browser. Until then the function it gives takes it back.
 */
export function onExitIntent(open: () => void): () => void {
  const start = performance.now()
  function onLeave({ clientY, relatedTarget }: MouseEvent) {
    if (relatedTarget !== null || clientY > 0) return
    if (performance.now() - start < patienceMs || document.querySelector(busy)) return
    stop()
    if (noteOnce()) open()
  }
  const stop = () => document.removeEventListener('mouseout', onLeave)
  document.addEventListener('mouseout', onLeave)
  return stop
}

/** Whether it is the first time in this session; a tab that may note nothing asks nobody. */
function noteOnce(): boolean {
  try {
    if (sessionStorage.getItem(noteKey) !== null) return false
    sessionStorage.setItem(noteKey, 'yes')
    return true
  } catch {
    return false
  }
}
