import { textArray } from '../../../db/text-array.ts'
import type { DocumentRow } from './document-row.ts'

/** The columns of `copyLine`, in order. */
export const copyColumns =
  'kind, ref_id, name, norm, slug, detail, files, lat, lng, popularity, keys' as const

const special = /[\\\t\n\r\b\f\v]/g
const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\b': '\\b',
  '\f': '\\f',
  '\v': '\\v',
}

/**
 * A document as one line of `copy search_document (…) from stdin` in PostgreSQL's text format, with
 * a line feed.
 */
export function copyLine(row: DocumentRow): string {
  const files = row.files.length === 0 ? '{}' : text(textArray(row.files))
  return `${row.kind}\t${row.refId}\t${text(row.name)}\t${row.norm}\t${row.slug ?? '\\N'}\t${text(row.detail)}\t${files}\t${row.lat ?? '\\N'}\t${row.lng ?? '\\N'}\t${row.popularity}\t{${row.keys.join(',')}}\n`
}

const text = (value: string) => value.replace(special, (letter) => escapes[letter] ?? letter)
