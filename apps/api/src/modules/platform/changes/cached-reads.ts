import { LRUCache } from 'lru-cache'
import { fnv1a } from '../text/hashes.ts'
import type { PublicChanges } from './public-changes.ts'

/** Keeps the rows of queries on public tables that come again in memory, until public data change. */
export interface CachedReads {
  /**
   * The rows of a query, which `read` sends. Equal keys must mean equal queries. Callers share
   * the rows and may not change them.
   */
  rows<Row extends object>(key: string, read: () => Promise<Row[]>): Promise<Row[]>
}

export interface CachedReadsOptions {
  readonly changes: Pick<PublicChanges, 'version'>
  /** Rows kept altogether. @default 12,000, about 8 MB of search documents */
  readonly maxRows?: number
}

interface Entry {
  /** The version of the public data before the query was sent. */
  readonly dataVersion: number
  readonly rows: readonly object[]
}

/**
 * Recent queries that are remembered without their rows. The rows are kept once a query comes again:
 * most never do, and rows that outlive their request cost the garbage collector more than all others.
 */
const maxRemembered = 5_000

/** Answers of more rows are not kept: they would displace too many others. */
const maxRowsOfOne = 200

/** Creates a cache for one process. Nothing is kept while changes may go unnoticed. */
export function createCachedReads({ changes, maxRows = 12_000 }: CachedReadsOptions): CachedReads {
  const answers = new LRUCache<string, Entry>({
    maxSize: maxRows,
    maxEntrySize: maxRowsOfOne,
    // An answer without rows has the size of a row: its key.
    sizeCalculation: ({ rows }) => 1 + rows.length,
  })
  const remembered = new LRUCache<number, true>({ max: maxRemembered })
  return {
    async rows<Row extends object>(key: string, read: () => Promise<Row[]>) {
      const dataVersion = changes.version()
      if (dataVersion === undefined) return read()
      const known = answers.get(key)
      // The key identifies the query, and so the type of its rows.
      if (known?.dataVersion === dataVersion) return known.rows as Row[]
      const rows = await read()
      const hash = fnv1a(key)
      if (remembered.has(hash)) answers.set(key, { dataVersion, rows })
      else remembered.set(hash, true)
      return rows
    },
  }
}

/** Sends every query. */
export const uncachedReads: CachedReads = { rows: (_key, read) => read() }
