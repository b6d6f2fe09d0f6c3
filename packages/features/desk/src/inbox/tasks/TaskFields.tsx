import { useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import type { DatePickerProps } from '@edbazaar/ui/DatePicker'
import { Select, type SelectProps } from '@edbazaar/ui/Select'
import { TextField, type TextFieldProps } from '@edbazaar/ui/TextField'
import type { Person } from '../enquiry-types'
import { dayOf, daysLater } from '../moments'
import { messages } from './messages'
import * as styles from './tasks.css'

interface TaskFieldsProps {
  text: Partial<TextFieldProps>
  dueOn: Pick<DatePickerProps, 'value' | 'error' | 'onValueChange' | 'onTextChange'>
  assignedTo: Partial<SelectProps>
  members: readonly Person[]
  now: number
}

/** The text, due date and member of a task. */
export function TaskFields({ text, dueOn, assignedTo, members, now }: TaskFieldsProps) {
  const t = useMessages(messages)
  const today = dayOf(now)
  return (
    <div className={styles.fields}>
      <TextField label={t(messages.text)} hint={t(messages.textHint)} maxLength={200} {...text} />
      <DatePicker
        label={t(messages.dueOn)}
        min={dueOn.value !== '' && dueOn.value < today ? dueOn.value : today}
        max={daysLater(now, 730)}
        today={today}
        {...dueOn}
      />
      <Select
        label={t(messages.assignedTo)}
        hint={t(messages.assignedHint)}
        options={[
          { value: '', label: t(messages.nobody) },
          ...members.map(({ user_id: id, name }) => ({ value: `${id}`, label: name })),
        ]}
        {...assignedTo}
      />
    </div>
  )
}
