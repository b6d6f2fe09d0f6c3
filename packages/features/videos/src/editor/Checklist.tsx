import { useMessages } from '@edbazaar/feature-platform'
import { StageMark } from '@edbazaar/ui/StageMark'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useId } from 'react'
import * as styles from './editor.css'
import { messages } from './messages'
import type { VideoEditor } from './use-video-editor'

/** Fewest characters of a title that is submitted. */
const minTitle = 3

/** The requirements for submitting a video. */
export function Checklist({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const id = useId()
  const { fields, video } = editor
  const entries = [
    { name: messages.readyFile, isDone: fields.file !== null },
    { name: messages.readyTitle, isDone: fields.title.trim().length >= minTitle },
    { name: messages.readySummary, isDone: fields.summary.trim() !== '' },
    { name: messages.readyCaptions, isDone: video.latest.fields.captions.length > 0 },
    ...(video.kind === 'principal_talk'
      ? [
          { name: messages.readySchool, isDone: fields.school_id !== null },
          { name: messages.readySpeakers, isDone: fields.speakers.length > 0 },
        ]
      : []),
    { name: messages.readyPupils, isDone: fields.pupils !== null },
  ]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t(messages.ready)}
      </h2>
      <ul>
        {entries.map(({ name, isDone }) => (
          <li key={t(name)} className={styles.check}>
            <StageMark mark={isDone ? 'done' : 'begun'} />
            <span>
              {t(name)} <VisuallyHidden>{t(isDone ? messages.done : messages.todo)}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.reviewNote}>{t(messages.reviewNote)}</p>
    </section>
  )
}
