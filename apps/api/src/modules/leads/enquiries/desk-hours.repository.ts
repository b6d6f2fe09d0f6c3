import { asc, eq } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { deskHolidays, deskHours } from '../../../db/schema/index.ts'
import { type DeskHours, deskHoursOf } from './desk-hours.ts'

export type DeskHoursRepository = ReturnType<typeof createDeskHoursRepository>

const ofListing = (table: typeof deskHours | typeof deskHolidays, { kind, id }: ListingOfMembers) =>
  eq(kind === 'school' ? table.schoolId : table.storeId, id)

/** When the desks of listings answer. */
export function createDeskHoursRepository(db: Db) {
  return {
    /** The hours and holidays of a desk, or the default hours if it set none. */
    async of(listing: ListingOfMembers, tx: Db = db): Promise<DeskHours> {
      const hours = await tx
        .select({
          isodow: deskHours.isodow,
          fromMinute: deskHours.fromMinute,
          toMinute: deskHours.toMinute,
        })
        .from(deskHours)
        .where(ofListing(deskHours, listing))
        .orderBy(asc(deskHours.isodow), asc(deskHours.fromMinute))
      const holidays = await tx
        .select({ day: deskHolidays.day })
        .from(deskHolidays)
        .where(ofListing(deskHolidays, listing))
      return deskHoursOf(
        hours,
        holidays.map(({ day }) => day),
      )
    },
  }
}
