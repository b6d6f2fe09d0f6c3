import { plural } from '../../text/plural.ts'
import type { EmailMessage } from '../email-message.ts'
import { deskFooter } from './enquiry-texts.ts'

interface DueTask {
  readonly text: string
  /** Of the enquiry, such as EB-7K42-19. */
  readonly reference: string
  /** As yyyy-mm-dd. */
  readonly dueOn: string
  readonly isOverdue: boolean
}

interface DeskTasksEmail {
  readonly email: string
  readonly tasks: readonly DueTask[]
  /** The tasks in the inbox. */
  readonly url: string
}

/** Tasks that one email lists. */
const most = 20

/** To a member, on the morning of a day on which tasks of theirs are due. */
export const deskTasksEmail = ({ email, tasks, url }: DeskTasksEmail): EmailMessage => ({
  to: { address: email },
  subject: plural(tasks.length, {
    one: 'A task for today',
    other: `${tasks.length} tasks for today`,
  }),
  before: [
    plural(tasks.length, { one: 'This task is due:', other: 'These tasks are due:' }),
    ...tasks.slice(0, most).map(lineOf),
    ...(tasks.length > most ? [`And ${tasks.length - most} more.`] : []),
  ],
  button: { label: 'Show my tasks', url },
  footer: deskFooter,
})

const dayInWords = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
})

const lineOf = ({ text, reference, dueOn, isOverdue }: DueTask) =>
  `${text} (${reference}${isOverdue ? `, was due on ${dayInWords.format(new Date(dueOn))}` : ''})`
