import { dayMs, minuteMs } from '../../../platform/dates/durations.ts'
import { indiaOffset } from '../../../platform/dates/india-time.ts'
import type { Channel, Permission } from './permission.ts'

/** Whether a desk may use a channel at a moment, and if not, when it may. */
export type ChannelUse =
  | { readonly state: 'allowed'; readonly nextAt: null }
  | { readonly state: 'outside_hours'; readonly nextAt: Date }
  | {
      readonly state: 'not_permitted' | 'expired' | 'owner_changed' | 'withdrawn'
      readonly nextAt: null
    }

/** The state of a channel in a permission at a moment. */
export function channelUse(permission: Permission, channel: Channel, now: Date): ChannelUse {
  if (permission.withdrawnAt !== null) return { state: 'withdrawn', nextAt: null }
  if (permission.ownerChangedAt !== null) return { state: 'owner_changed', nextAt: null }
  if (!permission.isLive) return { state: 'expired', nextAt: null }
  if (!permission.channels.includes(channel)) return { state: 'not_permitted', nextAt: null }
  const nextAt = nextPermitted(permission, now)
  if (nextAt === null) return { state: 'not_permitted', nextAt: null }
  if (nextAt >= permission.expiresAt) return { state: 'expired', nextAt: null }
  return nextAt.getTime() === now.getTime()
    ? { state: 'allowed', nextAt: null }
    : { state: 'outside_hours', nextAt }
}

/** Now, or the next beginning of the permitted hours; null if there is none. */
function nextPermitted({ days, fromMinute, toMinute }: Permission, now: Date): Date | null {
  if (fromMinute >= toMinute) return null
  const local = now.getTime() + indiaOffset
  const midnight = Math.floor(local / dayMs) * dayMs
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const dayStart = midnight + ahead * dayMs
    if (!days.includes(isoDayOf(dayStart))) continue
    const start = Math.max(local, dayStart + fromMinute * minuteMs)
    if (start < dayStart + toMinute * minuteMs) return new Date(start - indiaOffset)
  }
  return null
}

/** The epoch began on a Thursday. */
const isoDayOf = (dayStart: number) => ((dayStart / dayMs + 3) % 7) + 1
