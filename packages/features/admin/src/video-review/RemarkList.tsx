import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatClock, languageOf } from '@edbazaar/ui/formatting'
import { useState } from 'react'
import { NoteForm } from '../content-review/NoteForm'
import * as styles from '../content-review/review.css'
import { messages } from './messages'
import type { ReviewEditor } from './use-review-editor'

interface RemarkListProps {
  reviewEditor: ReviewEditor
  /** Playback position in seconds. */
  now: number
  onSeek: (at: number) => void
}

/** All remarks on the video; those that the author has not seen can be removed. */
export function RemarkList({ reviewEditor, now, onSeek }: RemarkListProps) {
  const t = useMessages(messages)
  /** The time of the remark that is written; null on the whole video, undefined for none. */
  const [writing, setWriting] = useState<number | null>()
  const { remarks, status } = reviewEditor.review
  if (remarks.length === 0 && status !== 'review') return null
  return (
    <section className={styles.decision}>
      <h2 className={styles.heading}>{t(messages.remarks)}</h2>
      {remarks.length === 0 && <p className={styles.quiet}>{t(messages.noRemarks)}</p>}
      <ol>
        {remarks.map(({ id, at_seconds: at, text, sent_at: sentAt, resolved_at: resolvedAt }) => (
          <li key={id} className={styles.comment}>
            <p className={styles.quiet}>
              {at === null ? t(messages.whole) : t(messages.at(formatClock(at)))}
              {', '}
              {t(
                sentAt === null
                  ? messages.unsent
                  : resolvedAt === null
                    ? messages.openRemark
                    : messages.resolved,
              )}
            </p>
            <p lang={languageOf(text)}>{text}</p>
            <p className={styles.buttons}>
              {at !== null && (
                <Button onClick={() => onSeek(at)}>{t(messages.playFrom(formatClock(at)))}</Button>
              )}
              {sentAt === null && (
                <Button onClick={() => void reviewEditor.removeRemark(id)}>
                  {t(messages.removeRemark)}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {status === 'review' &&
        (writing === undefined ? (
          <p className={styles.buttons}>
            <Button onClick={() => setWriting(now)}>
              {t(messages.remarkHere(formatClock(now)))}
            </Button>
            <Button onClick={() => setWriting(null)}>{t(messages.remarkAll)}</Button>
          </p>
        ) : (
          <RemarkForm
            reviewEditor={reviewEditor}
            at={writing}
            onClose={() => setWriting(undefined)}
          />
        ))}
    </section>
  )
}

interface RemarkFormProps {
  reviewEditor: ReviewEditor
  at: number | null
  onClose: () => void
}

function RemarkForm({ reviewEditor, at, onClose }: RemarkFormProps) {
  const t = useMessages(messages)
  return (
    <NoteForm
      addLabel={t(messages.addRemark)}
      send={reviewEditor.remarkAt(at)}
      onAdded={reviewEditor.onChanged}
      onClose={onClose}
    >
      <p className={styles.quiet}>
        {at === null ? t(messages.whole) : t(messages.at(formatClock(at)))}
      </p>
    </NoteForm>
  )
}
