import { answerOf, type JobAlert } from '@edbazaar/api-client'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages } from '@edbazaar/feature-catalogue-ui/job-roles'
import { useRequest } from '@edbazaar/feature-form-kit'
import {
  dayInIndia,
  paths,
  showToastAtom,
  useLoaded,
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
import { useSetAtom } from 'jotai'
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
  const { state, value, reload, update } = useLoaded(
    (api, signal) => answerOf(api.GET('/users/my-job-alerts', { signal })),
    'alerts',
  )
  return {
    alerts: value?.data ?? null,
    hasFailed: state === 'failed',
    retry: reload,
    remove: (id: number) =>
      update((list) => ({ ...list, data: list.data.filter((alert) => alert.id !== id) })),
  }
}
