import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { formatDay } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { useId } from 'react'
import type { FollowedRecord, OpenedRecord } from '../opened-record'
import * as styles from './dialog.css'
import { dialogMessages as messages } from './messages'
import { useAdmins } from './use-admins'

export interface FollowUpValues {
  readonly isDone: boolean
  readonly assignedTo: number | null
}

interface FollowUpFieldsProps {
  kind: OpenedRecord['kind']
  record: FollowedRecord
  values: FollowUpValues
  /** Called with what the admin changed. */
  onChange: (changed: Partial<FollowUpValues>) => void
}

/** The admin who handles a record, and whether its person was contacted or answered. */
export function FollowUpFields({ kind, record, values, onChange }: FollowUpFieldsProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const hintId = useId()
  const { state, value: admins } = useAdmins()
  const { doneOn, doneBy, assignedTo, assignedToId } = record
  const loaded = admins ?? []
  const isListed = loaded.some(({ id }) => id === assignedToId)
  // The assignee also before the admins are loaded, and if they are no longer an admin.
  const former =
    assignedToId === null || isListed ? [] : [{ id: assignedToId, name: assignedTo ?? '' }]
  const done =
    doneOn === null
      ? null
      : t(
          messages.doneBy(
            formatDay(doneOn, { withYear: true, locale }),
            doneBy ?? t(messages.formerUser),
          ),
        )
  const hint = done ?? (kind === 'exitedUser' ? t(messages.contactedHint) : null)
  return (
    <div className={styles.fields}>
      <Select
        label={t(messages.assigned)}
        error={state === 'failed' ? t(messages.adminsFailed) : undefined}
        value={values.assignedTo === null ? '' : `${values.assignedTo}`}
        options={[
          { value: '', label: t(messages.nobody) },
          ...[...former, ...loaded].map(({ id, name }) => ({ value: `${id}`, label: name })),
        ]}
        onChange={({ target }) =>
          onChange({ assignedTo: target.value === '' ? null : Number(target.value) })
        }
      />
      <div>
        <Checkbox
          label={t(kind === 'exitedUser' ? messages.contacted : messages.answered)}
          checked={values.isDone}
          aria-describedby={hint === null ? undefined : hintId}
          onChange={({ target }) => onChange({ isDone: target.checked })}
        />
        {hint !== null && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
