import { accountPaths, todayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { formatDay, formatMoment, weekdayName } from '@edbazaar/ui/formatting'
import { useRevalidator } from 'react-router-dom'
import * as parts from '../parts/parts.css'
import { ErrorTable, ImportTable } from './ErrorTable'
import { messages } from './messages'
import { QueueTable } from './QueueTable'
import { SiteCharts } from './SiteCharts'
import { SystemLists } from './SystemLists'
import type { SiteStatus } from './status-types'

interface AdminHomeProps {
  status: SiteStatus
  /** Whether the admin also has listings of their own. */
  hasListings: boolean
}

/** `/dashboard` for an admin: queues, errors and the state of the site. */
export function AdminHome({ status, hasListings }: AdminHomeProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { revalidate, state } = useRevalidator()
  const now = Date.parse(status.as_of)
  const today = todayInIndia(new Date(now))
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7
  const time = formatMoment(status.as_of, { now, locale }).split(', ').at(-1) ?? ''
  return (
    <div className={parts.page}>
      <header className={parts.head}>
        <h1 className={parts.title}>
          {weekdayName(weekday, locale)}, {formatDay(today, { locale })}
        </h1>
        <div className={parts.tools}>
          <span className={parts.quiet}>{t(messages.asOf(time))}</span>
          <Button loading={state === 'loading'} onClick={() => void revalidate()}>
            {t(messages.reload)}
          </Button>
          <ButtonLink href={accountPaths.auditLog}>{t(messages.auditLog)}</ButtonLink>
          {hasListings && (
            <ButtonLink href={accountPaths.dashboardListings('school')}>
              {t(messages.ownListings)}
            </ButtonLink>
          )}
        </div>
      </header>
      <div className={parts.day}>
        <QueueTable queues={status.queues} now={now} />
        <SystemLists status={status} now={now} />
      </div>
      <SiteCharts status={status} />
      <ErrorTable status={status} now={now} />
      <ImportTable status={status} now={now} />
    </div>
  )
}
