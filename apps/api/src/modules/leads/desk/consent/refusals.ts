import { AppError } from '../../../../app-error.ts'
import { weekdayAndTimeInIndia } from '../../../platform/dates/dates-in-india.ts'
import { type ChannelUse, channelUse } from './channel-use.ts'
import type { Channel, Permission } from './permission.ts'

const names: Readonly<Record<Channel, string>> = {
  email: 'email',
  phone: 'phone calls',
  whatsapp: 'WhatsApp',
}

export const ownerChangedText =
  'This listing has a new owner. You can answer this enquiry once the parent agrees.'

/** The reason why a channel may not be used now, as a sentence for the desk; null if it may. */
export function channelRefusalText(use: ChannelUse, channel: Channel): string | null {
  switch (use.state) {
    case 'allowed':
      return null
    case 'outside_hours':
      return `The parent does not allow contact at this time. Allowed from ${weekdayAndTimeInIndia(use.nextAt)}.`
    case 'not_permitted':
      return `The parent has not agreed to ${names[channel]}.`
    case 'expired':
      return 'The parent’s permission has expired.'
    case 'owner_changed':
      return ownerChangedText
    case 'withdrawn':
      return 'The parent has withdrawn the permission.'
  }
}

/** Throws `conflict` unless one of the channels may be used now. */
export function requireOneChannel(
  permission: Permission,
  channels: readonly Channel[],
  now: Date,
): void {
  const uses = channels.map((channel) => ({ channel, use: channelUse(permission, channel, now) }))
  const [first] = uses
  if (!first || uses.some(({ use }) => use.state === 'allowed')) return
  const later = uses.find(({ use }) => use.state === 'outside_hours') ?? first
  throw new AppError('conflict', channelRefusalText(later.use, later.channel) ?? '')
}
