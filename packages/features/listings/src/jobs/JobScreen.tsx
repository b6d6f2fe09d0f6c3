import type { Job } from '@edbazaar/api-client'
import { PageActions, paths } from '@edbazaar/feature-shell'
import { isOpen } from '@edbazaar/feature-shell/job-labels'
import { SchoolRows } from '@edbazaar/feature-shell/school-rows'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { BriefcaseIcon, MapPinIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import * as styles from '../school/school.css'
import { JobSummaryCard } from './JobSummaryCard'
import * as jobStyles from './jobs.css'
import type { LoadedJob } from './load-job'
import { messages, roleNames } from './messages'

/** The page of a job. A closed job is marked as closed. */
export function JobScreen() {
  const { job } = useLoaderData<LoadedJob>()
  return (
    <article key={job.id}>
      <Breadcrumbs crumbs={[{ label: messages.jobs, href: paths.jobs }]} />
      <JobTitle job={job} />
      {!isOpen(job) && <ClosedNote closesOn={job.closes_on} />}
      <div className={styles.columns}>
        <JobSummaryCard job={job} />
        <div className={styles.story}>
          <section className={styles.section}>
            <SectionHead title={messages.about} />
            {job.description === null ? (
              <p className={styles.missing}>{messages.noDescription}</p>
            ) : (
              <RichText html={job.description} />
            )}
          </section>
        </div>
      </div>
      {job.school !== null && (
        <section className={styles.after}>
          <SectionHead title={messages.school} isFlush />
          <SchoolRows label={messages.school} schools={[job.school]} level={3} />
        </section>
      )}
    </article>
  )
}

function JobTitle({ job: { title, role, school, location } }: { job: Job }) {
  return (
    <header className={styles.title}>
      <h1 className={styles.name} lang={languageOf(title)}>
        {title}
      </h1>
      <p className={styles.line}>
        {school !== null && (
          <Link href={paths.school(school.slug)} variant="inText" lang={languageOf(school.name)}>
            {school.name}
          </Link>
        )}
        <span className={styles.mark}>
          <MapPinIcon size="small" />
          {location}
        </span>
        <span className={styles.mark}>
          <BriefcaseIcon size="small" />
          {roleNames[role]}
        </span>
      </p>
      <PageActions title={title} className={styles.actions} />
    </header>
  )
}

function ClosedNote({ closesOn }: { closesOn: string | null }) {
  return (
    <p className={jobStyles.closed}>
      <b>{messages.closedTitle}</b>
      {closesOn !== null && (
        <span>{messages.closedOn(formatDay(closesOn, { withYear: true }))}</span>
      )}
      <Link href={paths.jobs} variant="inText">
        {messages.openJobs}
      </Link>
    </p>
  )
}
