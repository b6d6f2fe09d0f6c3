const cards = '[data-card]'

/** The card that an arrow key leads to: in the column, or in the next column that has cards. */
export function neighbourOf(
  board: HTMLElement | null,
  card: HTMLElement,
  key: string,
): HTMLElement | null {
  const columns = [...(board?.querySelectorAll<HTMLElement>(':scope > section') ?? [])]
  const at = columns.findIndex((column) => column.contains(card))
  const cardsIn = (column: HTMLElement) => [...column.querySelectorAll<HTMLElement>(cards)]
  const own = columns[at]
  if (own === undefined) return null
  const row = cardsIn(own).indexOf(card)
  if (key === 'ArrowDown') return cardsIn(own)[row + 1] ?? null
  if (key === 'ArrowUp') return cardsIn(own)[row - 1] ?? null
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null
  const others = key === 'ArrowRight' ? columns.slice(at + 1) : columns.slice(0, at).toReversed()
  const next = others.map(cardsIn).find((list) => list.length > 0)
  return next?.[row] ?? next?.at(-1) ?? null
}
