import { sql } from 'drizzle-orm'

/** Whether the case `o` has nothing to decide but an appeal. */
export const hasOnlyAppeal = sql`(o.appealed_case_id is not null and o.fields = '{}'
  and o.held_fields = '{}' and o.findings = '[]' and o.reports = 0)`
