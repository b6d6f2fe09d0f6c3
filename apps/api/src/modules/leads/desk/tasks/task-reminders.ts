import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import { deskTasksEmail } from '../../../platform/mail/templates/desk-tasks.ts'
import type { ScheduledTask } from '../../../platform/queue/task-queue.ts'
import { termsOf } from '../consent/consent-json.ts'
import { permissionOf } from '../consent/permission.ts'
import { visibleText } from '../contact/hidden-names.ts'
import type { DueTask, TaskRemindersRepository } from './task-reminders.repository.ts'

interface TaskRemindersDeps {
  readonly repository: TaskRemindersRepository
  readonly outbox: Pick<Outbox, 'put' | 'wake'>
  /** Origin and BASE_PATH. */
  readonly site: string
}

/** On the morning of a task's day: one email to each member, with all that is due. */
export function createTaskReminders({ repository, outbox, site }: TaskRemindersDeps) {
  async function remind(): Promise<void> {
    await repository.transaction(async (tx) => {
      const today = todayInIndia()
      const tasks = await repository.claim(tx, today)
      const ofPeople = Map.groupBy(tasks, ({ userId }) => userId)
      const messages = [...ofPeople.values()].map((own) => emailOf(own, today, site))
      if (messages.length > 0) await outbox.put(tx, ...messages)
    })
    outbox.wake()
  }
  return [
    // From 8 to 10 am in India, so that a server that starts late still reminds.
    { name: 'remind-of-desk-tasks', cron: '*/15 8-10 * * *', run: remind },
  ] satisfies ScheduledTask[]
}

function emailOf(tasks: readonly DueTask[], today: string, site: string) {
  const [first] = tasks
  if (!first) throw new Error('There are no tasks')
  const now = new Date()
  return deskTasksEmail({
    email: first.email,
    tasks: tasks.map((task) => ({
      text: visibleText(task.text, task, permissionOf(termsOf(task.consents), now).isLive),
      reference: task.reference,
      dueOn: task.dueOn,
      isOverdue: task.dueOn < today,
    })),
    url: `${site}/dashboard/${deskOf(first)}/enquiries?tasks=mine`,
  })
}

/** The inbox of the first task; with tasks of several listings, its selector leads to the others. */
const deskOf = ({ schoolId, storeId }: DueTask) =>
  schoolId === null ? `stores/${storeId}` : `schools/${schoolId}`
