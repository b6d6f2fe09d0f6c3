/**
 * The number of letters to insert, delete, replace or swap with their neighbour to turn `b` into
 * `a`.
 */
export const editDistance = (a: string, b: string): number => at(lastRow(a, b), b.length)

/**
 * The edit distances from `a` to every prefix of `b`, by length of the prefix: 0 to the length of
 * `b`.
 */
export const beginningDistances = (a: string, b: string): ArrayLike<number> =>
  lastRow(a, b).slice(0, b.length + 1)

/** The distances from `a` to every prefix of `b`, in a row that the next call overwrites. */
function lastRow(a: string, b: string): Uint16Array {
  const width = b.length + 1
  let [before, above, row] = rowsOf(width)
  for (let j = 0; j < width; j++) above[j] = j
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    row[0] = i
    for (let j = 1; j < width; j++) {
      const other = b.charCodeAt(j - 1)
      const changed = at(above, j - 1) + (letter === other ? 0 : 1)
      let least = Math.min(at(above, j) + 1, at(row, j - 1) + 1, changed)
      const isSwap =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2)
      if (isSwap) least = Math.min(least, at(before, j - 2) + 1)
      row[j] = least
    }
    ;[before, above, row] = [above, row, before]
  }
  return above
}

/** Rows that all calls use: hundreds of words are compared with each that is typed. */
type Rows = [before: Uint16Array, above: Uint16Array, row: Uint16Array]

const newRows = (width: number): Rows => [
  new Uint16Array(width),
  new Uint16Array(width),
  new Uint16Array(width),
]
let rows = newRows(64)

function rowsOf(width: number): Rows {
  if (rows[0].length < width) rows = newRows(2 * width)
  return rows
}

const at = (row: ArrayLike<number>, index: number): number => row[index] ?? 0
