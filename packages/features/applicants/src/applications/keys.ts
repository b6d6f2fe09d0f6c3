import { useEffect, useEffectEvent } from 'react'

interface Keys {
  /** J and K: the next or the previous application. */
  step: (by: 1 | -1) => void
  /** X: selects the open application. */
  select: () => void
  /** Escape: back to the list. */
  back: () => void
}

/** Elements that use keys themselves. */
const hasOwnKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], [data-card]'

/** Listens to the single keys of the page, unless a field or a dialog uses them. */
export function useKeys({ step, select, back }: Keys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.closest(hasOwnKeys) !== null) return
    if (document.querySelector('[role="dialog"]:not([popover]), [role="alertdialog"]')) return
    if (key === 'j') step(1)
    else if (key === 'k') step(-1)
    else if (key === 'x') select()
    else if (key === 'Escape') back()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
