import { useEffect, useState } from 'react'

/** Controls that are not inputs, such as the button that adds images, have `data-invalid`. */
const invalidControl = '[aria-invalid="true"], [data-invalid]'

/** Returns a function that focuses the first invalid control of a form once its errors are shown. */
export function useFocusOnInvalid(): (form: Element) => void {
  const [request, setRequest] = useState<{ form: Element } | null>(null)
  useEffect(() => request?.form.querySelector<HTMLElement>(invalidControl)?.focus(), [request])
  return (form) => setRequest({ form })
}
