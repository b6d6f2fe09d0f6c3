import { sql } from 'drizzle-orm'

/** SQL of a user as an id and a name; null without a user. `alias` is the user's table in the query. */
export const personJson = (alias: string) =>
  sql.raw(`case when ${alias}.id is not null then json_build_object('id', ${alias}.id,
    'name', btrim(${alias}.firstname || ' ' || ${alias}.lastname)) end`)
