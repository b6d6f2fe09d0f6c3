/**
 * The number of letters to insert, delete, replace or swap with their neighbour to turn `b` into
 * `a`.
 */
export const editDistance = (a: string, b: string): number => at(beginningDistances(a, b), b.length)

/**
 * The edit distances from `a` to every prefix of `b`, by length of the prefix: 0 to the length of
 * `b`.
 */
export function beginningDistances(a: string, b: string): ArrayLike<number> {
  const width = b.length + 1
  let before = new Uint16Array(width)
  let above = new Uint16Array(width)
  let row = new Uint16Array(width)
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

const at = (row: ArrayLike<number>, index: number): number => row[index] ?? 0
