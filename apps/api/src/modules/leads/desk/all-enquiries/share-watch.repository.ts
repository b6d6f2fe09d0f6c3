import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { unusualShares } from './listing-shares.repository.ts'

export type ShareWatchRepository = ReturnType<typeof createShareWatchRepository>

interface UnusualShare extends Record<string, unknown> {
  readonly kind: 'school' | 'store'
  readonly id: number
  readonly code: 'many_invalid' | 'many_lost'
  /** Per cent. */
  readonly amount: number
}

export function createShareWatchRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Unusual shares without an open case, and without one decided in the last 30 days. */
    async unseen(tx: Db): Promise<UnusualShare[]> {
      const { rows } = await tx.execute<UnusualShare>(sql`
        select found.kind, found.id, found.code, found.amount::float as amount
        from (${unusualShares}) found
        where not exists (select from moderation_case c
          where c.subject_kind::text = found.kind and c.subject_id = found.id
            and (c.decided_at is null or c.decided_at > now() - interval '30 days')
            and c.findings @> jsonb_build_array(jsonb_build_object('code', found.code)))
        order by found.kind, found.id, found.code limit 200`)
      return rows
    },
  }
}
