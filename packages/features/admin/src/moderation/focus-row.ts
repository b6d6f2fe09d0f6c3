/**
 * Focuses the next or previous row of the table, so that its own keys work from there. Returns
 * whether there is one.
 */
export function focusRow(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row]')]
  const at = rows.findIndex((row) => row.dataset.active !== undefined)
  const next = at === -1 ? rows[0] : rows[at + by]
  next?.focus()
  return next !== undefined
}
