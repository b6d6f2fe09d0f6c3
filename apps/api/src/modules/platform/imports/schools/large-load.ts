import type pg from 'pg'

/** Fewer rows than these are not worth the trouble. */
const fewest = 5_000
/**
 * Feeding one row to search's indexes takes about as long as building them anew from so many: that
 * is what makes a load large, measured by what is there already.
 */
const rowsBuiltForOneFed = 15

export interface LoadEstimate {
  /** New and changed rows among those looked at. */
  readonly written: number
  readonly lookedAt: number
  /** Rows still to come. */
  readonly remaining: number
  /** Documents that are there already. */
  readonly present: number
}

/** Whether what is still to come, should it be like what came, is a large load. */
export function isLargeLoad({ written, lookedAt, remaining, present }: LoadEstimate): boolean {
  const toCome = lookedAt === 0 ? 0 : (remaining * written) / lookedAt
  return toCome >= fewest && toCome * rowsBuiltForOneFed >= present
}

/** About how many search documents there are. */
export async function countDocuments(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ about: number }>(
    `select greatest(reltuples, 0)::integer as about from pg_class
     where oid = 'search_document'::regclass`,
  )
  return rows[0]?.about ?? 0
}
