import { saveFile } from '@edbazaar/feature-platform/save-file'

type CsvValue = string | number | null | undefined

/** Marks a file as UTF-8; without it, Excel shows Hindi as other characters. */
const byteOrderMark = '\ufeff'

/**
 * Lines of values as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an
 * apostrophe in front, as OWASP recommends.
 */
export const csvOf = (lines: readonly (readonly CsvValue[])[]): string =>
  lines.map((line) => `${line.map(field).join(',')}\r\n`).join('')

function field(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Saves CSV text as a file on the user's computer. */
export function downloadCsv(csv: string, name: string): void {
  saveFile(new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }), name)
}
