import type { Job } from '@edbazaar/api-client'
import { isOpen } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages } from '@edbazaar/feature-catalogue-ui/job-roles'
import { PageActions, UnreviewedMark } from '@edbazaar/feature-catalogue-ui/page-actions'
import { SchoolRows } from '@edbazaar/feature-catalogue-ui/school-rows'
import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { BriefcaseIcon, MapPinIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { JobSummaryCard } from './JobSummaryCard'
import * as jobStyles from './jobs.css'
import type { LoadedJob } from './load-job'
import { messages } from './messages'

/** The page of a job. A closed job is marked as closed. */
export function JobScreen() {
  const t = useMessages(messages)
  const { job } = useLoaderData<LoadedJob>()
  return (
    <article key={job.id}>
      <Breadcrumbs crumbs={[{ label: t(messages.jobs), href: paths.jobs }]} />
      <JobTitle job={job} />
      {!isOpen(job) && <ClosedNote closesOn={job.closes_on} />}
      <div className={styles.columns}>
        <JobSummaryCard job={job} />
        <div className={styles.story}>
          <section className={styles.section}>
            <SectionHead title={t(messages.about)} />
            {job.description === null ? (
              <p className={styles.missing}>{t(messages.noDescription)}</p>
            ) : (
              <RichText html={job.description} />
            )}
          </section>
        </div>
      </div>
      {job.school !== null && (
        <section className={styles.after}>
          <SectionHead title={t(messages.school)} isFlush />
          <SchoolRows label={t(messages.school)} schools={[job.school]} level={3} />
        </section>
      )}
    </article>
  )
}

function JobTitle({
  job: { id, title, role, school, store, location, is_unreviewed: isUnreviewed },
}: {
  job: Job
}) {
  const t = useMessages(messages, jobRoleMessages)
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
        {store !== null && (
          <Link href={paths.store(store.id)} variant="inText" lang={languageOf(store.name)}>
            {store.name}
          </Link>
        )}
        <span className={styles.mark}>
          <MapPinIcon size="small" />
          {location}
        </span>
        <span className={styles.mark}>
          <BriefcaseIcon size="small" />
          {t(jobRoleMessages.roles[role])}
        </span>
        <UnreviewedMark isUnreviewed={isUnreviewed} />
      </p>
      <PageActions title={title} record={{ kind: 'job', id }} className={styles.actions} />
    </header>
  )
}

function ClosedNote({ closesOn }: { closesOn: string | null }) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <p className={jobStyles.closed}>
      <b>{t(messages.closedTitle)}</b>
      {closesOn !== null && (
        <span>{t(messages.closedOn(formatDay(closesOn, { withYear: true, locale })))}</span>
      )}
      <Link href={paths.jobs} variant="inText">
        {t(messages.openJobs)}
      </Link>
    </p>
  )
}
