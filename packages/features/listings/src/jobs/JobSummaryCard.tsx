import type { Job } from '@edbazaar/api-client'
import { EntityActionButtons } from '@edbazaar/feature-shell'
import { applicationDeadline, formatPay, jobTypeLabels } from '@edbazaar/feature-shell/job-labels'
import { formatDay } from '@edbazaar/ui/formatting'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import { Seats } from '@edbazaar/ui/Seats'
import type { ReactNode } from 'react'
import * as styles from '../school/summary-card.css'
import * as jobStyles from './jobs.css'
import { messages } from './messages'

/** The key facts of a job in one card: pay, type, last day to apply. */
export function JobSummaryCard({ job }: { job: Job }) {
  return (
    <aside aria-label={messages.summary} className={styles.card}>
      <dl className={styles.facts}>
        <Line name={messages.pay} value={formatPay(job)} className={jobStyles.pay} />
        <Line name={messages.type} value={jobTypeLabels[job.type]} />
        {job.subject !== null && <Line name={messages.subject} value={job.subject} />}
        <Line name={messages.closes} value={<LastDay job={job} />} />
        <Line name={messages.posted} value={formatDay(job.posted_on, { withYear: true })} />
      </dl>
      <div className={styles.buttons}>
        <EntityActionButtons entity={{ kind: 'job', id: job.id, name: job.title }} look="page" />
      </div>
    </aside>
  )
}

interface LineProps {
  name: string
  value: ReactNode
  className?: string
}

function Line({ name, value, className = '' }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd className={`${styles.answer} ${className}`}>{value || <NotProvided />}</dd>
    </div>
  )
}

function LastDay({ job }: { job: Job }) {
  const closes = applicationDeadline(job)
  if (closes === null || job.closes_on === null)
    return <Seats state="open">{messages.untilFilled}</Seats>
  return <Seats state={closes.state}>{formatDay(job.closes_on, { withYear: true })}</Seats>
}
