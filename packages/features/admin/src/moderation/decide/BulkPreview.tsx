import { useMessages } from '@edbazaar/feature-platform'
import type { BulkResult } from '../case-types'
import { messages as moderationMessages } from '../messages'
import type { BulkTexts, NamedRecord } from './BulkDialog'
import * as styles from './decide.css'
import { messages } from './messages'

interface BulkPreviewProps {
  preview: BulkResult
  texts: BulkTexts
  records: readonly NamedRecord[]
}

/** Names that are listed; the others are counted. */
const maxNames = 8

/** The records that would be decided, and the others with the reason. */
export function BulkPreview({ preview: { done, skipped }, texts, records }: BulkPreviewProps) {
  const t = useMessages(messages, moderationMessages)
  const skippedIds = new Set(skipped.map(({ id }) => id))
  const decided = records.filter(({ id }) => !skippedIds.has(id))
  return (
    <>
      <p>{t(done === 0 ? texts.nothing : texts.would(done))}</p>
      {decided.length > 0 && (
        <ul className={styles.skipped}>
          {decided.slice(0, maxNames).map(({ id, name }) => (
            <li key={id}>
              <b>{name === '' ? t(moderationMessages.untitled) : name}</b>
            </li>
          ))}
          {decided.length > maxNames && <li>{t(messages.andMore(decided.length - maxNames))}</li>}
        </ul>
      )}
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
