import { useEffect, useState } from 'react'

/**
 * Controls that are not inputs, such as the button that adds images, have `data-invalid`. Choices are
 * invalid as a group, which cannot have the focus: their first one gets it.
 */
const invalidControl =
  ':is([aria-invalid="true"], [data-invalid]):not(fieldset), fieldset[aria-invalid="true"] input:not(:disabled)'

/** Returns a function that focuses the first invalid control of a form once its errors are shown. */
export function useFocusOnInvalid(): (form: Element) => void {
  const [request, setRequest] = useState<{ form: Element } | null>(null)
  useEffect(() => request?.form.querySelector<HTMLElement>(invalidControl)?.focus(), [request])
  return (form) => setRequest({ form })
}
