import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** A value in PostgreSQL's COPY text format. */
export function copyValue(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number') return String(value)
  return special.test(value)
    ? value.replace(everySpecial, (found) => escapes[found] ?? found)
    : value
}

const special = /[\\\t\n\r]/
const everySpecial = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Sends text in COPY's format in chunks, as fast as the server accepts it. */
export async function copyRows(
  client: pg.ClientBase,
  statement: string,
  pieces: readonly (string | Buffer)[],
): Promise<void> {
  if (pieces.length === 0) return
  const copy = client.query(copyFrom(statement))
  const done = finished(copy)
  // Awaited below; an earlier failure must not count as unhandled.
  done.catch(() => {})
  for (const piece of pieces) {
    if (copy.destroyed) break
    if (!copy.write(piece)) await Promise.race([once(copy, 'drain'), done])
  }
  copy.end()
  await done
}
