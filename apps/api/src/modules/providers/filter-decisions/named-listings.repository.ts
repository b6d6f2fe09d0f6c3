import { type SQL, sql } from 'drizzle-orm'

/** The schools or stores that the user of a request owns, or edits as a manager. */
const ownListings = (request: SQL, kind: 'school' | 'store') => sql`(
  select id from ${sql.identifier(kind)} where owner_id = ${request}.user_id
  union select ${sql.identifier(`${kind}_id`)} from listing_member
    where user_id = ${request}.user_id and role in ('owner', 'manager') and removed_at is null
      and ${sql.identifier(`${kind}_id`)} is not null)`

/**
 * SQL of the listings that a request names: the schools or products with that name among those that its
 * user edits. `request` is the alias of `filter_request`.
 */
export const namedListings = (request: SQL) => sql`
  select 'school' as kind, s.id, s.name, s.owner_id
  from ${ownListings(request, 'school')} own join school s on s.id = own.id
  where ${request}.section = 'schools' and s.deleted_at is null
    and lower(s.name) = lower(${request}.name)
  union all
  select 'product', p.id, p.name, store.owner_id
  from ${ownListings(request, 'store')} own join store on store.id = own.id
    join product p on p.store_id = own.id
  where p.deleted_at is null and store.deleted_at is null
    and case p.kind when 'activity' then 'activities' else p.kind || 's' end
      = ${request}.section::text
    and lower(p.name) = lower(${request}.name)`
