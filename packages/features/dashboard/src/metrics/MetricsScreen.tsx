import { csvOf, downloadCsv } from '@edbazaar/feature-list-kit/csv'
import { useRequestedState } from '@edbazaar/feature-list-kit/url'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Button } from '@edbazaar/ui/Button'
import { formatDay, formatMoment } from '@edbazaar/ui/formatting'
import { DownloadIcon, PrinterIcon } from '@edbazaar/ui/Icon'
import { Select } from '@edbazaar/ui/Select'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import * as parts from '../parts/parts.css'
import { DemandSection } from './DemandSection'
import { HeadFigures } from './HeadFigures'
import type { LoadedMetrics, loadMetrics } from './load-metrics'
import { ModerationSection } from './ModerationSection'
import { messages } from './messages'
import type { Metrics } from './metric-types'
import * as styles from './metrics.css'
import { type MetricsState, metricsUrl, periods } from './period'
import { SearchSection } from './SearchSection'
import { SupplySection } from './SupplySection'

/** `/admin/overall-metrics`. */
export function MetricsScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadMetrics>()
  return (
    <PrivatePage
      loaded={loaded}
      access="admin"
      skeleton={<LoadingDashboard title={t(messages.title)} />}
    >
      {(page) => <Page {...page} />}
    </PrivatePage>
  )
}

function Page({ state, metrics }: LoadedMetrics) {
  const t = useMessages(messages)
  const locale = useLocale()
  const before = t(
    messages.days(
      formatDay(metrics.before_from, { locale }),
      formatDay(metrics.before_to, { locale }),
    ),
  )
  return (
    <div className={parts.page}>
      <header className={parts.head}>
        <div>
          <h1 className={parts.title}>{t(messages.title)}</h1>
          <CheckLine metrics={metrics} />
        </div>
        <div className={`${parts.tools} ${styles.screenOnly}`}>
          <Button onClick={() => window.print()}>
            <PrinterIcon size="small" />
            {t(messages.print)}
          </Button>
          <Button onClick={() => downloadCsv(csvOf(allLines(t, metrics)), 'overall-metrics.csv')}>
            <DownloadIcon size="small" />
            {t(messages.allCsv)}
          </Button>
        </div>
      </header>
      <Controls state={state} metrics={metrics} />
      <HeadFigures metrics={metrics} />
      <DemandSection metrics={metrics} before={before} />
      <ModerationSection metrics={metrics} />
      <SupplySection metrics={metrics} before={before} />
      <SearchSection metrics={metrics} before={before} />
      <p className={parts.note}>{t(messages.foot)}</p>
    </div>
  )
}

function CheckLine({ metrics: { check, counted_at: countedAt } }: { metrics: Metrics }) {
  const t = useMessages(messages)
  const locale = useLocale()
  if (countedAt === null) return <p className={styles.check}>{t(messages.notCounted)}</p>
  const moment = formatMoment(countedAt, { now: Date.parse(countedAt), locale })
  const names = check.differences.map(({ name }) => t(messages.names[name])).join(', ')
  return (
    <p className={styles.check}>
      {t(messages.asOf(moment.charAt(0).toLowerCase() + moment.slice(1)))}{' '}
      {names === '' ? (
        t(messages.noDifferences)
      ) : (
        <span className={styles.differs}>{t(messages.differences(names))}</span>
      )}
    </p>
  )
}

function Controls({ state, metrics }: LoadedMetrics) {
  const t = useMessages(messages)
  const locale = useLocale()
  const navigate = useNavigate()
  const requested = useRequestedState(metricsUrl, state)
  const change = (part: Partial<MetricsState>) =>
    void navigate(metricsUrl.pathOf({ ...requested, ...part }), { flushSync: true })
  const day = (text: string) => formatDay(text, { locale, withYear: true })
  return (
    <div className={styles.controls}>
      <Select
        label={t(messages.period)}
        hint={t(messages.days(day(metrics.from), day(metrics.to)))}
        value={requested.days}
        options={periods.map((days) => ({ value: days, label: t(messages.periods[days]) }))}
        onChange={({ currentTarget }) => {
          const days = periods.find((each) => each === currentTarget.value)
          if (days) change({ days })
        }}
      />
      <Select
        label={t(messages.compare)}
        hint={t(messages.days(day(metrics.before_from), day(metrics.before_to)))}
        value={requested.compare}
        options={(['before', 'year'] as const).map((compare) => ({
          value: compare,
          label: t(messages.compares[compare]),
        }))}
        onChange={({ currentTarget }) =>
          change({ compare: currentTarget.value === 'year' ? 'year' : 'before' })
        }
      />
    </div>
  )
}

/** Every metric with its parts. */
function allLines(t: ReturnType<typeof useMessages>, { metrics }: Metrics) {
  return [
    [t(messages.record), t(messages.kind), t(messages.value), t(messages.beforeColumn)],
    ...metrics.flatMap(({ name, value, before, parts: ofMetric }) => [
      [t(messages.names[name]), '', value, before],
      ...ofMetric.map((part) => [t(messages.names[name]), part.part, part.value, part.before]),
    ]),
  ]
}
