import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import type { ModerationCase } from '../case-types'
import { outcomeName } from '../decide/outcome-name'
import { useUndo } from '../decide/use-undo'
import { messages as moderationMessages } from '../messages'
import { dayInWords, momentInText } from '../moments'
import * as styles from './case.css'
import { messages } from './messages'

interface CaseNoticesProps {
  opened: ModerationCase
  now: number
}

/** The reason why the case cannot be decided: it is decided, the admin's own, or gone. */
export function CaseNotices({ opened, now }: CaseNoticesProps) {
  const t = useMessages(messages, moderationMessages)
  const why = opened.rights.refused_why
  return (
    <>
      <DecidedNotice opened={opened} now={now} />
      {why === 'own' && <Notice title={t(messages.own)}>{t(messages.ownText)}</Notice>}
      {why === 'same_admin' && (
        <Notice title={t(messages.sameAdmin)}>{t(messages.sameAdminText)}</Notice>
      )}
      {why === 'gone' && <Notice title={t(messages.gone)}>{t(messages.goneText)}</Notice>}
    </>
  )
}

function DecidedNotice({ opened: { row, rights }, now }: CaseNoticesProps) {
  const t = useMessages(messages, moderationMessages)
  const locale = useLocale()
  const { undo, isBusy } = useUndo()
  const { decision } = row
  if (decision === null) return null
  const name = decision.decided_by?.name ?? t(messages.formerUser)
  const when = momentInText(decision.decided_at, { now, locale })
  const { action_id: action, undo_until: until } = decision
  return (
    <Notice tone="good" title={t(messages.decidedTitle(t(outcomeName(row)), name, when))}>
      {decision.note_public !== null && <p>{decision.note_public}</p>}
      {until !== null && <p>{t(messages.undoUntil(dayInWords(until, { now, locale })))}</p>}
      {rights.undo && action !== null && (
        <div className={styles.noticeButtons}>
          <Button loading={isBusy} onClick={() => void undo(action)}>
            {t(moderationMessages.undo)}
          </Button>
        </div>
      )}
    </Notice>
  )
}
