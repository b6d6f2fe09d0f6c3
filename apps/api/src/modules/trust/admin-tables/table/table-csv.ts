import type { TableRow } from '../../../../db/table-rows.ts'

/** The headings of a CSV file, from the names of the fields: `author_name` is "Author name". */
export const tableHeadings = (row: TableRow): string[] => Object.keys(row).map(headingOf)

/** The values of a row. Lists are joined, and days and times stay as the API writes them. */
export const tableCells = (row: TableRow): (string | number | null)[] =>
  Object.values(row).map(cellOf)

function headingOf(field: string): string {
  const words = field.replace(/^is_|_at$/g, '').replaceAll('_', ' ')
  return words === 'id' ? 'ID' : words.charAt(0).toUpperCase() + words.slice(1)
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join('; ') : String(value)
}
