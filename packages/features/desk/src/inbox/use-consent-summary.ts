import { useLocale, useMessages } from '@edbazaar/feature-platform'
import type { Enquiry } from './enquiry-types'
import { messages } from './messages'
import { dueMoment } from './moments'

/** Whether the parent may be contacted at this moment, by any channel. */
export const isContactAllowed = ({ is_live: isLive, now }: Enquiry['consent']): boolean =>
  isLive && now.some(({ state }) => state === 'allowed')

/** One sentence about the permission: whether the parent may be contacted now. */
export function useConsentSummary(
  { is_live, channels, now: allowed }: Enquiry['consent'],
  now: number,
) {
  const t = useMessages(messages)
  const time = { now, locale: useLocale() }
  if (!is_live || channels.length === 0) return t(messages.notAllowed)
  const isAllowed = allowed.some(({ state }) => state === 'allowed')
  const next = allowed.find(({ next_at }) => next_at !== null)?.next_at ?? null
  const names = channels.map((channel) => t(messages.channels[channel])).join(', ')
  const permitted = channels.length === 1 ? t(messages.onlyChannel(names)) : names
  if (isAllowed || next === null) return permitted
  return `${permitted}. ${t(messages.nextAllowed(dueMoment(next, time)))}`
}
