/** No suggestion is highlighted. */
export const noHighlight = -1

/**
 * Where the highlight goes from `index` by one step, down (1) or up (-1), over `length` suggestions.
 * Past either end it leaves the list for the text itself, and from there enters at the other end.
 */
export function moveHighlight(index: number, step: 1 | -1, length: number): number {
  const places = length + 1
  return ((index + 1 + step + places) % places) - 1
}
