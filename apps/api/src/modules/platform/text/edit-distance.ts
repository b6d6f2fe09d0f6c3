/**
 * The number of letters to insert, delete, replace or swap with their neighbour to turn `b` into
 * `a`. Above `most`, which makes it quicker, the result is `most + 1`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  const limit = Math.min(most, Math.max(a.length, b.length))
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  const row = lastRow(a, b, limit)
  return row === null ? limit + 1 : Math.min(at(row, b.length), limit + 1)
}

/**
 * The edit distances from `a` to the prefixes of `b`, by length of the prefix: 0 to the length of
 * `b`. Those above `most` are `most + 1`.
 */
export function beginningDistances(a: string, b: string, most: number): ArrayLike<number> {
  const distances = new Uint16Array(b.length + 1).fill(most + 1)
  const row = lastRow(a, b, most)
  if (row === null) return distances
  const [from, to] = [Math.max(0, a.length - most), Math.min(b.length, a.length + most)]
  for (let j = from; j <= to; j++) distances[j] = Math.min(at(row, j), most + 1)
  return distances
}

/**
 * The distances from `a` to the prefixes of `b` whose length differs from that of `a` by at most
 * `most`, in a row that the next call overwrites; null if all are above `most`.
 */
function lastRow(a: string, b: string, most: number): Uint16Array | null {
  const tooMany = most + 1
  let [before, above, row] = rowsOf(b.length + 2)
  for (let j = 0; j <= Math.min(b.length, most); j++) above[j] = j
  if (most < b.length) above[most + 1] = tooMany
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    const first = Math.max(1, i - most)
    const last = Math.min(b.length, i + most)
    row[first - 1] = first === 1 ? i : tooMany
    let least = at(row, first - 1)
    for (let j = first; j <= last; j++) {
      const other = b.charCodeAt(j - 1)
      const changed = at(above, j - 1) + (letter === other ? 0 : 1)
      let distance = Math.min(at(above, j) + 1, at(row, j - 1) + 1, changed)
      const isSwap =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2)
      if (isSwap) distance = Math.min(distance, at(before, j - 2) + 1)
      row[j] = distance
      if (distance < least) least = distance
    }
    if (last < b.length) row[last + 1] = tooMany
    // Later rows are not below this one: no prefix can come nearer.
    if (least > most) return null
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
