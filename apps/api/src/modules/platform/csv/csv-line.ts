/** Characters that spreadsheets may take for the beginning of a formula. */
const formulaStart = /^[\s\p{Cc}]*[=+\-@＝＋－＠\t\r\n]/u

/**
 * A line of a CSV file (RFC 4180). A value that a spreadsheet could run as a formula gets an
 * apostrophe before it, and control characters become spaces.
 */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(cell).join(',')}\r\n`

/** Spreadsheets take a file that begins with this mark for UTF-8. */
const byteOrderMark = '\uFEFF'

/** The headings of a CSV file, with which it begins. */
export const csvHead = (headings: readonly string[]): string => byteOrderMark + csvLine(headings)

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const inert = formulaStart.test(value) ? `'${value}` : value
  const text = inert.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
