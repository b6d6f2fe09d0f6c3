import { type RefObject, useEffect } from 'react'

/**
 * A dialog traps focus. F6, the key browsers use to move between panes, moves focus
 * to an element above it and back; the dialog does not see these focus events.
 */
export function useReachOverDialogs(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    const keepToItself = (event: Event) => event.stopPropagation()
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F6' || event.defaultPrevented || element?.contains(document.activeElement))
        return
      event.preventDefault()
      // Blur first: the dialog blocks focus that moves directly from inside to outside.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const [...buttons] = element?.querySelectorAll('button') ?? []
      const main = buttons.filter((button) => button.closest('[data-actions]')).at(-1)
      main?.focus()
    }
    element.addEventListener('focusin', keepToItself)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      element.removeEventListener('focusin', keepToItself)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [bar])
}
