/** Ids of selected rows, as TanStack Table keeps them. */
export type SelectionState = Record<string, true>

export const selectionState = (selected: readonly string[]): SelectionState =>
  Object.fromEntries(selected.map((id): [string, true] => [id, true]))

/** Ids of hidden columns, as TanStack Table keeps them. */
export const visibilityState = (hidden: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(hidden.map((id) => [id, false]))

/**
 * Ids after a change, in the order of selection: an object would sort ids made of digits.
 *
 * @param before ids selected so far
 * @param state what is selected now
 */
export function nextSelection(before: readonly string[], state: SelectionState): string[] {
  const remaining = before.filter((id) => state[id])
  const known = new Set(before)
  return [...remaining, ...Object.keys(state).filter((id) => state[id] && !known.has(id))]
}
