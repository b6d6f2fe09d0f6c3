import { fieldName, reviewMessages } from '@edbazaar/feature-editing/review'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { formatDay } from '@edbazaar/ui/formatting'
import { LockIcon } from '@edbazaar/ui/Icon'
import { useAtom } from 'jotai'
import type { UndoLine } from '../case-types'
import { textOfValue } from '../differences/differences'
import { messages as moderationMessages } from '../messages'
import * as styles from './decide.css'
import { messages } from './messages'
import { type PartUndo, partUndoAtom, useUndo } from './use-undo'

/** Asks before an undo that leaves fields as they are, because they have changed since. */
export function UndoDialog() {
  const [part, setPart] = useAtom(partUndoAtom)
  return part && <PartUndoDialog part={part} onClose={() => setPart(null)} />
}

function PartUndoDialog({ part, onClose }: { part: PartUndo; onClose: () => void }) {
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const { confirm, isBusy } = useUndo()
  const { returning, refused, lines } = part.preview
  const hasSome = returning > 0
  return (
    <Dialog
      isOpen
      role="alertdialog"
      aria-modal="true"
      title={t(messages.undoTitle(refused, returning + refused))}
      description={hasSome ? t(messages.undoText) : t(messages.undoNothing)}
      closeLabel={t(moderationMessages.close)}
      className={styles.wide}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(moderationMessages.cancel)}</Button>
          {hasSome && (
            <Button variant="main" loading={isBusy} onClick={() => void confirm(part.actionId)}>
              {t(messages.undoCount(returning))}
            </Button>
          )}
        </>
      }
    >
      <table className={styles.effect}>
        <thead>
          <tr>
            <th scope="col">{t(moderationMessages.fieldHead)}</th>
            <th scope="col">{t(messages.now)}</th>
            <th scope="col">{t(messages.afterUndo)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={`${line.entity} ${line.entity_id} ${line.field}`} line={line} />
          ))}
        </tbody>
      </table>
      {hasSome && <p className={styles.note}>{t(messages.undoNote)}</p>}
    </Dialog>
  )
}

function Line({ line }: { line: UndoLine }) {
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const textOf = (value: unknown) => undoneText(line, value, t) || t(moderationMessages.nothing)
  return (
    <tr data-refused={line.is_refused || undefined}>
      <th scope="row">
        {fieldName(line.field, t)}
        {line.name !== null && <small className={styles.small}>{line.name}</small>}
      </th>
      <td data-label={t(messages.now)}>{textOf(line.now)}</td>
      <td data-label={t(messages.afterUndo)}>
        {line.is_refused ? (
          <span className={styles.stays}>
            <LockIcon size="small" />
            {t(messages.stays(textOf(line.now)))}
          </span>
        ) : (
          textOf(line.back)
        )}
      </td>
    </tr>
  )
}

const isDay = ([name]: [string, unknown]) => name.endsWith('_on')

/** A value of a line in words. Decisions and states of moderation are not shown as they are stored. */
function undoneText({ entity, field }: UndoLine, value: unknown, t: Translate): string {
  if (entity === 'moderation_case' && field === 'decision') {
    const outcome = typeof value === 'object' && value && 'outcome' in value ? value.outcome : null
    const label = Object.entries(moderationMessages.outcomes).find(
      ([name]) => name === outcome,
    )?.[1]
    return t(label ?? messages.open)
  }
  if (field === 'assigned_to' && value !== null) return t(messages.adminNumber(Number(value)))
  if (field === 'contacted' || field === 'answered') {
    const day = typeof value === 'object' && value && Object.entries(value).find(isDay)?.[1]
    return typeof day === 'string' ? formatDay(day, { withYear: true }) : ''
  }
  const state = Object.entries(messages.states).find(([name]) => name === value)?.[1]
  if (field === 'moderation' && state) return t(state)
  return textOfValue({ kind: 'text' }, value, t)
}
