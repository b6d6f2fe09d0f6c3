import { accountPaths, paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatCount, formatDay, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Pagination } from '@edbazaar/ui/Pagination'
import { useLoaderData } from 'react-router-dom'
import { minutesInWords } from '../parts/durations'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import * as parts from '../parts/parts.css'
import { TableFrame } from '../parts/TableFrame'
import type { LoadedRows, loadMetricRows } from './load-metrics'
import { messages } from './messages'
import { partName, rowsPath } from './metric-names'
import type { MetricRows } from './metric-types'
import { metricsPath } from './period'

/** `/admin/overall-metrics/{name}`: the records that a figure counts. */
export function RowsScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadMetricRows>()
  return (
    <PrivatePage
      loaded={loaded}
      access="admin"
      skeleton={<LoadingDashboard title={t(messages.title)} />}
    >
      {(page) => <Rows {...page} />}
    </PrivatePage>
  )
}

function Rows({ rows, part }: LoadedRows) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { name, kind, from, to, total, n_rows: count, page, totalPages, per_page: perPage } = rows
  const days = t(
    messages.days(
      formatDay(from, { locale, withYear: true }),
      formatDay(to, { locale, withYear: true }),
    ),
  )
  const ofPart = part === null ? null : partName(name, part)
  const partText = ofPart === null || typeof ofPart === 'string' ? ofPart : t(ofPart)
  const now = partText === null ? t(messages.asOfNow) : t(messages.partNow(partText))
  const about = kind === 'flow' ? [partText, days].filter(Boolean).join(', ') : now
  return (
    <div className={parts.page}>
      <div>
        <PageHead
          title={t(messages.names[name])}
          standfirst={t(messages.definitions[name])}
          above={<Link href={metricsPath}>{t(messages.title)}</Link>}
        >
          <p className={parts.headText}>
            {about}:{' '}
            {t(
              total === count
                ? messages.rows(count, formatCount(count))
                : messages.rowsOf(formatCount(total), count, formatCount(count)),
            )}
          </p>
        </PageHead>
        {count === 0 ? <EmptyState title={t(messages.noRows)} /> : <Table rows={rows} />}
        {totalPages > 1 && (
          <Pagination
            label={t(messages.pages)}
            page={page}
            lastPage={totalPages}
            perPage={perPage}
            total={count}
            hrefOf={(number) => `${rowsPath(name, rows, part ?? undefined)}&page=${number}`}
          />
        )}
      </div>
    </div>
  )
}

function Table({ rows }: { rows: MetricRows }) {
  const t = useMessages(messages)
  return (
    <TableFrame aria-label={t(messages.names[rows.name])}>
      <table className={parts.table} aria-label={t(messages.names[rows.name])}>
        <thead>
          <tr>
            <th scope="col">{t(messages.record)}</th>
            <th scope="col">{t(messages.kind)}</th>
            <th scope="col">{t(messages.detail)}</th>
            {rows.kind === 'flow' && <th scope="col">{t(messages.day)}</th>}
            <th scope="col" className={parts.number}>
              {t(isAboutTime(rows.name) ? messages.time : messages.number)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.data.map((row, at) => (
            <Row key={`${rows.page}-${at}`} row={row} rows={rows} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

function Row({ row, rows }: { row: MetricRows['data'][number]; rows: MetricRows }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { kind, label, detail, day, n, minutes } = row
  const time = minutes === null ? t(messages.times.none) : minutesInWords(minutes)
  const href = hrefOf(row)
  const name = label === '' ? t(messages.rareWords) : label
  return (
    <tr>
      <th scope="row" lang={languageOf(name)}>
        {href === null ? name : <Link href={href}>{name}</Link>}
      </th>
      <td>{t(messages.kinds[kind])}</td>
      <td>{detail}</td>
      {rows.kind === 'flow' && (
        <td>{day === null ? '' : formatDay(day, { locale, withYear: true })}</td>
      )}
      <td className={parts.number}>{isAboutTime(rows.name) ? time : formatCount(n)}</td>
    </tr>
  )
}

/** Whether the rows of a metric say how long something took. */
const isAboutTime = (name: MetricRows['name']) =>
  name === 'answer_times' || name === 'decision_times'

/** The dashboard of a listing, or the results of a search. */
function hrefOf({ kind, id, label }: MetricRows['data'][number]): string | null {
  if (kind === 'query') return label === '' ? null : paths.searchFor(label)
  if (id === null) return null
  if (kind === 'school' || kind === 'store') return accountPaths.dashboardListing({ kind, id })
  return kind === 'product' ? accountPaths.dashboardService(id) : null
}
