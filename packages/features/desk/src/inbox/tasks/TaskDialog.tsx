import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { dayField, requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useId, useState } from 'react'
import * as v from 'valibot'
import type { Enquiry } from '../enquiry-types'
import { dayOf } from '../moments'
import { memberField } from './member-field'
import { messages } from './messages'
import { TaskFields } from './TaskFields'
import type { Task } from './task-types'

interface TaskDialogProps {
  enquiry: Enquiry
  /** Null for a new one. */
  task: Task | null
  now: number
  onClose: () => void
}

/** The task of the API. It is due today or later; one that is overdue may keep its day. */
const taskSchema = (t: Translate, today: string, present: string | undefined) =>
  v.object({
    text: requiredText(t(messages.textRequired)),
    due_on: v.pipe(
      dayField(t(messages.dayRequired)),
      v.check((day) => day >= today || day === present, t(messages.dayRequired)),
    ),
    assigned_to: memberField,
  })
type TaskBody = v.InferOutput<ReturnType<typeof taskSchema>>

/** Adds a task to an enquiry, or changes one. What is typed stays until it is saved. */
export function TaskDialog({ enquiry, task, now, onClose }: TaskDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const [requestKey] = useState(() => crypto.randomUUID())
  const today = dayOf(now)
  const { field, day, isDirty, isSending, onSubmit } = usePageForm({
    schema: (t) => taskSchema(t, today, task?.due_on),
    initial: {
      text: task?.text ?? '',
      due_on: task?.due_on ?? today,
      assigned_to: `${(task ?? enquiry).assigned_to?.user_id ?? ''}`,
    },
    send: save,
    toast: () => t(task === null ? messages.added : messages.saved),
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })

  function save(api: ApiClient, body: TaskBody): Promise<unknown> {
    const path = { id: enquiry.id }
    return task === null
      ? answerOf(
          api.POST('/desk/enquiries/{id}/tasks', {
            params: { path },
            body: { ...body, request_key: requestKey },
          }),
        )
      : answerOf(
          api.PATCH('/desk/enquiries/{id}/tasks/{taskId}', {
            params: { path: { ...path, taskId: task.id } },
            body,
          }),
        )
  }
  return (
    <Dialog
      isOpen
      title={t(task === null ? messages.addTitle : messages.editTitle)}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TaskFields
          text={field('text')}
          dueOn={day('due_on')}
          assignedTo={field('assigned_to')}
          members={enquiry.members}
          now={now}
        />
      </form>
      {question}
    </Dialog>
  )
}
