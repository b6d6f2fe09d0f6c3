import { useEffect, useState } from 'react'

/** Controls that are not inputs, such as the button that adds images, have `data-invalid`. */
const invalid = ':is([aria-invalid="true"], [data-invalid])'

const control = ':is(input, select, textarea, button):not(:disabled, [type="hidden"])'

/**
 * Returns a function that focuses the first invalid control of a form once its errors are shown, and
 * scrolls it to the middle, so that nothing that stays at the edges of the screen covers it.
 */
export function useFocusOnInvalid(): (form: Element) => void {
  const [request, setRequest] = useState<{ form: Element } | null>(null)
  useEffect(() => {
    const found = request?.form.querySelector<HTMLElement>(invalid)
    if (!found) return
    const target = focusTargetOf(found)
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'center' })
  }, [request])
  return (form) => setRequest({ form })
}

/**
 * Choices are invalid as a group: their first one gets the focus. A group that has nothing to choose
 * gets it itself.
 */
function focusTargetOf(found: HTMLElement): HTMLElement {
  if (!(found instanceof HTMLFieldSetElement)) return found
  const inside =
    found.querySelector<HTMLElement>(`${invalid}:not(fieldset)`) ??
    found.querySelector<HTMLElement>(control)
  if (inside) return inside
  found.tabIndex = -1
  return found
}
