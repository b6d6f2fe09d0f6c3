import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Caller } from '../../../caller.ts'
import type { Query } from '../../../contract/operations.ts'

type Assigned = Pick<Query<'downloadAdminExitedUsers'>, 'assigned'>

/** A query with the id of the caller, if it is about what is assigned to them. */
export type AssignedQuery<Filters> = Filters & { readonly callerId?: number | undefined }

/** A request for a table, with the id of the caller if `me` needs it. */
export const withCaller = <Filters extends Assigned>({
  caller,
  query,
}: {
  readonly caller: Caller | null
  readonly query: Filters
}): { caller: Caller | null; query: AssignedQuery<Filters> } => ({
  caller,
  query: query.assigned === 'me' ? { ...query, callerId: caller?.userId } : query,
})

export function isAssigned(
  column: PgColumn,
  { assigned, callerId }: AssignedQuery<Assigned>,
): SQL | undefined {
  if (assigned === undefined) return undefined
  if (assigned === 'me') return eq(column, callerId ?? 0)
  return assigned === 'nobody' ? sql`${column} is null` : sql`${column} is not null`
}

/** The name of the joined user; null without one. */
export const adminName = (alias: 'contacted' | 'answered' | 'assigned') => {
  const user = sql.identifier(alias)
  return sql`nullif(btrim(${user}.firstname || ' ' || ${user}.lastname), '')`
}

/** Whether a record has the number that an admin typed: `71` or `#71`. */
export function isNumber(id: PgColumn, q: string | undefined): SQL | undefined {
  const number = /^#?([1-9][0-9]{0,8})$/.exec(q?.trim() ?? '')?.[1]
  return number === undefined ? undefined : eq(id, Number(number))
}
