import { reviewMessages } from '@edbazaar/feature-editing/review'
import { accountPaths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { formatMoment } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import type { ReactNode } from 'react'
import { entryTitle } from '../../../audit-entries/entry-text'
import { historyMessages } from '../../../audit-entries/messages'
import { wide } from '../../../moderation/decide/decide.css'
import { useUndo } from '../../../moderation/decide/use-undo'
import { facts } from '../../cells/facts.css'
import type { AuditRow } from '../audit-row'
import { auditMessages } from '../messages'
import { recordName } from '../record-name'
import { recordPath } from '../record-path'
import { EntryValues } from './EntryValues'
import { entryMessages as messages } from './messages'

interface EntryDialogProps {
  entry: AuditRow
  onClose: () => void
}

/** An entry with its full values, and the undo of what an admin did. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const t = useMessages(messages, auditMessages, historyMessages, reviewMessages)
  const { undo, isBusy } = useUndo()
  const { action_id: actionId, undo: state } = entry
  const canUndo = state === 'possible' && actionId !== null
  async function undoAction() {
    if (actionId === null) return
    await undo(actionId)
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={entryTitle(entry, t)}
      description={useOrigin(entry)}
      closeLabel={t(messages.close)}
      className={wide}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          {canUndo && (
            <Button variant="main" loading={isBusy} onClick={() => void undoAction()}>
              {t(messages.undo)}
            </Button>
          )}
        </>
      }
    >
      <EntryFacts entry={entry} />
      <EntryValues entry={entry} />
      {canUndo && <p>{t(messages.undoHint)}</p>}
      {state === 'done' && <p>{t(messages.undone)}</p>}
    </Dialog>
  )
}

/** The time and the actor of the change. */
function useOrigin({ created_at: at, actor, actor_role: role }: AuditRow): string {
  const t = useMessages(messages, auditMessages)
  const locale = useLocale()
  const moment = formatMoment(at, { now: Date.now(), locale })
  if (role === 'system') return t(messages.bySystem(moment))
  const name = actor?.name ?? t(auditMessages.formerActor)
  return t(messages.by(moment, name, t(auditMessages.roles[role])))
}

function EntryFacts({ entry }: { entry: AuditRow }) {
  const t = useMessages(messages, auditMessages, historyMessages)
  const { entity, entity_id: id, reason, revision } = entry
  const href = recordPath(entry)
  const history = new URLSearchParams({ entity, entity_id: `${id}` })
  const record = recordName(entry, t)
  return (
    <dl className={facts}>
      <Fact name={t(messages.record)}>
        {href === undefined ? record : <Link href={href}>{record}</Link>}
      </Fact>
      {reason !== null && <Fact name={t(messages.reason)}>{reason}</Fact>}
      {revision !== null && <Fact name={t(messages.revision)}>{revision}</Fact>}
      <Fact name={t(messages.history)}>
        <Link href={`${accountPaths.auditLog}?${history}`}>{t(messages.allChanges)}</Link>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
