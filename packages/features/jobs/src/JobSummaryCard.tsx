import type { Job } from '@edbazaar/api-client'
import { EntityActionButtons } from '@edbazaar/feature-catalogue-ui'
import {
  applicationDeadline,
  formatPay,
  isOpen,
  jobMessages,
} from '@edbazaar/feature-catalogue-ui/job-labels'
import * as styles from '@edbazaar/feature-catalogue-ui/summary-card.css'
import {
  applicationPaths,
  importWithRetry,
  useLocale,
  useMessages,
  useSession,
} from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatDay, formatNumber } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import { Seats } from '@edbazaar/ui/Seats'
import { lazy, type ReactNode, Suspense } from 'react'
import { applyMessages } from './apply/messages'
import * as jobStyles from './jobs.css'
import { messages } from './messages'

const MyApplication = lazy(() => importWithRetry(() => import('./apply/MyApplication')))

/** The key facts of a job in one card: pay, type, last day to apply. */
export function JobSummaryCard({ job }: { job: Job }) {
  const t = useMessages(messages, jobMessages, applyMessages)
  const locale = useLocale()
  return (
    <aside aria-label={t(messages.summary)} className={styles.card}>
      <dl className={styles.facts}>
        <Line
          name={t(job.pay_period === 'month' ? messages.pay : messages.payOfAnyPeriod)}
          value={formatPay(job, t)}
          className={jobStyles.pay}
        />
        <Line name={t(messages.type)} value={t(jobMessages.types[job.type])} />
        {job.subject !== null && <Line name={t(messages.subject)} value={job.subject} />}
        {job.places > 1 && <Line name={t(messages.places)} value={formatNumber(job.places)} />}
        {job.experience_min !== null && job.experience_min > 0 && (
          <Line name={t(messages.experience)} value={t(messages.yearsOrMore(job.experience_min))} />
        )}
        {job.qualifications.length > 0 && (
          <Line name={t(messages.qualifications)} value={job.qualifications.join(', ')} />
        )}
        {job.starts_on !== null && (
          <Line
            name={t(messages.starts)}
            value={formatDay(job.starts_on, { withYear: true, locale })}
          />
        )}
        <Line name={t(messages.closes)} value={<LastDay job={job} />} />
        <Line
          name={t(messages.posted)}
          value={formatDay(job.posted_on, { withYear: true, locale })}
        />
        {job.answer_rate !== null && (
          <Line
            name={t(applyMessages.answers)}
            value={t(applyMessages.answerRate(job.answer_rate))}
          />
        )}
      </dl>
      <div className={`${styles.buttons} ${jobStyles.buttons}`}>
        <Apply job={job} />
        <EntityActionButtons entity={{ kind: 'job', id: job.id, name: job.title }} look="page" />
      </div>
      {!job.can_apply && isOpen(job) && (
        <p className={jobStyles.mine}>{t(applyMessages.notHere)}</p>
      )}
      {job.can_apply && (
        <p className={jobStyles.mine}>
          <Link href={applicationPaths.mine} variant="inText">
            {t(applyMessages.myApplications)}
          </Link>
        </p>
      )}
    </aside>
  )
}

/** The button that begins an application, or the way to the one that the user has for this job. */
function Apply({ job }: { job: Job }) {
  const t = useMessages(applyMessages)
  const session = useSession()
  const apply = job.can_apply ? (
    <ButtonLink href={applicationPaths.applyFor(job.id)} variant="main">
      {t(applyMessages.apply)}
    </ButtonLink>
  ) : null
  if (session === null) return apply
  return (
    <Suspense fallback={apply}>
      <MyApplication key={`${job.id} ${session.user.id}`} job={job} otherwise={apply} />
    </Suspense>
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
  const t = useMessages(messages, jobMessages)
  const locale = useLocale()
  const closes = applicationDeadline(job, t)
  if (closes === null || job.closes_on === null)
    return <Seats state="open">{t(messages.untilFilled)}</Seats>
  return <Seats state={closes.state}>{formatDay(job.closes_on, { withYear: true, locale })}</Seats>
}
