import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { dayInWords, dayOf, fullMoment } from '../moments'
import { messages } from './messages'
import type { Task } from './task-types'
import * as styles from './tasks.css'

/** The day on which a task is due, or the member who has done it. */
export function TaskDay({ task, now }: { task: Task; now: number }) {
  const t = useMessages(messages)
  const time = { now, locale: useLocale() }
  const today = dayOf(now)
  if (task.done_at !== null) {
    const moment = fullMoment(task.done_at, time)
    const by = task.done_by
    return <span className={styles.day}>{by ? t(messages.doneBy(by.name, moment)) : moment}</span>
  }
  if (task.due_on === today)
    return (
      <span className={styles.day} data-tone="due">
        {t(messages.today)}
      </span>
    )
  const day = dayInWords(task.due_on, time)
  if (task.due_on > today) return <span className={styles.day}>{day}</span>
  return (
    <span className={styles.day} data-tone="late">
      {t(messages.overdue(day))}
    </span>
  )
}
