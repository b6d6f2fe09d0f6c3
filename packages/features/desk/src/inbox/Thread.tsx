import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { BanIcon, CalendarIcon, MergeIcon } from '@edbazaar/ui/Icon'
import { Timeline, type TimelineEvent } from '@edbazaar/ui/Timeline'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { restoreEmailAtom } from './composer/drafts'
import * as styles from './conversation.css'
import type { Enquiry, TimelineEntry } from './enquiry-types'
import { useEntryTitle } from './events/use-entry-title'
import { messages } from './messages'
import { dueMoment, fullMoment } from './moments'
import { revealedAtom } from './revealed'

/** Messages and events, the oldest first, and the next reply that is due. */
export function Thread({ enquiry, now }: { enquiry: Enquiry; now: number }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const titleOf = useEntryTitle(enquiry, now)
  const allRevealed = useAtomValue(revealedAtom)
  const revealed = enquiry.consent.is_live ? allRevealed[enquiry.id] : undefined
  const firstText = enquiry.timeline.find(({ side, text }) => side === 'parent' && text !== null)
  const events = enquiry.timeline.map((entry): TimelineEvent => {
    const text = revealed?.texts.find(({ id }) => id === entry.id)?.text ?? entry.text
    return {
      id: entry.id,
      ...titleOf(entry),
      date: fullMoment(entry.at, { now, locale }),
      dateTime: entry.at,
      ...lookOf(entry),
      body: (
        <EntryBody
          enquiryId={enquiry.id}
          entry={entry}
          text={text}
          visitWish={entry.id === firstText?.id ? enquiry.visit_wish : null}
          canAnswer={enquiry.my_rights.answer}
          now={now}
        />
      ),
    }
  })
  const due =
    enquiry.first_reply_at === null && enquiry.state === 'new' ? enquiry.reply_due_at : null
  if (due !== null && enquiry.consent.is_live)
    events.push({
      id: 'reply-due',
      title: t(messages.replyDueTitle),
      date: capitalised(dueMoment(due, { now, locale })),
      dateTime: due,
      state: 'next',
      body: <p className={styles.quiet}>{t(messages.replyTarget)}</p>,
    })
  return (
    <Timeline
      label={t(messages.thread(enquiry.reference))}
      events={events}
      className={styles.thread}
    />
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Look = Pick<TimelineEvent, 'state' | 'icon'>

function lookOf({ kind }: TimelineEntry): Look {
  if (kind === 'enquiry' || kind === 'message' || kind === 'email') return { state: 'key' }
  if (kind === 'withdrawal' || kind === 'invalid')
    return { state: 'bad', icon: <BanIcon size="small" /> }
  if (kind === 'merge') return { state: 'done', icon: <MergeIcon size="small" /> }
  return { state: 'done' }
}

interface EntryBodyProps {
  enquiryId: string
  entry: TimelineEntry
  text: string | null
  visitWish: Enquiry['visit_wish']
  canAnswer: boolean
  now: number
}

function EntryBody({ enquiryId, entry, text, visitWish, canAnswer, now }: EntryBodyProps) {
  const t = useMessages(messages)
  const isParents = entry.kind === 'enquiry' || entry.kind === 'message'
  return (
    <>
      {isParents && text === null && <p className={styles.quiet}>{t(messages.textRemoved)}</p>}
      {text !== null && <EntryText entry={entry} text={text} />}
      {visitWish !== null && (
        <p className={styles.visitTime}>
          <CalendarIcon size="small" />
          {t(messages.prefersVisit)} <b>{t(messages.visitWishes[visitWish])}</b>
        </p>
      )}
      {entry.kind === 'email' && (
        <Delivery entry={entry} now={now}>
          {canAnswer && entry.delivery?.state === 'queued' && (
            <CancelSending enquiryId={enquiryId} entry={entry} />
          )}
        </Delivery>
      )}
      {entry.kind === 'reveal' && <p className={styles.quiet}>{t(messages.revealShown)}</p>}
      {canAnswer && entry.kind === 'merge' && entry.enquiry?.can_undo && (
        <UndoMerge id={entry.enquiry.id} />
      )}
    </>
  )
}

function EntryText({ entry: { kind, side }, text }: { entry: TimelineEntry; text: string }) {
  const t = useMessages(messages)
  const lang = languageOf(text)
  if (kind === 'task') return <p lang={lang}>{text}</p>
  if (kind === 'note' || (kind === 'call' && side === 'desk'))
    return (
      <p className={styles.privateText} lang={lang}>
        {text}
      </p>
    )
  return (
    <blockquote className={styles.quote} lang={lang}>
      {side === 'parent' ? t(messages.quoted(text)) : text}
    </blockquote>
  )
}

interface DeliveryProps {
  entry: TimelineEntry
  now: number
  /** The actions for an email that waits. */
  children: ReactNode
}

function Delivery({ entry: { delivery }, now, children }: DeliveryProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  if (delivery === null) return null
  const { state, at } = delivery
  if (state === 'failed') return <p className={styles.failed}>{t(messages.sendFailed)}</p>
  const text = {
    sent: t(messages.sent),
    dropped: t(messages.dropped),
    cancelled: t(messages.cancelled),
    queued: t(messages.queued(dueMoment(at, { now, locale }))),
  }[state]
  return (
    <p className={styles.quiet}>
      {text} {children}
    </p>
  )
}

/** Only an email that waits for a time can be cancelled; others are sent within seconds. */
function CancelSending({ enquiryId, entry }: { enquiryId: string; entry: TimelineEntry }) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const restore = useSetAtom(restoreEmailAtom)
  async function cancel() {
    const path = { id: enquiryId, messageId: Number(entry.id.slice(1)) }
    const cancelled = await run(
      (api) =>
        answerOf(api.DELETE('/desk/enquiries/{id}/messages/{messageId}', { params: { path } })),
      { toast: () => t(messages.sendingCancelled) },
    )
    if (cancelled !== null) restore(enquiryId, cancelled.text)
  }
  return (
    <Button
      variant="bare"
      className={styles.inlineButton}
      loading={isBusy}
      onClick={() => void cancel()}
    >
      {t(messages.cancelSending)}
    </Button>
  )
}

function UndoMerge({ id }: { id: string }) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  return (
    <Button
      variant="bare"
      loading={isBusy}
      onClick={() =>
        void run(
          (api) => answerOf(api.DELETE('/desk/enquiries/{id}/merge', { params: { path: { id } } })),
          { toast: () => t(messages.mergeUndone) },
        )
      }
    >
      {t(messages.undoMerge)}
    </Button>
  )
}
