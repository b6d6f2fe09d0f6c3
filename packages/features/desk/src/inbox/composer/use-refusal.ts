import { useLocale, useMessages } from '@edbazaar/feature-platform'
import type { Channel, Enquiry } from '../enquiry-types'
import { dueMoment } from '../moments'
import { type ComposerKind, composerKinds } from './drafts'
import { messages } from './messages'

/** Why the parent's permission does not allow a kind of message. */
interface Refusal {
  text: string
  /** Whether it is allowed at another time of the permission. */
  isForNow: boolean
}

type RefusalOf = (kind: ComposerKind) => Refusal | null

/** The kinds that the permission rules out at every time, with the reasons, each said once. */
export function closedKindsOf(refusalOf: RefusalOf) {
  const closed = composerKinds.flatMap((kind) => {
    const refusal = refusalOf(kind)
    return refusal === null || refusal.isForNow ? [] : [{ kind, reason: refusal.text }]
  })
  return {
    kinds: closed.map(({ kind }) => kind),
    reasons: [...new Set(closed.map(({ reason }) => reason))],
  }
}

/** Tells why the parent's permission does not allow a kind of message; null if it does. */
export function useRefusal(
  { consent, phone_hint: hint }: Pick<Enquiry, 'consent' | 'phone_hint'>,
  now: number,
): RefusalOf {
  const t = useMessages(messages)
  const time = { now, locale: useLocale() }
  const stateOf = (channel: Channel) =>
    consent.now.find((each) => each.channel === channel)?.state ?? 'not_permitted'
  /** Outside its hours, an email waits, and a call may be logged afterwards. */
  const isPermitted = (channel: Channel) =>
    stateOf(channel) === 'allowed' || stateOf(channel) === 'outside_hours'
  const always = (text: string): Refusal => ({ text, isForNow: false })

  return (kind) => {
    if (consent.owner_changed_at !== null && consent.withdrawn_at === null)
      return always(t(messages.newOwner))
    if (kind === 'note') return null
    const channels: Channel[] = kind === 'call' ? ['phone', 'whatsapp'] : [kind]
    const later = consent.now.find(({ channel }) => channel === 'whatsapp')?.next_at ?? null
    if (kind === 'whatsapp' && later !== null)
      return { text: t(messages.whatsAppLater(dueMoment(later, time))), isForNow: true }
    if (kind === 'whatsapp' && isPermitted(kind) && hint === null)
      return always(t(messages.noNumber))
    if (channels.some(isPermitted)) return null
    const state = stateOf(kind === 'call' ? 'phone' : kind)
    const why = consent.withdrawn_at !== null ? 'withdrawn' : state
    const texts = {
      email: messages.noEmail,
      // Without calls, one sentence is for both.
      whatsapp: isPermitted('phone') ? messages.noWhatsApp : messages.noCall,
      call: messages.noCall,
    }[kind]
    return always(t(why === 'withdrawn' || why === 'expired' ? texts[why] : texts.not_permitted))
  }
}
