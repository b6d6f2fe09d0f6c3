import { useState } from 'react'

/**
 * The selected values, and a function that shows changed ones at once. Until the rest of the page has
 * loaded its code, the page with the change takes a moment to render.
 */
export function useShownSelection<Value extends string>(
  selected: readonly Value[],
): [shown: readonly Value[], show: (next: readonly Value[]) => void] {
  const before = selected.join()
  const [change, setChange] = useState<{ before: string; next: readonly Value[] } | null>(null)
  if (change !== null && change.before !== before) setChange(null)
  const shown = change?.before === before ? change.next : selected
  return [shown, (next) => setChange({ before, next })]
}
