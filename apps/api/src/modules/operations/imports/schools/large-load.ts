import type pg from 'pg'

/** Fewer rows are never a large load. */
const fewest = 5_000
/**
 * Inserting one row into the search indexes takes about as long as rebuilding them for this many
 * rows; measured.
 */
const rowsBuiltForOneFed = 15

export interface LoadEstimate {
  /** New and changed rows so far. */
  readonly written: number
  readonly lookedAt: number
  /** Rows still to come. */
  readonly remaining: number
  /** Existing documents. */
  readonly present: number
}

/** Whether the rows still to come are a large load, if they are like those so far. */
export function isLargeLoad({ written, lookedAt, remaining, present }: LoadEstimate): boolean {
  const toCome = lookedAt === 0 ? 0 : (remaining * written) / lookedAt
  return toCome >= fewest && toCome * rowsBuiltForOneFed >= present
}

/** The estimated number of search documents. */
export async function countDocuments(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ about: number }>(
    `select greatest(reltuples, 0)::integer as about from pg_class
     where oid = 'search_document'::regclass`,
  )
  return rows[0]?.about ?? 0
}
