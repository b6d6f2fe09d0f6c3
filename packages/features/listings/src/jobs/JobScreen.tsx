import type { Job } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { FactTable } from '@edbazaar/ui/FactTable'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { MapPinIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import * as styles from '../offers/offers.css'
import { PageActions } from '../page-actions/PageActions'
import { RichText } from '../rich-text/RichText'
import type { LoadedJob } from './load-job'
import { messages } from './messages'

/** The page of a post that a school offers; a closed one says so. */
export function JobScreen() {
  const { job, today } = useLoaderData<LoadedJob>()
  const isClosed = job.closes_on !== null && job.closes_on < today
  return (
    <article key={job.id}>
      <header className={styles.firstTitle}>
        <h1 className={styles.name} lang={languageOf(job.title)}>
          {job.title}
        </h1>
        <p className={styles.line}>
          <span className={styles.mark}>
            <MapPinIcon size="small" />
            {job.location}
          </span>
          {isClosed && <b>{messages.closed}</b>}
        </p>
        <PageActions title={job.title} />
      </header>
      <section className={styles.section}>
        <SectionHead title={messages.job} isFlush />
        <FactTable label={messages.job} facts={factsOf(job)} />
      </section>
      {job.description !== null && (
        <section className={styles.section}>
          <SectionHead title={messages.about} isFlush />
          <RichText html={job.description} />
        </section>
      )}
    </article>
  )
}

function factsOf({ school, location, closes_on: closesOn, ...job }: Job) {
  return [
    {
      name: messages.school,
      value: school && (
        <Link href={paths.school(school.slug)} variant="inText" lang={languageOf(school.name)}>
          {school.name}
        </Link>
      ),
    },
    { name: messages.place, value: location },
    { name: messages.pay, value: payOf(job) },
    { name: messages.closes, value: closesOn && formatDay(closesOn, { withYear: true }) },
  ]
}

function payOf({ salary_min: low, salary_max: high }: Pick<Job, 'salary_min' | 'salary_max'>) {
  if (low !== null && high !== null) return messages.payBetween(low, high)
  if (low !== null) return messages.payFrom(low)
  return high === null ? null : messages.payUpTo(high)
}
