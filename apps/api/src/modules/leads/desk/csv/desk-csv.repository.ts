import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { listingName } from '../../../../db/listing-columns.ts'
import {
  enquiries,
  exportLog,
  products,
  schools,
  stores,
  users,
} from '../../../../db/schema/index.ts'
import { userName } from '../../../../db/user-columns.ts'
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

const columns = {
  reference: enquiries.reference,
  state: enquiries.state,
  confirmedAt: enquiries.confirmedAt,
  parentName: enquiries.parentName,
  email: enquiries.email,
  childName: enquiries.childName,
  bornMonth: enquiries.bornMonth,
  classSought: enquiries.classSought,
  wantedFrom: enquiries.wantedFrom,
  message: enquiries.message,
  firstReplyAt: enquiries.firstReplyAt,
  nextActionOn: enquiries.nextActionOn,
} as const

/** Reads the enquiries of an export, and logs it. */
export function createDeskCsvRepository(db: Db) {
  return {
    /** The ids of all enquiries whose sender the desk may see, in order. */
    async ids({ scope, filter, userId }: DeskQuery, sort: DeskSort): Promise<number[]> {
      const { state, due } = filter
      const where = and(
        isInScope(scope),
        matches(filter, userId),
        state === undefined ? undefined : eq(enquiries.state, state),
        due === undefined ? undefined : isDue(due),
        isVisible,
      )
      // One array takes less memory than a row for each.
      const { rows } = await db.execute<{ ids: number[] | null }>(
        sql`select array_agg(enquiry.id order by ${orderOf[sort]}) as ids from enquiry where ${where}`,
      )
      return rows[0]?.ids ?? []
    },

    /** In the order of the ids. */
    rows: (ids: readonly number[]) =>
      db
        .select({
          ...columns,
          consents: groupConsents,
          listingName,
          productName: products.name,
          assigneeName: userName,
        })
        .from(enquiries)
        .leftJoin(schools, eq(schools.id, enquiries.schoolId))
        .leftJoin(stores, eq(stores.id, enquiries.storeId))
        .leftJoin(products, eq(products.id, enquiries.productId))
        .leftJoin(users, eq(users.id, enquiries.assignedTo))
        .where(inArray(enquiries.id, [...ids]))
        .orderBy(sql`array_position(${sql.param([...ids])}::integer[], ${enquiries.id})`),

    /** Returns the id of the export. */
    async log({ userId, filter, rows }: Export): Promise<number> {
      const [logged] = await db
        .insert(exportLog)
        .values({ userId, what: 'enquiries', filter, rows })
        .returning({ id: exportLog.id })
      if (!logged) throw new Error('The export was not logged')
      return logged.id
    },
  }
}
