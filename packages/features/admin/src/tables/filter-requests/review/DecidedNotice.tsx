import type { AdminFilterRequest } from '@edbazaar/api-client'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { useUndo } from '../../../moderation/decide/use-undo'
import { reviewMessages as messages } from './messages'
import * as styles from './review.css'

/** The decision and its admin, with a button that undoes it. */
export function DecidedNotice({ request }: { request: AdminFilterRequest }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { undo, isBusy } = useUndo()
  const { status, value, note, action_id: action } = request
  if (status === 'pending' || request.decided_at === null) return null
  const admin = request.decided_by ?? t(messages.formerUser)
  const name = status === 'rejected' ? value : (request.value_name ?? value)
  const day = formatDay(dayInIndia(request.decided_at), { withYear: true, locale })
  const code = request.reason_code
  const reason = Object.entries(messages.reasons).find(([each]) => each === code)?.[1]
  return (
    <Notice
      tone={status === 'rejected' ? 'info' : 'good'}
      title={t(messages.decided[status](admin, name, day))}
    >
      {reason !== undefined && <p>{t(reason)}</p>}
      {note !== null && <p>{note}</p>}
      {action !== null && (
        <div className={styles.buttons}>
          <Button loading={isBusy} onClick={() => void undo(action)}>
            {t(messages.undo)}
          </Button>
        </div>
      )}
    </Notice>
  )
}
