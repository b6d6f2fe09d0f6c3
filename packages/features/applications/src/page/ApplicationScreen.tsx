import type { MyApplication } from '@edbazaar/api-client'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { applicationPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useState } from 'react'
import { ApplyForm } from '../apply/ApplyForm'
import * as styles from '../detail/detail.css'
import { messages } from '../detail/messages'
import { SentApplication } from '../detail/SentApplication'
import { messages as mineMessages } from '../mine/messages'
import { payText } from '../mine/pay-text'

/** One application: the form while it is a draft, otherwise its state and history. */
export function ApplicationScreen({ loaded }: { loaded: MyApplication }) {
  const t = useMessages(messages, mineMessages, jobMessages)
  const [application, setApplication] = useState(loaded)
  const { row } = application
  const { job, listing } = row
  const pay = payText(job, t)
  const isDraft = row.state === 'draft'
  return (
    <div className={styles.page}>
      <PageHead
        look="name"
        title={isDraft ? t(messages.applyFor(job.title)) : job.title}
        above={
          <Link href={applicationPaths.mine} variant="inText">
            {t(messages.back)}
          </Link>
        }
      >
        <p className={styles.line}>
          <span lang={languageOf(listing.name)}>
            {[listing.name, job.location].filter(Boolean).join(', ')}
          </span>
          {pay !== null && <span className={styles.pay}>{pay}</span>}
          <Link href={paths.job(job.id)} variant="inText">
            {t(messages.seeJob)}
          </Link>
        </p>
      </PageHead>
      {isDraft ? (
        <ApplyForm application={application} onChange={setApplication} />
      ) : (
        <SentApplication application={application} onChange={setApplication} />
      )}
    </div>
  )
}
