import { useMessages } from '@edbazaar/feature-platform'
import type { Channel, Enquiry } from '../enquiry-types'
import type { ComposerKind } from './drafts'
import { messages } from './messages'

/** Why the parent's permission does not allow a kind of message; null if it does. */
export function useRefusal(consent: Enquiry['consent']): (kind: ComposerKind) => string | null {
  const t = useMessages(messages)
  const stateOf = (channel: Channel) =>
    consent.now.find((each) => each.channel === channel)?.state ?? 'not_permitted'
  /** Outside its hours, an email waits, and a call may be logged afterwards. */
  const isPermitted = (channel: Channel) =>
    stateOf(channel) === 'allowed' || stateOf(channel) === 'outside_hours'

  return (kind) => {
    if (consent.owner_changed_at !== null && consent.withdrawn_at === null)
      return t(messages.newOwner)
    if (kind === 'note') return null
    const channels: Channel[] = kind === 'email' ? ['email'] : ['phone', 'whatsapp']
    if (channels.some(isPermitted)) return null
    const state = stateOf(kind === 'email' ? 'email' : 'phone')
    const why = consent.withdrawn_at !== null ? 'withdrawn' : state
    const texts = kind === 'email' ? messages.noEmail : messages.noCall
    return t(why === 'withdrawn' || why === 'expired' ? texts[why] : texts.not_permitted)
  }
}
