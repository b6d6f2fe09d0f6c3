import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import type { StoredFinding } from '../../../db/schema/index.ts'

/** Whether the open case of a listing has the finding. */
export async function hasOpenFinding(
  tx: Db,
  kind: 'school' | 'store',
  id: number,
  { code, excerpt }: StoredFinding,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from moderation_case
    where subject_kind = ${kind} and subject_id = ${id} and decided_at is null
      and findings @> ${JSON.stringify([{ code, excerpt }])}::jsonb`)
  return rows.length > 0
}
