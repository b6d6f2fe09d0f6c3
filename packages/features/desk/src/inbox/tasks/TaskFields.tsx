import { useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import type { Person } from '../enquiry-types'
import { dayOf, daysLater } from '../moments'
import { messages } from './messages'
import * as styles from './tasks.css'

/** The values of the form of a task. */
export interface TaskValues {
  text: string
  /** yyyy-mm-dd; '' for none. */
  day: string
  /** The id of a member; '' for nobody. */
  assignedTo: string
}

type TaskErrors = Partial<Record<keyof TaskValues, string | undefined>>

interface TaskFieldsProps {
  values: TaskValues
  errors: TaskErrors
  members: readonly Person[]
  now: number
  onChange: (changes: Partial<TaskValues>) => void
}

/** The text, due date and member of a task. */
export function TaskFields({ values, errors, members, now, onChange }: TaskFieldsProps) {
  const t = useMessages(messages)
  const today = dayOf(now)
  return (
    <div className={styles.fields}>
      <TextField
        label={t(messages.text)}
        hint={t(messages.textHint)}
        value={values.text}
        error={errors.text}
        maxLength={200}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <DatePicker
        label={t(messages.dueOn)}
        value={values.day}
        min={values.day !== '' && values.day < today ? values.day : today}
        max={daysLater(now, 730)}
        today={today}
        error={errors.day}
        onValueChange={(day) => onChange({ day })}
      />
      <Select
        label={t(messages.assignedTo)}
        hint={t(messages.assignedHint)}
        value={values.assignedTo}
        error={errors.assignedTo}
        options={[
          { value: '', label: t(messages.nobody) },
          ...members.map(({ user_id: id, name }) => ({ value: `${id}`, label: name })),
        ]}
        onChange={({ target }) => onChange({ assignedTo: target.value })}
      />
    </div>
  )
}

/** The id of the member that a select names. */
export const memberIdOf = (value: string): number | null => (value === '' ? null : Number(value))
