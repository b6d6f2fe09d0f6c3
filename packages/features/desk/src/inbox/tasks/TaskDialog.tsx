import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { type FormEvent, useId, useState } from 'react'
import type { Enquiry } from '../enquiry-types'
import { dayOf } from '../moments'
import { messages } from './messages'
import { memberIdOf, type TaskErrors, TaskFields, type TaskValues } from './TaskFields'
import type { Task } from './task-types'
import { useTaskRequest } from './use-task-request'

interface TaskDialogProps {
  enquiry: Enquiry
  /** Null for a new one. */
  task: Task | null
  now: number
  onClose: () => void
}

/** Adds a task to an enquiry, or changes one. What is typed stays until it is saved. */
export function TaskDialog({ enquiry, task, now, onClose }: TaskDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const { add, change, isBusy } = useTaskRequest()
  const [requestKey] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState<TaskValues>({
    text: task?.text ?? '',
    day: task?.due_on ?? dayOf(now),
    assignedTo: `${(task ?? enquiry).assigned_to?.user_id ?? ''}`,
  })
  const [errors, setErrors] = useState<TaskErrors>({})

  async function save(event: FormEvent) {
    event.preventDefault()
    const isDay = values.day >= dayOf(now) || values.day === task?.due_on
    const problems: TaskErrors = {
      text: values.text.trim() === '' ? t(messages.textRequired) : undefined,
      day: values.day === '' || !isDay ? t(messages.dayRequired) : undefined,
    }
    setErrors(problems)
    if (problems.text !== undefined || problems.day !== undefined) return
    const fields = {
      text: values.text.trim(),
      due_on: values.day,
      assigned_to: memberIdOf(values.assignedTo),
    }
    const isSaved =
      task === null
        ? await add(enquiry.id, requestKey, fields)
        : await change(enquiry.id, task, fields)
    if (isSaved) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(task === null ? messages.addTitle : messages.editTitle)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <TaskFields
          values={values}
          errors={errors}
          members={enquiry.members}
          now={now}
          onChange={(changes) => {
            setErrors({})
            setValues((current) => ({ ...current, ...changes }))
          }}
        />
      </form>
    </Dialog>
  )
}
