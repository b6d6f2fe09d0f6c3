import { useLocale, useMessages } from '@edbazaar/feature-platform'
import type { Channel, Enquiry } from '../enquiry-types'
import { fullMoment } from '../moments'
import type { ComposerKind } from './drafts'
import { messages } from './messages'

/** The reason why the parent's permission does not allow a kind of message; null if it does. */
export function useRefusal(
  { consent, phone_hint: hint }: Pick<Enquiry, 'consent' | 'phone_hint'>,
  now: number,
): (kind: ComposerKind) => string | null {
  const t = useMessages(messages)
  const time = { now, locale: useLocale() }
  const stateOf = (channel: Channel) =>
    consent.now.find((each) => each.channel === channel)?.state ?? 'not_permitted'
  /** Outside its hours, an email waits, and a call may be logged afterwards. */
  const isPermitted = (channel: Channel) =>
    stateOf(channel) === 'allowed' || stateOf(channel) === 'outside_hours'

  return (kind) => {
    if (consent.owner_changed_at !== null && consent.withdrawn_at === null)
      return t(messages.newOwner)
    if (kind === 'note') return null
    const channels: Channel[] = kind === 'call' ? ['phone', 'whatsapp'] : [kind]
    const later = consent.now.find(({ channel }) => channel === 'whatsapp')?.next_at ?? null
    if (kind === 'whatsapp' && later !== null)
      return t(messages.whatsAppLater(fullMoment(later, time)))
    if (kind === 'whatsapp' && isPermitted(kind) && hint === null) return t(messages.noNumber)
    if (channels.some(isPermitted)) return null
    const state = stateOf(kind === 'call' ? 'phone' : kind)
    const why = consent.withdrawn_at !== null ? 'withdrawn' : state
    const texts = {
      email: messages.noEmail,
      whatsapp: messages.noWhatsApp,
      call: messages.noCall,
    }[kind]
    return t(why === 'withdrawn' || why === 'expired' ? texts[why] : texts.not_permitted)
  }
}
