import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import * as styles from '../dialogs/dialogs.css'
import type { BulkResult } from '../enquiry-types'
import { messages as inboxMessages } from '../messages'
import { dueMoment } from '../moments'
import type { BulkAction } from './bulk-action'
import { messages } from './messages'

interface BulkPreviewProps {
  action: BulkAction
  preview: BulkResult
  now: number
}

/** The planned change of each enquiry, or the reason why it is not changed. */
export function BulkPreview({ action, preview, now }: BulkPreviewProps) {
  const t = useMessages(messages, inboxMessages)
  return (
    <>
      {preview.done === 0 && <p role="status">{t(messages.nothingToDo)}</p>}
      <ul className={styles.results} aria-label={t(messages.previewTitle)}>
        {preview.rows.map((row) => (
          <li key={row.id} className={styles.result}>
            <p className={styles.resultHead}>
              <span className={styles.resultName} lang={languageOf(row.name ?? '')}>
                {row.name ?? t(inboxMessages.nameHidden)}
              </span>
              <Outcome action={action} row={row} now={now} />
            </p>
            {row.text !== null && row.is_done && <p className={styles.mail}>{row.text}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}

interface OutcomeProps {
  action: BulkAction
  row: BulkResult['rows'][number]
  now: number
}

function Outcome({ action, row, now }: OutcomeProps) {
  const t = useMessages(messages, inboxMessages)
  const locale = useLocale()
  if (!row.is_done) return <span className={styles.refused}>{row.reason}</span>
  if (action === 'task') return <span className={styles.done}>{t(messages.willAdd)}</span>
  if (action !== 'email') return <span className={styles.done}>{t(messages.willChange)}</span>
  return (
    <span className={styles.done}>
      {row.send_at === null
        ? t(messages.willSend)
        : t(messages.willSendAt(dueMoment(row.send_at, { now, locale })))}
    </span>
  )
}
