import { FailedLoad } from '@edbazaar/feature-list-kit/failed-load'
import { RouterAnchor, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { languageOf } from '@edbazaar/ui/formatting'
import type { Inbox } from '../use-inbox'
import { messages } from './messages'
import { TaskDay } from './TaskDay'
import type { ListedTask, TaskChoice, Tasks } from './task-types'
import * as styles from './tasks.css'
import { useTaskRequest } from './use-task-request'

interface TaskListProps {
  inbox: Inbox
  choice: TaskChoice
  /** Null if they did not load. */
  tasks: Tasks | null
  canChange: boolean
  now: number
}

/** The chosen tasks of a desk; each leads to its enquiry. */
export function TaskList({ inbox, choice, tasks, canChange, now }: TaskListProps) {
  const t = useMessages(messages)
  if (tasks === null) return <FailedTasks />
  if (tasks.data.length === 0)
    return (
      <EmptyState title={t(messages.empty[choice])}>
        {choice !== 'done' && t(messages.emptyText)}
      </EmptyState>
    )
  return (
    <>
      <ol>
        {tasks.data.map((row) => (
          <TaskRow key={row.task.id} row={row} inbox={inbox} canChange={canChange} now={now} />
        ))}
      </ol>
      {tasks.totalPages > 1 && (
        <Pagination
          label={t(messages.pages)}
          page={tasks.page}
          lastPage={tasks.totalPages}
          perPage={tasks.per_page}
          total={tasks.total}
          hrefOf={(page) => inbox.pathWith({ page, enquiry: null })}
        />
      )}
    </>
  )
}

interface TaskRowProps {
  row: ListedTask
  inbox: Inbox
  canChange: boolean
  now: number
}

function TaskRow({ row: { task, enquiry }, inbox, canChange, now }: TaskRowProps) {
  const t = useMessages(messages)
  const { setDone, isBusy } = useTaskRequest()
  const isOpen = inbox.state.enquiry === enquiry.id
  const name = enquiry.name ?? t(messages.nameHidden)
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <Checkbox
        label=""
        aria-label={task.text}
        checked={task.is_done}
        disabled={!canChange || isBusy}
        onChange={() => void setDone(enquiry.id, task, !task.is_done)}
      />
      <RouterAnchor
        href={inbox.pathWith({ enquiry: enquiry.id })}
        className={styles.link}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={styles.rowText} data-done={task.is_done || undefined}>
          {task.text}
        </span>
        <span className={styles.facts}>
          <span lang={languageOf(name)}>{name}</span>
          <span>{enquiry.reference}</span>
        </span>
        <span className={styles.facts}>
          <TaskDay task={task} now={now} />
          {!task.is_done && task.assigned_to && <span>{task.assigned_to.name}</span>}
        </span>
      </RouterAnchor>
    </li>
  )
}

function FailedTasks() {
  const t = useMessages(messages)
  return (
    <FailedLoad title={t(messages.failed)} retryLabel={t(messages.retry)}>
      {t(messages.failedText)}
    </FailedLoad>
  )
}
