import { and, inArray, not, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { isBlockedNow } from '../../../../db/current-block.ts'
import { isHeldNow } from '../../../../db/held-application.ts'
import { applications, sessions, users } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'

const name = sql<string>`(${users.firstname} || ' ' || ${users.lastname})`
const lastSeenAt = sql<string | null>`(select max(${sessions.lastSeenAt}) from ${sessions}
  where ${sessions.userId} = ${users.id})`

const sentApplications = sql`from ${applications}
  where ${applications.userId} = ${users.id} and ${applications.state} <> 'draft'`
const heldApplications = sql`${sentApplications} and ${sql.raw(isHeldNow)}`

/** The users of type edjobs, and everybody who applied for a job. */
export const jobSeekerRows = (db: Db) =>
  tableRows<Query<'downloadAdminJobSeekers'>, Schema<'AdminJobSeeker'>>(db, {
    table: users,
    id: users.id,
    matches: ({ q, account, applications: wanted }) =>
      and(
        sql`(${users.userType} = 'edjobs' or exists (select ${sentApplications}))`,
        contains(q, name, users.email),
        wanted && sql`exists (select ${heldApplications})`,
        account && (account === 'blocked' ? isBlockedNow : not(isBlockedNow)),
      ),
    orders: {
      name: sql`lower(${name})`,
      email: sql`lower(${users.email})`,
      joined: users.createdAt,
      seen: lastSeenAt,
    },
    async read(ids) {
      const found = await db
        .select({
          user: users,
          name,
          lastSeenAt,
          isBlocked: isBlockedNow,
          applications: sql<number>`(select count(*)::integer ${sentApplications})`,
          held: sql<number>`(select count(*)::integer ${heldApplications})`,
        })
        .from(users)
        .where(inArray(users.id, [...ids]))
      return found.map(({ user, ...row }) => ({
        id: user.id,
        name: row.name,
        email: user.email,
        is_email_confirmed: user.emailConfirmedAt !== null,
        applications: row.applications,
        held_applications: row.held,
        is_blocked: row.isBlocked,
        joined_at: user.createdAt.toISOString(),
        last_seen_at: row.lastSeenAt && new Date(row.lastSeenAt).toISOString(),
      }))
    },
  })
