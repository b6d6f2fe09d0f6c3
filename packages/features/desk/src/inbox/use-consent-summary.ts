import { useLocale, useMessages } from '@edbazaar/feature-platform'
import type { Enquiry } from './enquiry-types'
import { messages } from './messages'
import { dueMoment } from './moments'

export type ContactState = 'allowed' | 'waiting' | 'forbidden'

/** Whether the parent may be contacted at this moment, at a later one, or not at all, by any channel. */
export function contactStateOf({ is_live: isLive, now }: Enquiry['consent']): ContactState {
  if (!isLive) return 'forbidden'
  if (now.some(({ state }) => state === 'allowed')) return 'allowed'
  return now.some(({ next_at: next }) => next !== null) ? 'waiting' : 'forbidden'
}

/** One sentence about the permission: whether the parent may be contacted now. */
export function useConsentSummary(consent: Enquiry['consent'], now: number) {
  const { is_live: isLive, channels, now: allowed } = consent
  const t = useMessages(messages)
  const time = { now, locale: useLocale() }
  if (!isLive || channels.length === 0) return t(messages.notAllowed)
  const next = allowed.find(({ next_at }) => next_at !== null)?.next_at ?? null
  const names = channels
    .map((channel, i) => t((i === 0 ? messages.channels : messages.channelsInSentence)[channel]))
    .join(', ')
  const permitted = channels.length === 1 ? t(messages.onlyChannel(names)) : names
  if (contactStateOf(consent) === 'allowed' || next === null) return permitted
  return `${permitted}. ${t(messages.nextAllowed(dueMoment(next, time)))}`
}
