/** Rows that the export holds in memory at once. */
export const pageSize = 50

/** A row with the id after which the next page begins. */
interface WithCursor {
  readonly cursor: number
}

/** Every row, read page by page as the caller asks for more. */
export async function* rowsOf<Row extends WithCursor>(
  page: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<Omit<Row, 'cursor'>, void> {
  let after = 0
  for (;;) {
    const rows = await page(after)
    for (const { cursor, ...row } of rows) yield row
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.cursor
  }
}
