import { useMessages } from '@edbazaar/feature-platform'
import type { BulkResult } from '../case-types'
import { messages as moderationMessages } from '../messages'
import type { BulkTexts } from './BulkDialog'
import * as styles from './decide.css'
import { messages } from './messages'

interface BulkPreviewProps {
  preview: BulkResult
  texts: BulkTexts
}

/** How many would be decided, and which ones not, and why. */
export function BulkPreview({ preview: { done, skipped }, texts }: BulkPreviewProps) {
  const t = useMessages(messages, moderationMessages)
  return (
    <>
      <p>{t(done === 0 ? texts.nothing : texts.would(done))}</p>
      {skipped.length > 0 && (
        <>
          <p className={styles.note}>{t(texts.left(skipped.length))}</p>
          <ul className={styles.skipped}>
            {skipped.map(({ id, name, why, by }) => (
              <li key={id}>
                <b>{name ?? t(moderationMessages.untitled)}</b>
                <span>
                  {by === null
                    ? t(messages.skipped[why])
                    : t(messages.skippedBy(t(messages.skipped[why]), by))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
