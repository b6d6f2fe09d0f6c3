import { answerOf, type JobAlert } from '@edbazaar/api-client'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages } from '@edbazaar/feature-catalogue-ui/job-roles'
import { useRequest } from '@edbazaar/feature-form-kit'
import {
  apiAtom,
  dayInIndia,
  paths,
  showToastAtom,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { formatDay } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { jobsUrl } from '../jobs-state'
import { messages as jobsMessages } from '../messages'
import { criteriaTexts, listStateOf } from './alert-criteria'
import * as styles from './alerts.css'
import { messages } from './messages'

/** The alerts of the user, each with a button that ends it. */
export function MyJobAlerts() {
  const t = useMessages(messages, jobsMessages, jobMessages, jobRoleMessages)
  const { alerts, hasFailed, retry, remove } = useAlerts()
  return (
    <section>
      <SectionHead title={t(messages.mine)} isFlush />
      <p className={styles.intro}>{t(messages.mineText)}</p>
      {alerts === null && !hasFailed && (
        <>
          <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
          <Skeleton />
        </>
      )}
      {hasFailed && (
        <ErrorState
          title={t(messages.failed)}
          actions={
            <Button variant="main" onClick={retry}>
              {t(messages.retry)}
            </Button>
          }
        >
          {t(messages.failedText)}
        </ErrorState>
      )}
      {alerts?.length === 0 && (
        <EmptyState
          title={t(messages.none)}
          actions={<ButtonLink href={paths.jobs}>{t(messages.toJobs)}</ButtonLink>}
        >
          {t(messages.noneText)}
        </EmptyState>
      )}
      <ul>
        {alerts?.map((alert) => (
          <Alert key={alert.id} alert={alert} onEnded={() => remove(alert.id)} />
        ))}
      </ul>
    </section>
  )
}

function Alert({ alert, onEnded }: { alert: JobAlert; onEnded: () => void }) {
  const t = useMessages(messages, jobsMessages, jobMessages, jobRoleMessages)
  const locale = useLocale()
  const { run, isBusy } = useRequest()
  const showToast = useSetAtom(showToastAtom)
  const { id, every, criteria, place_name: placeName, last_run_on: lastRunOn } = alert
  const name = criteriaTexts(criteria, placeName, t).join(' · ')
  const day = (text: string) => formatDay(text, { withYear: true, locale })

  async function end() {
    const ended = await run((api) =>
      answerOf(api.DELETE('/users/my-job-alerts/{id}', { params: { path: { id } } })),
    )
    if (ended === null) return
    onEnded()
    showToast({ type: 'success', message: t(messages.ended) })
  }

  return (
    <li className={styles.alert}>
      <div className={styles.facts}>
        <Link href={jobsUrl.pathOf(listStateOf(criteria))} className={styles.name}>
          {name}
        </Link>
        <p className={styles.line}>
          <span>{t(messages.frequencies[every])}</span>
          <span>{t(messages.since(day(dayInIndia(alert.created_at))))}</span>
          {lastRunOn !== null && <span>{t(messages.lastRun(day(lastRunOn)))}</span>}
          {!alert.is_confirmed && <Badge tone="accent">{t(messages.waiting)}</Badge>}
        </p>
      </div>
      <Button aria-label={t(messages.endNamed(name))} loading={isBusy} onClick={() => void end()}>
        {t(messages.end)}
      </Button>
    </li>
  )
}

function useAlerts() {
  const api = useAtomValue(apiAtom)
  const [alerts, setAlerts] = useState<readonly JobAlert[] | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (api === null) return
    const ending = new AbortController()
    const load = async () => {
      setHasFailed(false)
      try {
        const { data } = await answerOf(api.GET('/users/my-job-alerts', { signal: ending.signal }))
        setAlerts(data)
      } catch {
        if (!ending.signal.aborted) setHasFailed(true)
      }
    }
    void load()
    return () => ending.abort()
  }, [api, attempt])
  return {
    alerts,
    hasFailed,
    retry: () => setAttempt((current) => current + 1),
    remove: (id: number) =>
      setAlerts((current) => current?.filter((alert) => alert.id !== id) ?? null),
  }
}
