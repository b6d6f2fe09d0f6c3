import { useMessages } from '@edbazaar/feature-platform'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { templateFields } from '../composer/template-text'
import { DayChoice } from '../dialogs/DayChoice'
import * as styles from '../dialogs/dialogs.css'
import { messages as dialogMessages } from '../dialogs/messages'
import { lostReasonOf, lostReasons } from '../dialogs/reasons'
import type { Person } from '../enquiry-types'
import { messages as inboxMessages } from '../messages'
import { stageOf } from '../stages'
import { TaskFields } from '../tasks/TaskFields'
import type { BulkAction, BulkValues } from './bulk-action'
import { messages } from './messages'

interface BulkFieldsProps {
  action: BulkAction
  values: BulkValues
  members: readonly Person[]
  now: number
  error: string | undefined
  onChange: (changes: Partial<BulkValues>) => void
}

const targets = ['visit', 'applied', 'enrolled', 'lost'] as const

/** The fields of the action: a stage, a member, a day or a text. */
export function BulkFields({ action, values, members, now, error, onChange }: BulkFieldsProps) {
  const t = useMessages(messages, inboxMessages, dialogMessages)
  if (action === 'snooze')
    return <DayChoice day={values.day} now={now} error={error} onDay={(day) => onChange({ day })} />
  if (action === 'task')
    return (
      <TaskFields
        values={values}
        errors={values.text.trim() === '' ? { text: error } : { day: error }}
        members={members}
        now={now}
        onChange={onChange}
      />
    )
  if (action === 'email')
    return (
      <TextArea
        label={t(messages.bulkText)}
        hint={t(messages.bulkTextHint(templateFields))}
        rows={8}
        maxLength={4000}
        value={values.text}
        error={error}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    )
  if (action === 'assign')
    return (
      <RadioGroup
        legend={t(inboxMessages.assignedTo)}
        value={values.assignedTo}
        onValueChange={(assignedTo) => onChange({ assignedTo })}
        options={[
          ...members.map(({ user_id: id, name }) => ({ value: `${id}`, label: name })),
          { value: '', label: t(inboxMessages.nobody) },
        ]}
      />
    )
  return (
    <div className={styles.fields}>
      <Select
        label={t(messages.bulkMoveTo)}
        value={values.state}
        options={targets.map((state) => ({ value: state, label: t(inboxMessages.stages[state]) }))}
        onChange={({ target }) => {
          const state = stageOf(target.value)
          if (state) onChange({ state })
        }}
      />
      {values.state === 'lost' && (
        <RadioGroup
          legend={t(dialogMessages.reason)}
          value={values.lostReason}
          error={error}
          onValueChange={(reason) => onChange({ lostReason: lostReasonOf(reason) ?? null })}
          options={lostReasons.map((each) => ({
            value: each,
            label: t(dialogMessages.lostReasons[each]),
          }))}
        />
      )}
    </div>
  )
}
