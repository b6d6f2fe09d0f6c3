/** Letters to insert, drop, change, or swap with their neighbour to make `a` of `b`. */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1
  let before: number[] = []
  let above = Array.from({ length: width }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j < width; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let least = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && isSwap(a, i, b, j)) least = Math.min(least, at(before, j - 2) + 1)
      row.push(least)
    }
    before = above
    above = row
  }
  return at(above, b.length)
}

const at = (row: number[], index: number): number => row[index] ?? 0

const isSwap = (a: string, i: number, b: string, j: number) =>
  a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
