import type { OwnVideo } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatClock, languageOf } from '@edbazaar/ui/formatting'
import { useId } from 'react'
import * as styles from './editor.css'
import { messages } from './messages'
import type { VideoEditor } from './use-video-editor'

type Remark = OwnVideo['remarks'][number]

interface RemarksProps {
  editor: VideoEditor
  onSeek: (at: number) => void
}

/** The reviewers' remarks, each with its time in the video. */
export function Remarks({ editor, onSeek }: RemarksProps) {
  const t = useMessages(messages)
  const id = useId()
  const { remarks } = editor.video
  if (remarks.length === 0) return null
  const byState = remarks.toSorted(
    (a, b) => Number(a.resolved_at !== null) - Number(b.resolved_at !== null),
  )
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t(messages.remarks)}
      </h2>
      <ol>
        {byState.map((remark) => (
          <li key={remark.id} className={styles.remark}>
            <RemarkEntry editor={editor} remark={remark} onSeek={onSeek} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function RemarkEntry({ editor, remark, onSeek }: RemarksProps & { remark: Remark }) {
  const t = useMessages(messages)
  const { at_seconds: at, text } = remark
  const isResolved = remark.resolved_at !== null
  return (
    <>
      <p className={styles.quiet}>
        {at === null ? t(messages.remarkOnAll) : t(messages.remarkAt(formatClock(at)))}
        {isResolved && `, ${t(messages.resolved)}`}
      </p>
      <p lang={languageOf(text)}>{text}</p>
      <p className={styles.buttons}>
        {at !== null && !isResolved && (
          <Button onClick={() => onSeek(at)}>{t(messages.show)}</Button>
        )}
        <Button onClick={() => void editor.resolve(remark.id, !isResolved)}>
          {t(isResolved ? messages.reopen : messages.resolve)}
        </Button>
      </p>
    </>
  )
}
