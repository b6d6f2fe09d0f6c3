import { refused } from '../../../../app-error.ts'
import type { Caller, ListingOfMembers } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import { minutesAfterMidnight } from '../../../platform/dates/clock-time.ts'
import { defaultHours, toDeskHours } from '../../enquiries/reply-times/desk-hours.ts'
import type { WeekdaySpan } from '../../enquiries/reply-times/working-time.ts'
import { type DeskAccess, rightsOf } from '../access/desk-access.ts'
import type { DeskSettingsRepository } from './desk-settings.repository.ts'

export type DeskSettingsService = ReturnType<typeof createDeskSettingsService>

interface DeskSettingsDeps {
  readonly access: DeskAccess
  readonly repository: DeskSettingsRepository
}

/** When a desk answers. */
export function createDeskSettingsService({ access, repository }: DeskSettingsDeps) {
  return {
    /** Throws `not_found`, `forbidden`. */
    async read(caller: Caller, listing: ListingOfMembers): Promise<Schema<'Desk'>> {
      const { name, role } = await access.requireListing(caller, listing, 'see enquiries')
      const own = await repository.ownHours(listing)
      return {
        name,
        hours: toDeskHours(own.length > 0 ? own : defaultHours),
        is_default: own.length === 0,
        holidays: await repository.holidays(listing),
        my_rights: rightsOf([role]),
      }
    },

    /** Throws `not_found`, `forbidden`, and `invalid_request` for spans that overlap. */
    async replace(
      caller: Caller,
      listing: ListingOfMembers,
      { hours, holidays }: Body<'setDesk'>,
    ): Promise<void> {
      await access.requireListing(caller, listing, 'change desk')
      const days = new Set(holidays.map(({ day }) => day))
      if (days.size < holidays.length) throw refused('holidays', 'Enter each holiday once.')
      await repository.replace(listing, spansOf(hours), holidays)
    },
  }
}

function spansOf(hours: Body<'setDesk'>['hours']): WeekdaySpan[] {
  const spans = hours
    .map(({ day, from, to }) => ({
      isodow: day,
      fromMinute: minutesAfterMidnight(from),
      toMinute: minutesAfterMidnight(to),
    }))
    .sort((one, other) => one.isodow - other.isodow || one.fromMinute - other.fromMinute)
  for (const [i, span] of spans.entries()) {
    const before = spans[i - 1]
    if (span.fromMinute >= span.toMinute)
      throw refused('hours', 'Enter a closing time after the opening time.')
    if (before?.isodow === span.isodow && before.toMinute > span.fromMinute)
      throw refused('hours', 'Two time ranges on the same day overlap. Change one of them.')
  }
  return spans
}
