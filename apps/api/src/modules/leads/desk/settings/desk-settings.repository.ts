import { asc } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { isOfListing, listingColumnsOf } from '../../../../db/listing-columns.ts'
import { deskHolidays, deskHours } from '../../../../db/schema/index.ts'
import type { WeekdaySpan } from '../../enquiries/reply-times/working-time.ts'

export type DeskSettingsRepository = ReturnType<typeof createDeskSettingsRepository>

interface Holiday {
  /** yyyy-mm-dd. */
  readonly day: string
  readonly name: string | null
}

/** Reads and writes the hours and holidays of desks. */
export function createDeskSettingsRepository(db: Db) {
  return {
    /** The hours that the desk has set; empty if it has none of its own. */
    ownHours: (listing: ListingOfMembers): Promise<WeekdaySpan[]> =>
      db
        .select({
          isodow: deskHours.isodow,
          fromMinute: deskHours.fromMinute,
          toMinute: deskHours.toMinute,
        })
        .from(deskHours)
        .where(isOfListing(deskHours, listing))
        .orderBy(asc(deskHours.isodow), asc(deskHours.fromMinute)),

    holidays: (listing: ListingOfMembers): Promise<Holiday[]> =>
      db
        .select({ day: deskHolidays.day, name: deskHolidays.name })
        .from(deskHolidays)
        .where(isOfListing(deskHolidays, listing))
        .orderBy(asc(deskHolidays.day)),

    replace: (
      listing: ListingOfMembers,
      hours: readonly WeekdaySpan[],
      holidays: readonly Holiday[],
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const columns = listingColumnsOf(listing)
        await tx.delete(deskHours).where(isOfListing(deskHours, listing))
        await tx.delete(deskHolidays).where(isOfListing(deskHolidays, listing))
        await tx.insert(deskHours).values(hours.map((span) => ({ ...columns, ...span })))
        if (holidays.length > 0)
          await tx.insert(deskHolidays).values(holidays.map((each) => ({ ...columns, ...each })))
      }),
  }
}
