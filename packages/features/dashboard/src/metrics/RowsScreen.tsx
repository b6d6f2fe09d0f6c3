import { DataTable } from '@edbazaar/feature-list-kit/data-table'
import { accountPaths, paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import type { DataTableColumn } from '@edbazaar/ui/DataTable'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatCount, formatDay, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useLoaderData } from 'react-router-dom'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import { minutesInWords } from '../parts/minutes-in-words'
import * as parts from '../parts/parts.css'
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

type RecordRow = MetricRows['data'][number] & { readonly place: string }
type RecordColumn = 'record' | 'kind' | 'detail' | 'day' | 'number'

/** On a phone, each record is a card. */
function Table({ rows }: { rows: MetricRows }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const isTime = isAboutTime(rows.name)
  const nameOf = ({ label }: RecordRow) => (label === '' ? t(messages.rareWords) : label)
  const minutesOf = ({ minutes }: RecordRow) =>
    minutes === null ? t(messages.times.none) : minutesInWords(minutes)
  const columns: readonly DataTableColumn<RecordRow, RecordColumn>[] = [
    {
      id: 'record',
      header: t(messages.record),
      cell: (row) => <span lang={languageOf(nameOf(row))}>{nameOf(row)}</span>,
      wraps: true,
    },
    {
      id: 'kind',
      header: t(messages.kind),
      cell: ({ kind }) => t(messages.kinds[kind]),
      width: 140,
    },
    { id: 'detail', header: t(messages.detail), cell: ({ detail }) => detail, wraps: true },
    ...(rows.kind === 'flow'
      ? [
          {
            id: 'day' as const,
            header: t(messages.day),
            cell: ({ day }: RecordRow) =>
              day === null ? '' : formatDay(day, { locale, withYear: true }),
            width: 150,
          },
        ]
      : []),
    {
      id: 'number',
      header: t(isTime ? messages.time : messages.number),
      cell: (row) => (isTime ? minutesOf(row) : formatCount(row.n)),
      isNumeric: true,
      width: 110,
    },
  ]
  return (
    <DataTable
      caption={t(messages.names[rows.name])}
      columns={columns}
      rows={rows.data.map((row, at) => ({ ...row, place: `${rows.page}-${at}` }))}
      idOf={({ place }) => place}
      nameOf={nameOf}
      hrefOf={(row) => hrefOf(row) ?? undefined}
    />
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
  return kind === 'product' ? accountPaths.dashboardProduct(id) : null
}
