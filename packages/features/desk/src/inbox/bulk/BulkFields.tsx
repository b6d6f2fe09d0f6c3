import type { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { useMessages } from '@edbazaar/feature-platform'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { templateFields } from '../composer/template-text'
import { DayChoice } from '../dialogs/DayChoice'
import * as styles from '../dialogs/dialogs.css'
import { messages as dialogMessages } from '../dialogs/messages'
import { lostReasons } from '../dialogs/reasons'
import type { Person } from '../enquiry-types'
import { messages as inboxMessages } from '../messages'
import { TaskFields } from '../tasks/TaskFields'
import { type BulkAction, type BulkDraft, nobody } from './bulk-action'
import { messages } from './messages'

interface BulkFieldsProps {
  action: BulkAction
  form: BulkForm
  members: readonly Person[]
  now: number
}

type BulkForm = Pick<
  ReturnType<typeof usePageForm<unknown, unknown, BulkDraft>>,
  'field' | 'control' | 'day'
>

const targets = ['visit', 'applied', 'enrolled', 'lost'] as const

/** The fields of the action: a stage, a member, a day or a text. */
export function BulkFields({ action, form, members, now }: BulkFieldsProps) {
  const t = useMessages(messages, inboxMessages, dialogMessages)
  const { field, control, day } = form
  if (action === 'snooze') {
    const { value, error, onValueChange } = control('next_action_on')
    return <DayChoice day={value} now={now} error={error} onDay={onValueChange} />
  }
  if (action === 'task')
    return (
      <TaskFields
        text={field('text')}
        dueOn={day('due_on')}
        assignedTo={field('assigned_to')}
        members={members}
        now={now}
      />
    )
  if (action === 'email')
    return (
      <TextArea
        label={t(messages.bulkText)}
        hint={t(messages.bulkTextHint(templateFields))}
        rows={8}
        maxLength={4000}
        {...field('text')}
      />
    )
  if (action === 'assign')
    return (
      <RadioGroup
        legend={t(inboxMessages.assignedTo)}
        options={[
          ...members.map(({ user_id: id, name }) => ({ value: `${id}`, label: name })),
          { value: nobody, label: t(inboxMessages.nobody) },
        ]}
        {...control('assigned_to')}
      />
    )
  return (
    <div className={styles.fields}>
      <Select
        label={t(messages.bulkMoveTo)}
        options={targets.map((state) => ({ value: state, label: t(inboxMessages.stages[state]) }))}
        {...field('state')}
      />
      {control('state').value === 'lost' && (
        <RadioGroup
          legend={t(dialogMessages.reason)}
          options={lostReasons.map((each) => ({
            value: each,
            label: t(dialogMessages.lostReasons[each]),
          }))}
          {...control('lost_why')}
        />
      )}
    </div>
  )
}
