import { sql } from 'drizzle-orm'
import { integerArray } from './integer-array.ts'

/** Ids as one array parameter, for `= any(…)` and `unnest(…)`. */
export const idList = (ids: readonly number[]) => sql`${integerArray(ids)}::integer[]`
