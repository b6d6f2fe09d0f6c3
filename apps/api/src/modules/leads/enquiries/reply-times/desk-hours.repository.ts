import { asc } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { isOfListing } from '../../../../db/listing-columns.ts'
import { deskHolidays, deskHours } from '../../../../db/schema/index.ts'
import { type DeskHours, deskHoursOf } from './desk-hours.ts'

export type DeskHoursRepository = ReturnType<typeof createDeskHoursRepository>

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
        .where(isOfListing(deskHours, listing))
        .orderBy(asc(deskHours.isodow), asc(deskHours.fromMinute))
      const holidays = await tx
        .select({ day: deskHolidays.day })
        .from(deskHolidays)
        .where(isOfListing(deskHolidays, listing))
      return deskHoursOf(
        hours,
        holidays.map(({ day }) => day),
      )
    },
  }
}
