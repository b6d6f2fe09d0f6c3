import { answerOf, type Job, type MyApplicationRow } from '@edbazaar/api-client'
import {
  applicationPaths,
  dayInIndia,
  useLoaded,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import type { ReactNode } from 'react'
import * as jobStyles from '../jobs.css'
import { applyMessages } from './messages'

interface MyApplicationProps {
  job: Job
  /** Shown while it is not known, or if there is no application. */
  otherwise: ReactNode
}

/** The way to the signed-in user's draft or application for a job. */
export default function MyApplication({ job, otherwise }: MyApplicationProps) {
  const t = useMessages(applyMessages)
  const locale = useLocale()
  const row = useMyApplication(job.id)
  if (row === null || (row.state === 'draft' && !job.can_apply)) return otherwise
  if (row.submitted_at === null)
    return (
      <div className={jobStyles.application}>
        <ButtonLink href={applicationPaths.one(row.id)} variant="main">
          {t(applyMessages.continueDraft)}
        </ButtonLink>
      </div>
    )
  const day = formatDay(dayInIndia(row.submitted_at), { locale })
  return (
    <div className={jobStyles.application}>
      <p className={jobStyles.applied}>{t(applyMessages.appliedOn(day))}</p>
      <ButtonLink href={applicationPaths.one(row.id)} variant="main">
        {t(applyMessages.seeApplication)}
      </ButtonLink>
    </div>
  )
}

/** Null without an answer: the button that stays opens an application that exists. */
function useMyApplication(jobId: number): MyApplicationRow | null {
  const params = { query: { job_id: jobId, per_page: 1 } }
  const { value } = useLoaded(
    (api, signal) => answerOf(api.GET('/my-applications', { params, signal })),
    jobId,
  )
  return value?.data[0] ?? null
}
