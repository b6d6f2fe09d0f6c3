import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import * as detailStyles from '../details.css'
import type { Enquiry } from '../enquiry-types'
import { canChangeTasks } from './can-change-tasks'
import { messages } from './messages'
import { TaskDay } from './TaskDay'
import type { OpenTaskDialog, Task } from './task-types'
import * as styles from './tasks.css'
import { useTaskRequest } from './use-task-request'

interface TasksSectionProps {
  enquiry: Enquiry
  now: number
  onDialog: (dialog: OpenTaskDialog) => void
}

/** The tasks of the open enquiry, and how to add one. */
export function TasksSection({ enquiry, now, onDialog }: TasksSectionProps) {
  const t = useMessages(messages)
  const canChange = canChangeTasks(enquiry)
  if (!canChange && enquiry.tasks.length === 0) return null
  return (
    <section className={detailStyles.section} aria-label={t(messages.tasks)}>
      <div className={styles.head}>
        <h3 className={detailStyles.title}>{t(messages.tasks)}</h3>
        {canChange && (
          <IconButton
            variant="bare"
            label={t(messages.add)}
            icon={<PlusIcon />}
            onClick={() => onDialog({ kind: 'task', enquiry, task: null })}
          />
        )}
      </div>
      {enquiry.tasks.length === 0 ? (
        <p className={styles.empty}>{t(messages.none)}</p>
      ) : (
        <ul className={styles.tasks}>
          {enquiry.tasks.map((task) => (
            <TaskItem
              key={task.id}
              task={task}
              enquiry={enquiry}
              canChange={canChange}
              now={now}
              onEdit={() => onDialog({ kind: 'task', enquiry, task })}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface TaskItemProps {
  task: Task
  enquiry: Enquiry
  canChange: boolean
  now: number
  onEdit: () => void
}

function TaskItem({ task, enquiry, canChange, now, onEdit }: TaskItemProps) {
  const t = useMessages(messages)
  const { setDone, isBusy } = useTaskRequest()
  const day = <TaskDay task={task} now={now} />
  return (
    <li className={styles.task} data-done={task.is_done || undefined}>
      <Checkbox
        label={task.text}
        checked={task.is_done}
        disabled={!canChange || isBusy}
        onChange={() => void setDone(enquiry.id, task, !task.is_done)}
      />
      <span className={styles.end}>
        {canChange && !task.is_done ? (
          <Button variant="bare" className={styles.dayButton} onClick={onEdit}>
            <VisuallyHidden>{t(messages.edit(task.text))}, </VisuallyHidden>
            {day}
          </Button>
        ) : (
          day
        )}
      </span>
      {!task.is_done && task.assigned_to && (
        <span className={styles.person}>{task.assigned_to.name}</span>
      )}
    </li>
  )
}
