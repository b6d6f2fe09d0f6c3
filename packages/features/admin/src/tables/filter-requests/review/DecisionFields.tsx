import type { FilterRequestDetail, FilterRequestReason } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import type { DecisionValues, MissingField } from './decision'
import { reviewMessages as messages } from './messages'
import * as styles from './review.css'

const reasons: readonly FilterRequestReason[] = [
  'other_filter',
  'too_specific',
  'unclear',
  'not_allowed',
  'other',
]
const decisions = ['approved', 'merged', 'rejected'] as const

interface DecisionFieldsProps {
  choices: FilterRequestDetail['values']
  values: DecisionValues
  /** A field to fill in. */
  missing: MissingField | null
  onChange: (values: DecisionValues) => void
}

/** The decision about a requested value, with its name or reason. */
export function DecisionFields({ choices, values, missing, onChange }: DecisionFieldsProps) {
  const t = useMessages(messages)
  const { decision, name, valueId, reason, note } = values
  const change = (changed: Partial<DecisionValues>) => onChange({ ...values, ...changed })
  const texts = {
    approved: { label: t(messages.approve), hint: t(messages.approveHint) },
    merged: { label: t(messages.merge), hint: t(messages.mergeHint) },
    rejected: { label: t(messages.reject), hint: t(messages.rejectHint) },
  }
  return (
    <div className={styles.fields}>
      <RadioGroup
        legend={t(messages.decision)}
        value={decision}
        options={decisions.map((value) => ({ value, ...texts[value] }))}
        onValueChange={(chosen) =>
          change({ decision: decisions.find((each) => each === chosen) ?? decision })
        }
      />
      {decision === 'approved' && (
        <TextField
          label={t(messages.name)}
          value={name}
          maxLength={80}
          error={missing === 'name' ? t(messages.nameRequired) : undefined}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
      {decision === 'merged' && (
        <Select
          label={t(messages.value)}
          value={valueId === null ? '' : `${valueId}`}
          error={missing === 'value' ? t(messages.valueRequired) : undefined}
          options={[
            { value: '', label: t(messages.chooseValue) },
            ...choices.map((choice) => ({ value: `${choice.id}`, label: choice.name })),
          ]}
          onChange={({ target }) =>
            change({ valueId: target.value === '' ? null : Number(target.value) })
          }
        />
      )}
      {decision === 'rejected' && (
        <Select
          label={t(messages.reason)}
          value={reason ?? ''}
          error={missing === 'reason' ? t(messages.reasonRequired) : undefined}
          options={[
            { value: '', label: t(messages.chooseReason) },
            ...reasons.map((value) => ({ value, label: t(messages.reasons[value]) })),
          ]}
          onChange={({ target }) =>
            change({ reason: reasons.find((each) => each === target.value) ?? null })
          }
        />
      )}
      <TextArea
        label={reason === 'other' ? t(messages.noteNeeded) : t(messages.note)}
        rows={2}
        maxLength={500}
        value={note}
        error={missing === 'note' ? t(messages.noteRequired) : undefined}
        onChange={({ target }) => change({ note: target.value })}
      />
      <p className={styles.small}>{t(messages.told)}</p>
    </div>
  )
}
