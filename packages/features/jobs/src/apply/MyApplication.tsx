import { answerOf, type Job, type MyApplicationRow } from '@edbazaar/api-client'
import {
  apiAtom,
  applicationPaths,
  dayInIndia,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
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

function useMyApplication(jobId: number): MyApplicationRow | null {
  const api = useAtomValue(apiAtom)
  const [row, setRow] = useState<MyApplicationRow | null>(null)
  useEffect(() => {
    if (api === null) return undefined
    const stop = new AbortController()
    const params = { query: { job_id: jobId, per_page: 1 } }
    answerOf(api.GET('/my-applications', { params, signal: stop.signal })).then(
      ({ data }) => setRow(data[0] ?? null),
      // Without an answer the button stays: it opens an application that exists.
      () => undefined,
    )
    return () => stop.abort()
  }, [api, jobId])
  return row
}
