/** Position of a row in its list, in pixels. */
export interface RowBox {
  top: number
  height: number
}

/**
 * The new position of a row dragged by `offset` pixels: past every row whose middle its leading
 * edge has crossed.
 */
export function landingPlace(rows: readonly RowBox[], from: number, by: number): number {
  const dragged = rows[from]
  if (dragged === undefined) return from
  const top = dragged.top + by
  const bottom = top + dragged.height
  const middleOf = (row: RowBox) => row.top + row.height / 2
  let to = from
  rows.forEach((row, index) => {
    if (index > from && bottom > middleOf(row)) to = index
    if (index < from && to >= from && top < middleOf(row)) to = index
  })
  return to
}

/** The pixels that a row moves while another row is dragged from one position to another. */
export function shiftOf(rows: readonly RowBox[], index: number, from: number, to: number): number {
  const height = rows[from]?.height ?? 0
  if (index > from && index <= to) return -height
  return index < from && index >= to ? height : 0
}
