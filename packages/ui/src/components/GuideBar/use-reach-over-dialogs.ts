import { type RefObject, useEffect } from 'react'

/**
 * A dialog keeps the focus inside. What stands over it is reached with F6, the key that browsers
 * have for going from pane to pane, and may then keep the focus: the dialog does not hear of it.
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
      // From nowhere: the dialog holds back whoever goes straight from inside to outside.
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
