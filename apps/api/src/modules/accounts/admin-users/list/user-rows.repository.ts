import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { isBlockedNow } from '../../../../db/current-block.ts'
import { containsPattern } from '../../../../db/like-pattern.ts'
import { users } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'

const lastSeenAt = sql<string | null>`(
  select max(user_session.last_seen_at) from user_session where user_session.user_id = app_user.id)`
const isMember = sql`exists (select from listing_member m
  where m.user_id = app_user.id and m.removed_at is null)`
const countOf = (table: 'school' | 'store') =>
  sql<number>`(select count(*)::integer from ${sql.raw(table)} l
    where l.owner_id = app_user.id and l.deleted_at is null)`
const fullName = sql`lower(app_user.firstname || ' ' || app_user.lastname)`

const roles: Readonly<Record<NonNullable<Query<'listAdminUsers'>['role']>, SQL | undefined>> = {
  admin: sql`app_user.is_admin`,
  provider: isMember,
  other: and(not(sql`app_user.is_admin`), not(isMember)),
}

const role = sql<Schema<'AdminUser'>['role']>`case
  when app_user.is_admin then 'admin' when ${isMember} then 'provider' else 'other' end`

/** Whether the name, the email or the id is what an admin typed. */
function isSearched(q: string | undefined): SQL | undefined {
  const id = /^#?([1-9][0-9]{0,8})$/.exec(q?.trim() ?? '')?.[1]
  const words = contains(q, users.firstname, users.email, users.lastname)
  const name = q?.trim() ? sql`${fullName} like lower(${containsPattern(q)})` : undefined
  return id === undefined ? or(words, name) : or(eq(users.id, Number(id)), words)
}

/** Every user with an account. */
export const userRows = (db: Db) =>
  tableRows<Query<'downloadAdminUsers'>, Schema<'AdminUser'>>(db, {
    table: users,
    id: users.id,
    matches: ({ q, role, permission, status, type, plan }) =>
      and(
        isSearched(q),
        role && roles[role],
        permission === undefined ? undefined : sql`${permission} = any(${users.permissions})`,
        status && (status === 'blocked' ? isBlockedNow : not(isBlockedNow)),
        type && eq(users.userType, type),
        plan === undefined ? undefined : eq(users.plan, plan),
      ),
    orders: {
      name: fullName,
      email: sql`lower(${users.email})`,
      created: sql`${users.createdAt}`,
      seen: lastSeenAt,
    },
    async read(ids) {
      const found = await db
        .select({
          id: users.id,
          firstname: users.firstname,
          lastname: users.lastname,
          email: users.email,
          phone: users.phone,
          user_type: users.userType,
          role,
          is_admin: users.isAdmin,
          permissions: users.permissions,
          plan: users.plan,
          is_blocked: isBlockedNow,
          blockedUntil: users.blockedUntil,
          schools: countOf('school'),
          stores: countOf('store'),
          createdAt: users.createdAt,
          lastSeenAt,
        })
        .from(users)
        .where(inArray(users.id, [...ids]))
      return found.map(
        ({ blockedUntil, createdAt, lastSeenAt: seen, schools, stores, ...user }) => ({
          ...user,
          blocked_until: user.is_blocked ? (blockedUntil?.toISOString() ?? null) : null,
          schools,
          stores,
          created_at: createdAt.toISOString(),
          last_seen_at: seen === null ? null : new Date(seen).toISOString(),
        }),
      )
    },
  })
