import { sql } from 'drizzle-orm'
import { waitlistedEntries } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'

export type BookingConsentsRepository = ReturnType<typeof createBookingConsentsRepository>

/** Reads what decides whether a consent is needed and possible. */
export function createBookingConsentsRepository() {
  return {
    /** Of these consents, those that no live booking or waitlist entry needs any more. */
    async unusedAmong(tx: Db, consentIds: readonly string[]): Promise<string[]> {
      if (consentIds.length === 0) return []
      const { rows } = await tx.execute<{ id: string }>(sql`
        select distinct given.id from unnest(${sql.param([...consentIds])}::uuid[]) given(id)
        where not exists (select from booking
            where consent_id = given.id and state in ('requested', 'held', 'confirmed', 'attended'))
          and not exists (select from waitlist_entry
            where consent_id = given.id and state in ${waitlistedEntries})`)
      return rows.map(({ id }) => id)
    },

    /** Whether the profile of a user has a phone number. */
    async hasPhone(tx: Db, userId: number): Promise<boolean> {
      const { rows } = await tx.execute<{ has: boolean }>(
        sql`select coalesce(phone, '') <> '' as has from app_user where id = ${userId}`,
      )
      return rows[0]?.has ?? false
    },
  }
}
