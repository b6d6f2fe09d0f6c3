/** The rows after one of them has moved to another index. Without a row at `from` nothing changes. */
export function withRowMoved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const moved = rows.slice(from, from + 1)
  return rows.toSpliced(from, 1).toSpliced(to, 0, ...moved)
}
