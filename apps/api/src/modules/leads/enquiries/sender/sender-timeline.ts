import type { Schema } from '../../../../contract/operations.ts'
import type { EnquiryEvent } from '../record/enquiry-event.ts'
import { routeChange } from '../record/route-events.ts'
import { shownState } from '../record/sender-state.ts'
import type { ThreadMessage } from '../record/thread-message.ts'
import { visitChange, visitSide } from '../visits/visit-events.ts'

type Entry = Schema<'EnquiryTimelineEntry'>

/** The person who did it; kinds that are not listed are not shown. */
const sides: Partial<Record<EnquiryEvent['kind'], Entry['side']>> = {
  sent: 'parent',
  confirmed: 'parent',
  seen: 'desk',
  attempt: 'parent',
  state: 'desk',
  call: 'desk',
  consent: 'parent',
  withdrawal: 'parent',
  invalid: 'desk',
  objection: 'parent',
  route: 'system',
  visit: 'system',
}

const shownKinds = [
  'sent',
  'confirmed',
  'seen',
  'attempt',
  'state',
  'call',
  'consent',
  'withdrawal',
  'invalid',
  'objection',
  'route',
  'visit',
] as const
const shownKind = (kind: EnquiryEvent['kind']) => shownKinds.find((shown) => shown === kind)

/** The texts of these events were written by the sender; others may be notes of the desk. */
const ownTexts: readonly EnquiryEvent['kind'][] = ['attempt', 'objection']

function eventEntry({ kind, at, body, toState, detail }: EnquiryEvent): Entry[] {
  const shown = shownKind(kind)
  if (!shown) return []
  return [
    {
      at: at.toISOString(),
      kind: shown,
      side: kind === 'visit' ? visitSide(detail) : (sides[kind] ?? 'system'),
      author: null,
      text: ownTexts.includes(kind) ? body : null,
      state: toState === null ? null : shownState(toState),
      delivery: null,
      visit: kind === 'visit' ? visitChange(detail) : null,
      route: kind === 'route' ? routeChange(detail) : null,
    },
  ]
}

function deliveryOf({ side, mailId, sentAt, failedAt }: ThreadMessage): Entry['delivery'] {
  if (side !== 'desk' || mailId === null) return null
  if (failedAt !== null) return 'failed'
  return sentAt === null ? 'queued' : 'sent'
}

const messageEntry = (message: ThreadMessage): Entry => ({
  at: message.at.toISOString(),
  kind: 'message',
  side: message.side,
  author: message.side === 'desk' ? message.author : null,
  text: message.text,
  state: null,
  delivery: deliveryOf(message),
  visit: null,
  route: null,
})

/** The events of an enquiry, as its sender reads them, oldest first. */
export const senderTimeline = (
  events: readonly EnquiryEvent[],
  messages: readonly ThreadMessage[],
): Entry[] =>
  [...events.flatMap(eventEntry), ...messages.map(messageEntry)].sort((a, b) =>
    a.at.localeCompare(b.at),
  )
