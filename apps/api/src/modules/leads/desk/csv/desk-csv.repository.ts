import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import {
  enquiries,
  exportLog,
  products,
  schools,
  stores,
  users,
} from '../../../../db/schema/index.ts'
import { personName } from '../access/desk-listings.repository.ts'
import { groupConsents } from '../consent/group-consents.repository.ts'
import {
  type DeskSort,
  isDue,
  isInScope,
  isVisible,
  matches,
  orderOf,
} from '../list/desk-filter.repository.ts'
import type { DeskQuery } from '../list/desk-list.repository.ts'

export type DeskCsvRepository = ReturnType<typeof createDeskCsvRepository>
export type DeskCsvRow = Awaited<ReturnType<DeskCsvRepository['rows']>>[number]

interface Export {
  readonly userId: number
  readonly filter: Readonly<Record<string, unknown>>
  readonly rows: number
}

/** Reads the enquiries of an export, and logs it. */
export function createDeskCsvRepository(db: Db) {
  return {
    /** The ids of all enquiries whose sender the desk may see, in order. */
    async ids({ scope, filter, userId }: DeskQuery, sort: DeskSort): Promise<number[]> {
      const { state, due } = filter
      const rows = await db
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(
          and(
            isInScope(scope),
            matches(filter, userId),
            state === undefined ? undefined : eq(enquiries.state, state),
            due === undefined ? undefined : isDue(due),
            isVisible,
          ),
        )
        .orderBy(orderOf[sort])
      return rows.map(({ id }) => id)
    },

    /** In the order of the ids. */
    rows: (ids: readonly number[]) =>
      db
        .select({
          enquiry: enquiries,
          consents: groupConsents,
          listingName: sql<string | null>`coalesce(${schools.name}, ${stores.brandName})`,
          productName: products.name,
          assigneeName: personName,
        })
        .from(enquiries)
        .leftJoin(schools, eq(schools.id, enquiries.schoolId))
        .leftJoin(stores, eq(stores.id, enquiries.storeId))
        .leftJoin(products, eq(products.id, enquiries.productId))
        .leftJoin(users, eq(users.id, enquiries.assignedTo))
        .where(inArray(enquiries.id, [...ids]))
        .orderBy(sql`array_position(${sql.param([...ids])}::integer[], ${enquiries.id})`),

    async log({ userId, filter, rows }: Export): Promise<void> {
      await db.insert(exportLog).values({ userId, what: 'enquiries', filter, rows })
    },
  }
}
