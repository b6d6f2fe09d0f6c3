import type { DeskHours, GivenConsent } from '@edbazaar/api-client'
import { addDays, minutesOf, timeOfDay } from '@edbazaar/feature-platform'
import type { ConsentChannel, ContactTimes } from '@edbazaar/ui/ConsentSlip'

/** `default` is the day on which admission closes, if the listing has one. */
export type UntilChoice = 'default' | 'days90' | 'date'

/** A contact permission while a parent edits it. */
export interface PermissionDraft {
  channels: ConsentChannel[]
  times: ContactTimes
  until: UntilChoice
  /** The day of the choice `date`, yyyy-mm-dd. */
  untilDate: string
}

/** The days from which a permission may be given and at which it may end, yyyy-mm-dd. */
export interface PermissionDays {
  today: string
  byDefault: string
  latest: string
}

const usualTimes: ContactTimes = { days: [1, 2, 3, 4, 5, 6], from: 540, to: 1080 }

/** The times at which the listing answers, as one span. */
export function timesOfDesk(hours: readonly DeskHours[]): ContactTimes {
  if (hours.length === 0) return usualTimes
  return {
    days: [...new Set(hours.map(({ day }) => day))].toSorted((a, b) => a - b),
    from: Math.min(...hours.map(({ from }) => minutesOf(from))),
    to: Math.max(...hours.map(({ to }) => minutesOf(to))),
  }
}

/** A new permission: by email only. */
export function newPermission(hours: readonly DeskHours[]): PermissionDraft {
  return { channels: ['email'], times: timesOfDesk(hours), until: 'default', untilDate: '' }
}

/** A given permission, to change it. */
export function permissionOf(consent: GivenConsent): PermissionDraft {
  return {
    channels: [...consent.channels],
    times: { days: consent.days, from: minutesOf(consent.from), to: minutesOf(consent.to) },
    until: 'date',
    untilDate: consent.expires_on,
  }
}

/** The last day of the permission, yyyy-mm-dd. */
export function lastDay({ until, untilDate }: PermissionDraft, days: PermissionDays): string {
  if (until === 'date') return untilDate
  const day = until === 'default' ? days.byDefault : addDays(days.today, 90)
  return [day, days.latest].toSorted()[0] ?? day
}

/** The permission as the API takes it. */
export function toConsent(
  { channels, times, ...until }: PermissionDraft,
  { days, version }: { days: PermissionDays; version: number },
) {
  return {
    notice_version: version,
    channels,
    days: [...times.days],
    from: timeOfDay(times.from),
    to: timeOfDay(times.to),
    expires_on: lastDay({ channels, times, ...until }, days),
  }
}
