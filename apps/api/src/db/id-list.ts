import { sql } from 'drizzle-orm'

/** Ids as one array parameter, for `= any(…)` and `unnest(…)`. */
export const idList = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`
