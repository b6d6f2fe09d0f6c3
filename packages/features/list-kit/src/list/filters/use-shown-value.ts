import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The value of a field in the URL, and a function that shows another at once. Until the rest of the
 * page has loaded its code, the page with the change takes a moment to render. The next page is shown
 * as it is, also if a link led there instead.
 */
export function useShownValue<Value>(value: Value): [shown: Value, show: (next: Value) => void] {
  const { key } = useLocation()
  const before = JSON.stringify([key, value])
  const [change, setChange] = useState<{ before: string; next: Value } | null>(null)
  if (change !== null && change.before !== before) setChange(null)
  const shown = change?.before === before ? change.next : value
  return [shown, (next) => setChange({ before, next })]
}
