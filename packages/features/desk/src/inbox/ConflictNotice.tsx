import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useAtom } from 'jotai'
import { conflictAtom, theirChanges } from './conflict'
import * as styles from './conversation.css'
import type { Enquiry } from './enquiry-types'
import { messages } from './messages'
import { dayInWords } from './moments'
import { useChange } from './use-change'

/** Shows what another member changed meanwhile, and offers to repeat the user's own change. */
export function ConflictNotice({ enquiry, now }: { enquiry: Enquiry; now: number }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [conflict, setConflict] = useAtom(conflictAtom)
  const { change, isBusy } = useChange()
  if (conflict?.id !== enquiry.id) return null
  const { state, assignedTo, nextActionOn } = theirChanges(conflict.before, enquiry)
  const day = nextActionOn ? dayInWords(nextActionOn, { now, locale }) : t(messages.none)
  const canRepeat =
    conflict.change.state === undefined || enquiry.next_states.includes(conflict.change.state)
  return (
    <Notice tone="bad" title={t(messages.conflictTitle)}>
      <p>{conflict.message}</p>
      <ul>
        {state !== undefined && <li>{t(messages.conflictStage(t(messages.stages[state])))}</li>}
        {assignedTo !== undefined && (
          <li>{t(messages.conflictAssigned(assignedTo?.name ?? t(messages.nobody)))}</li>
        )}
        {nextActionOn !== undefined && <li>{t(messages.conflictSnooze(day))}</li>}
      </ul>
      <p>{t(messages.conflictNotSaved)}</p>
      <div className={styles.buttons}>
        {canRepeat && (
          <Button loading={isBusy} onClick={() => void change(enquiry, conflict.change)}>
            {t(messages.repeatChange)}
          </Button>
        )}
        <Button variant="bare" onClick={() => setConflict(null)}>
          {t(messages.keepTheirs)}
        </Button>
      </div>
    </Notice>
  )
}
