import { accountPaths, minuteMs, useMessages } from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import { ClockAlertIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { minutesInWords } from '../parts/minutes-in-words'
import * as parts from '../parts/parts.css'
import { TableFrame } from '../parts/TableFrame'
import { roles } from '../parts/table-roles'
import * as styles from './admin-home.css'
import { messages } from './messages'
import type { Queue } from './status-types'

const ages = ['h4', 'h24', 'd3', 'over'] as const

/** The path of each queue. Those of moderation open at their oldest case. */
const queuePaths: Partial<Record<Queue['queue'], string>> = {
  school: '/dashboard/all-schools?view=queue',
  store: '/dashboard/all-stores?view=queue',
  product: '/dashboard/all-products?view=queue',
  batch: '/dashboard/admin-batches',
  job: '/dashboard/job-postings?view=queue',
  blog: '/admin/all-blogs?view=queue',
  video: '/admin/all-videos?view=queue',
  comment: '/admin/all-videos?view=queue',
  enquiry: '/dashboard/all-inqueries',
  user: '/dashboard/all-users',
  filter_request: '/admin/filter-request',
  general_enquiry: '/dashboard/general-enquiries',
  invalid_review: '/dashboard/all-inqueries?review=open',
  held_application: '/dashboard/all-job-seekers?applications=held',
  exited_user: `${accountPaths.exitedUsers}?status=open`,
  contact_message: `${accountPaths.contactMessages}?status=open`,
}

/** The records that wait for a decision, by kind and age. */
export function QueueTable({ queues, now }: { queues: readonly Queue[]; now: number }) {
  const t = useMessages(messages)
  const total = queues.reduce((sum, { waiting }) => sum + waiting, 0)
  const maxWaiting = Math.max(1, ...queues.map(({ waiting }) => waiting))
  return (
    <div className={parts.part}>
      <h2 className={parts.sub} id="queues">
        {t(messages.queues)}{' '}
        <span className={parts.quiet}>{t(messages.waitingCount(formatCount(total)))}</span>
      </h2>
      <TableFrame aria-labelledby="queues">
        <table
          {...roles.table}
          className={`${parts.table} ${styles.queues}`}
          aria-labelledby="queues"
        >
          <thead {...roles.rows}>
            <tr {...roles.row}>
              <th {...roles.column} scope="col">
                {t(messages.queue)}
              </th>
              <th {...roles.column} scope="col" className={parts.number}>
                {t(messages.waiting)}
              </th>
              <th {...roles.column} scope="col">
                {t(messages.byAge)}
              </th>
              <th {...roles.column} scope="col" className={parts.number}>
                {t(messages.oldest)}
              </th>
              <th {...roles.column} scope="col" className={parts.number}>
                {t(messages.decidedToday)}
              </th>
              <th {...roles.column} scope="col" className={parts.number}>
                {t(messages.median)}
              </th>
            </tr>
          </thead>
          <tbody {...roles.rows}>
            {queues.map((queue) => (
              <Row key={queue.queue} queue={queue} maxWaiting={maxWaiting} now={now} />
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className={styles.legend}>
        {ages.map((age) => (
          <span key={age}>
            <i className={styles.age[age]} />
            {t(messages.ages[age])}
          </span>
        ))}
      </p>
    </div>
  )
}

function Row({ queue, maxWaiting, now }: { queue: Queue; maxWaiting: number; now: number }) {
  const t = useMessages(messages)
  const { waiting, oldest_at: oldestAt, median_minutes: median } = queue
  const name = t(messages.names[queue.queue])
  const path = queuePaths[queue.queue]
  const oldest = oldestAt === null ? null : minutesInWords((now - Date.parse(oldestAt)) / minuteMs)
  const words = ages
    .filter((age) => queue.ages[age] > 0)
    .map((age) => t(messages.ageOf(t(messages.ages[age]), formatCount(queue.ages[age]))))
  return (
    <tr {...roles.row}>
      <th {...roles.name} scope="row">
        {path !== undefined ? <Link href={path}>{name}</Link> : name}
      </th>
      <td {...roles.cell} className={parts.number}>
        <b>{formatCount(waiting)}</b>
      </td>
      <td {...roles.cell}>
        {waiting > 0 && (
          <div className={styles.ages} role="img" aria-label={words.join(', ')}>
            {ages.map((age) => (
              <Part key={age} age={age} percent={(100 * queue.ages[age]) / maxWaiting} />
            ))}
          </div>
        )}
      </td>
      <td {...roles.cell} className={parts.number} data-label={t(messages.oldest)}>
        {oldest !== null &&
          (queue.ages.over > 0 ? (
            <span className={styles.late}>
              <ClockAlertIcon size="small" />
              {oldest}
            </span>
          ) : (
            oldest
          ))}
      </td>
      <td {...roles.cell} className={parts.number} data-label={t(messages.decidedToday)}>
        {formatCount(queue.decided_today)}
      </td>
      <td {...roles.cell} className={parts.number} data-label={t(messages.median)}>
        {median === null ? '' : minutesInWords(median)}
      </td>
    </tr>
  )
}

function Part({ age, percent }: { age: (typeof ages)[number]; percent: number }) {
  if (percent === 0) return null
  return (
    <i
      className={styles.age[age]}
      ref={(part) => part?.style.setProperty('inline-size', `${percent}%`)}
    />
  )
}
