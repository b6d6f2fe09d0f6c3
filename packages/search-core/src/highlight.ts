/** No suggestion is highlighted. */
export const noHighlight = -1

/**
 * The highlighted index after one step down (1) or up (-1) from `index`, with `length` suggestions.
 * Past either end nothing is highlighted; the next step enters at the other end.
 */
export function moveHighlight(index: number, step: 1 | -1, length: number): number {
  const places = length + 1
  return ((index + 1 + step + places) % places) - 1
}
