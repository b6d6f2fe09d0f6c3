import type { EnquiryTimelineEntry, MyEnquiry } from '@edbazaar/api-client'
import { enquiryMessages, enquiryStateNames } from '@edbazaar/feature-catalogue-ui/enquiry-states'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatMoment, type Locale, languageOf } from '@edbazaar/ui/formatting'
import { Timeline, type TimelineEvent } from '@edbazaar/ui/Timeline'
import { momentInText } from '../moment-in-text'
import * as styles from './detail.css'
import { messages } from './messages'

interface EnquiryTimelineProps {
  enquiry: MyEnquiry
  /** The current time in milliseconds. */
  now: number
}

/** The conversation and what else happened, oldest first. */
export function EnquiryTimeline({ enquiry, now }: EnquiryTimelineProps) {
  const t = useMessages(messages, enquiryMessages)
  const locale = useLocale()
  const { timeline, reference, recipient, reply_by: replyBy, message } = enquiry
  const format = { t, locale, now, recipient }
  const events = timeline
    // The first entry shows the enquiry’s message.
    .map((entry) => (entry.kind === 'sent' ? { ...entry, text: entry.text ?? message } : entry))
    .map((entry, index) => toEvent(entry, index, format))
  if (replyBy !== null)
    events.push({
      id: 'due',
      title: t(messages.due),
      date: t(messages.by(momentInText(replyBy, { now, locale }))),
      dateTime: replyBy,
      state: 'next',
    })
  return <Timeline label={t(messages.conversation(reference))} events={events} />
}

interface Format {
  t: Translate
  locale: Locale
  now: number
  /** The school or store. */
  recipient: string
}

function toEvent(entry: EnquiryTimelineEntry, index: number, format: Format): TimelineEvent {
  const { at, text, side, author, delivery, kind } = entry
  const { t, locale, now, recipient } = format
  const isFailed = delivery === 'failed'
  return {
    id: index,
    title: titleOf(entry, format),
    actor: kind === 'message' && side === 'desk' && author !== null ? recipient : undefined,
    date: formatMoment(at, { now, locale }),
    dateTime: at,
    state: stateOf(entry),
    body: (text !== null || isFailed) && (
      <>
        {text !== null && (
          <p className={styles.messageText} lang={languageOf(text)}>
            {t(messages.quote(text))}
          </p>
        )}
        {isFailed && <p className={styles.failed}>{t(messages.notDelivered)}</p>}
      </>
    ),
  }
}

function stateOf({ kind, text }: EnquiryTimelineEntry): NonNullable<TimelineEvent['state']> {
  if (kind === 'invalid') return 'bad'
  return text === null ? 'done' : 'key'
}

function titleOf(
  { kind, side, author, state, visit, route }: EnquiryTimelineEntry,
  { t, recipient, locale, now }: Format,
): string {
  if (kind === 'sent' || (kind === 'message' && side === 'parent')) return t(messages.you)
  if (kind === 'message') return author ?? recipient
  if (kind === 'seen') return t(messages.seen(recipient))
  if (kind === 'state') return state === null ? '' : t(enquiryStateNames[state])
  if (kind === 'call')
    return author === null ? t(messages.calledByDesk) : t(messages.called(author))
  if (kind === 'invalid') return t(messages.markedInvalid(recipient))
  if (kind === 'route') return route === null ? '' : t(messages.routed[route.change](route.name))
  if (kind === 'visit')
    return visit === null
      ? ''
      : t(messages.visitChanges[visit.change](formatMoment(visit.starts_at, { now, locale })))
  return t(messages.events[kind])
}
