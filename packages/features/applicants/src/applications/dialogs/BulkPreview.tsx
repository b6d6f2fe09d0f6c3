import type { ApplicationBulkResult } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { messages } from '../messages'
import * as styles from './dialogs.css'

export type BulkResult = ApplicationBulkResult

/** The effect of a bulk action on each application. */
export function BulkPreview({ preview }: { preview: BulkResult }) {
  const t = useMessages(messages)
  return (
    <ul className={styles.preview}>
      {preview.rows.map(({ id, label, is_done: isDone, reason, text }) => (
        <li key={id} className={styles.previewRow}>
          <span className={styles.previewName} lang={languageOf(label)}>
            {label}
          </span>
          <span className={isDone ? styles.previewText : styles.error}>
            {isDone ? (text ?? t(messages.willChange)) : reason}
          </span>
        </li>
      ))}
    </ul>
  )
}
