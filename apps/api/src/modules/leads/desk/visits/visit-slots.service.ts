import { AppError, refused } from '../../../../app-error.ts'
import type { Caller, ListingOfMembers } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import { weekdayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import { momentInIndia } from '../../../platform/dates/india-time.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { VisitSlotsRepository } from '../../enquiries/visits/visit-slots.repository.ts'
import type { DeskAccess } from '../access/desk-access.ts'
import type { DeskSettingsRepository } from '../settings/desk-settings.repository.ts'

export type VisitSlotsService = ReturnType<typeof createVisitSlots>

interface VisitSlotsDeps {
  readonly access: DeskAccess
  readonly repository: VisitSlotsRepository
  readonly settings: Pick<DeskSettingsRepository, 'holidays'>
}

const most = 300

/** The times at which a listing receives visitors. All throw `not_found`, `forbidden`. */
export function createVisitSlots({ access, repository, settings }: VisitSlotsDeps) {
  return {
    async list(
      caller: Caller,
      listing: ListingOfMembers,
    ): Promise<{ slots: Schema<'VisitSlot'>[] }> {
      await access.requireListing(caller, listing, 'see enquiries')
      const slots = await repository.upcoming(listing)
      return {
        slots: slots.map(({ id, startsAt, endsAt, seats, taken }) => ({
          id,
          starts_at: startsAt.toISOString(),
          ends_at: endsAt.toISOString(),
          seats,
          taken,
        })),
      }
    },

    /** Adds all or none. Throws `invalid_request`, and `conflict` for an overlap and above the limit. */
    async add(caller: Caller, listing: ListingOfMembers, body: Body<'addVisitSlots'>) {
      await access.requireListing(caller, listing, 'change desk')
      const days = daysOf(body)
      const holidays = new Set((await settings.holidays(listing)).map(({ day }) => day))
      const skipped = days.filter((day) => holidays.has(day))
      const times = days.filter((day) => !holidays.has(day)).map((day) => timeOf(day, body))
      if (times.length === 0) throw refused('day', 'This day is a holiday of your desk.')
      await repository.transaction(async (tx) => {
        await repository.lockListing(tx, listing)
        const overlap = await repository.firstOverlap(tx, listing, times)
        if (overlap)
          throw new AppError(
            'conflict',
            `Another visit time overlaps on ${weekdayInIndia(overlap)}. Choose other hours or fewer weeks.`,
          )
        const before = await repository.upcoming(listing, tx)
        if (before.length + times.length > most)
          throw new AppError('conflict', `A desk can have up to ${most} visit times.`)
        const columns =
          listing.kind === 'school' ? { schoolId: listing.id } : { storeId: listing.id }
        await repository.add(
          tx,
          times.map((time) => ({ ...columns, ...time, seats: body.seats, addedBy: caller.userId })),
        )
      })
      return { added: times.length, skipped }
    },

    /** Throws `conflict` if the visit time has visits. */
    async remove(caller: Caller, listing: ListingOfMembers, id: number): Promise<void> {
      await access.requireListing(caller, listing, 'change desk')
      if (!(await repository.remove(listing, id)))
        throw new AppError('conflict', 'This visit time is booked. Cancel its visits first.')
    },
  }
}

/** The day and the same weekday of the following weeks, yyyy-mm-dd. */
function daysOf({ day, weeks }: Body<'addVisitSlots'>): string[] {
  if (day < todayInIndia()) throw refused('day', 'Enter today or a later date.')
  const first = Date.parse(`${day}T00:00:00Z`)
  return Array.from({ length: weeks }, (_, week) =>
    new Date(first + week * 7 * dayMs).toISOString().slice(0, 10),
  )
}

function timeOf(day: string, { from, to }: Body<'addVisitSlots'>) {
  if (from >= to) throw refused('to', 'Enter a time after the start.')
  const [startsAt, endsAt] = [from, to].map((time) => momentInIndia(day, time))
  if (!startsAt || !endsAt) throw new Error('A time is missing')
  if (startsAt <= new Date()) throw refused('from', 'Enter a time that has not passed.')
  return { startsAt, endsAt }
}
