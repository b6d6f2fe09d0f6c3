import { completenessMessages } from '@edbazaar/feature-editing'
import {
  accountPaths,
  dayInIndia,
  todayInIndia,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatDay, formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { ClockAlertIcon } from '@edbazaar/ui/Icon'
import type { DashboardTask } from './dashboard-types'
import { messages } from './messages'
import * as styles from './parts.css'

interface TaskListProps {
  tasks: readonly DashboardTask[]
  /** Milliseconds. */
  now: number
}

/** Today's tasks, most urgent first. */
export function TaskList({ tasks, now }: TaskListProps) {
  const t = useMessages(messages)
  return (
    <section className={styles.part} aria-labelledby="to-do">
      <h2 className={styles.sub} id="to-do">
        {t(messages.toDo)}{' '}
        {tasks.length > 0 && <span className={styles.quiet}>{tasks.length}</span>}
      </h2>
      {tasks.length === 0 ? (
        <p className={styles.note}>{t(messages.nothingToDo)}</p>
      ) : (
        <ul>
          {tasks.map((task) => (
            <Task key={keyOf(task)} task={task} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

const keyOf = ({ kind, listing, enquiry, product }: DashboardTask) =>
  [kind, listing.kind, listing.id, enquiry?.id, product?.id].join()

function Task({ task, now }: { task: DashboardTask; now: number }) {
  const t = useMessages(messages)
  const time = useTaskTime(now)
  const { name, text, href, button } = useTaskTexts(task, now)
  return (
    <li className={styles.task}>
      <span className={styles.taskTime} data-late={task.is_overdue || undefined}>
        {task.is_overdue ? (
          <>
            <ClockAlertIcon size="small" />
            {t(messages.overdue)}
          </>
        ) : (
          time(task)
        )}
      </span>
      <div>
        <p className={styles.taskName} lang={languageOf(name)}>
          {name}
        </p>
        {text && (
          <p className={styles.taskText} lang={languageOf(text)}>
            {text}
          </p>
        )}
      </div>
      <ButtonLink href={href} aria-label={`${button}: ${name}`}>
        {button}
      </ButtonLink>
    </li>
  )
}

/** The time at which a task is due today, else its day. */
function useTaskTime(now: number) {
  const t = useMessages(messages)
  const locale = useLocale()
  return ({ kind, due_at: due }: DashboardTask): string => {
    if (due === null) return t(messages.anyTime)
    const day = dayInIndia(due)
    const isToday = day === todayInIndia(new Date(now))
    if (kind === 'reply' && isToday)
      return formatMoment(due, { now, locale }).split(', ').at(-1) ?? ''
    return formatDay(day, { isShort: true, locale })
  }
}

/** The texts of a task and the path of its page. */
function useTaskTexts(task: DashboardTask, now: number) {
  const t = useMessages(messages)
  const todo = useMessages(completenessMessages)
  const locale = useLocale()
  const { listing, enquiry, product } = task
  const late = () =>
    task.is_overdue && task.due_at !== null
      ? t(messages.dueSince(lowerFirst(formatMoment(task.due_at, { now, locale }))))
      : null
  switch (task.kind) {
    case 'reply':
    case 'follow_up': {
      const who = enquiry?.name ?? enquiry?.reference ?? ''
      const about = [enquiry?.child_name, enquiry?.class_sought ?? enquiry?.subject]
      return {
        name: t((task.kind === 'reply' ? messages.replyTo : messages.followUp)(who)),
        text: [about.filter(Boolean).join(', '), listing.name, late()].filter(Boolean).join('. '),
        href: `${accountPaths.enquiries(listing)}?enquiry=${enquiry?.id ?? ''}`,
        button: t(task.kind === 'reply' ? messages.reply : messages.open),
      }
    }
    case 'confirm_fees':
      return {
        name: t(messages.confirmFees(listing.name)),
        text: t(messages.confirmFeesText),
        href: accountPaths.editSchool(listing.id),
        button: t(messages.confirm),
      }
    case 'next_batch':
      return {
        name: t(messages.nextBatch(product?.name ?? '')),
        text: `${listing.name}. ${t(task.is_overdue ? messages.lastBatchEnded : messages.lastBatchEnds)}`,
        href: accountPaths.editProduct(product?.id ?? 0),
        button: t(messages.addBatch),
      }
    case 'missing_facts':
      return {
        name: t(messages.missingFacts(listing.name)),
        text: t(
          messages.missingText(
            task.percent ?? 0,
            task.missing.map((part) => `${todo(completenessMessages.parts[part].todo)}.`).join(' '),
          ),
        ),
        href:
          listing.kind === 'school'
            ? accountPaths.editSchool(listing.id)
            : accountPaths.myStore(listing.id),
        button: t(messages.complete),
      }
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
