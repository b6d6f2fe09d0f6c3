import { useEffectEvent, useLayoutEffect } from 'react'

/** Elements that use keys themselves. */
const hasOwnKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], [role="alertdialog"]'

const openDialog = '[role="dialog"]:not([popover]), [role="alertdialog"]'

/** Whether a key press belongs to a field, a menu, a dialog or the browser, not to a shortcut. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, altKey } = event
  if (defaultPrevented || altKey) return true
  if (target instanceof Element && target.closest(hasOwnKeys) !== null) return true
  return document.querySelector(openDialog) !== null
}

/** Listens to all key presses of the page. `onKey` returns whether it used the key. */
export function usePageKeys(onKey: (event: KeyboardEvent) => boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Without this, the key is also typed into the field that a shortcut moves the focus to.
    if (onKey(event)) event.preventDefault()
  })
  // Before the page is drawn, so that no key press on what is shown is lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
