import { downloadFile } from '@edbazaar/feature-list-kit/download'

type CsvValue = string | number | null | undefined

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

/** Saves lines as a file. The mark at the start tells Excel that it is UTF-8. */
export const downloadCsv = (lines: readonly (readonly CsvValue[])[], name: string): void =>
  downloadFile(new Blob(['\ufeff', csvOf(lines)], { type: 'text/csv;charset=utf-8' }), name)
