import type { MyApplicationRow } from '@edbazaar/api-client'
import { formatPay, jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { applicationPaths, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { isEnded } from '../states'
import { messages } from './messages'
import * as styles from './mine.css'
import { NextStep } from './NextStep'
import { StepLine } from './StepLine'

/** An application in the list: job, employer, pay, steps, and what happens next. */
export function ApplicationItem({ row }: { row: MyApplicationRow }) {
  const t = useMessages(messages, jobMessages)
  const { job, listing, state } = row
  const pay = formatPay(job, t)
  const href = applicationPaths.one(row.id)
  return (
    <li className={styles.item} data-ended={isEnded(state) || undefined}>
      <div className={styles.top}>
        <div className={styles.name}>
          <h2 className={styles.job} lang={languageOf(job.title)}>
            <Link href={href}>{job.title}</Link>
          </h2>
          <p className={styles.employer} lang={languageOf(listing.name)}>
            {[listing.name, listing.city].filter(Boolean).join(', ')}
          </p>
        </div>
        {pay !== null && <p className={styles.pay}>{pay}</p>}
        {row.has_unread && <Badge tone="accent">{t(messages.newMessage)}</Badge>}
      </div>
      {state !== 'draft' && <StepLine row={row} />}
      <NextStep row={row} />
      <p className={styles.actions}>
        <ButtonLink href={href} variant={state === 'draft' ? 'main' : 'quiet'}>
          {t(state === 'draft' ? messages.continueDraft : messages.open)}
        </ButtonLink>
      </p>
    </li>
  )
}
