import { downloadFile } from '@edbazaar/feature-list-kit/download'

/** A column of a CSV file. */
export interface CsvColumn<Row> {
  header: string
  /** Null and undefined are written as an empty field. */
  value: (row: Row) => string | number | boolean | null | undefined
}

/** Marks the file as UTF-8 for spreadsheets; without it, Excel shows Hindi as other characters. */
const byteOrderMark = '\ufeff'

/**
 * Writes rows as CSV (RFC 4180): CRLF line ends, quotes where needed. A text that a spreadsheet would
 * run as a formula gets an apostrophe in front, as OWASP recommends.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => field(header)),
    ...rows.map((row) => columns.map(({ value }) => field(value(row)))),
  ]
  return `${byteOrderMark}${lines.map((fields) => `${fields.join(',')}\r\n`).join('')}`
}

function field(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? withoutFormula(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const withoutFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** The name of an exported file: "all-schools-2026-11-22.csv". `day` is yyyy-mm-dd. */
export const csvFileName = (table: string, day: string) => `${table}-${day}.csv`

/** Saves a CSV text as a file of the user's computer. */
export function downloadCsv(csv: string, name: string): void {
  downloadFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)
}
