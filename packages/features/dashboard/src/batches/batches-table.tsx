import { csvOf } from '@edbazaar/feature-list-kit/csv'
import {
  choiceField,
  pageField,
  sortField,
  type TableDefinition,
  type TableState,
  textField,
  urlState,
} from '@edbazaar/feature-list-kit/table'
import { valueField } from '@edbazaar/feature-list-kit/url'
import { accountPaths, type Translate } from '@edbazaar/feature-platform'
import { formatDay, formatTimeOfDay, formatWeekdaySpan, type Locale } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Meter } from '@edbazaar/ui/Meter'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import type { OwnBatch } from '../parts/dashboard-types'
import { idIn } from '../parts/ids'
import { minutesOf } from '../parts/minutes-of'
import * as styles from '../parts/parts.css'
import { messages } from './messages'

export type BatchColumn = 'name' | 'service' | 'days' | 'starts' | 'next' | 'seats' | 'enquiries'

export interface BatchesState extends TableState<BatchColumn> {
  time: 'running' | 'upcoming' | 'ended' | null
  store: number | null
  service: number | null
}

const batchTimes = ['running', 'upcoming', 'ended'] as const
const idField = valueField<number | null>(null, idIn)

export const batchesUrl = urlState<BatchesState>(accountPaths.dashboardBatches, {
  q: textField(),
  time: choiceField<BatchesState['time']>(batchTimes, null),
  store: idField,
  service: idField,
  sort: sortField<BatchColumn>(['name', 'starts', 'seats'], {
    column: 'starts',
    direction: 'ascending',
  }),
  page: pageField(),
})

/** The query of the API. */
export function batchQuery({ q, time, store, service, sort, page }: BatchesState) {
  const column: 'name' | 'seats' | 'starts' =
    sort.column === 'name' || sort.column === 'seats' ? sort.column : 'starts'
  const order: typeof column | `-${typeof column}` =
    sort.direction === 'descending' ? `-${column}` : column
  return {
    sort: order,
    page,
    ...(q !== '' && { q }),
    ...(time !== null && { time }),
    ...(store !== null && { store_id: store }),
    ...(service !== null && { product_id: service }),
  }
}

const weekdayNumbers = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 } as const

/** The table of the batches of all stores of a user. */
export function batchesTable(
  t: Translate,
  locale: Locale,
  stores: readonly OwnBatch['store'][],
): TableDefinition<OwnBatch, BatchColumn, BatchesState> {
  const days = (batch: OwnBatch) =>
    formatWeekdaySpan(
      batch.days.map((day) => weekdayNumbers[day]),
      locale,
    )
  const times = ({ start_time: from, end_time: to }: OwnBatch) =>
    `${formatTimeOfDay(minutesOf(from), locale)}–${formatTimeOfDay(minutesOf(to), locale)}`
  const span = ({ starts_on: from, ends_on: to }: OwnBatch) =>
    to === null
      ? t(messages.from(formatDay(from, { isShort: true, withYear: true, locale })))
      : `${formatDay(from, { isShort: true, locale })} – ${formatDay(to, { isShort: true, withYear: true, locale })}`
  return {
    id: 'my-batches',
    url: batchesUrl,
    filters: [
      {
        name: 'time',
        label: t(messages.time),
        choices: batchTimes.map((value) => ({ value, label: t(messages.times[value]) })),
      },
      ...(stores.length > 1
        ? [
            {
              name: 'store' as const,
              label: t(messages.store),
              choices: stores.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]
        : []),
    ],
    idOf: ({ id }) => String(id),
    nameOf: ({ name, product }) => `${name}, ${product.name}`,
    columns: [
      {
        id: 'name',
        header: t(messages.batch),
        cell: ({ name }) => name,
        isSortable: true,
      },
      {
        id: 'service',
        header: t(messages.service),
        cell: ({ product, store }) => (
          <>
            <Link href={accountPaths.dashboardService(product.id)}>{product.name}</Link>
            <p className={styles.stepText}>{store.name}</p>
          </>
        ),
        width: '28%',
      },
      {
        id: 'days',
        header: t(messages.days),
        cell: (batch) => (
          <>
            {days(batch)}
            <p className={styles.stepText}>{times(batch)}</p>
          </>
        ),
        width: '22%',
      },
      {
        id: 'starts',
        header: t(messages.dates),
        width: '16%',
        cell: span,
        isSortable: true,
      },
      {
        id: 'next',
        header: t(messages.next),
        cell: ({ next_on: day }) =>
          day === null ? t(messages.ended) : formatDay(day, { isShort: true, locale }),
      },
      {
        id: 'seats',
        header: t(messages.seats),
        cell: (batch) => <Seats batch={batch} t={t} />,
        isSortable: true,
      },
      {
        id: 'enquiries',
        header: t(messages.enquiries),
        cell: ({ id, name, enquiries }) => (
          <Link href={accountPaths.batchEnquiries(id)}>
            {enquiries}
            <VisuallyHidden>
              {' '}
              {t(messages.enquiries)}, {name}
            </VisuallyHidden>
          </Link>
        ),
        isNumeric: true,
      },
    ],
  }
}

function Seats({ batch, t }: { batch: OwnBatch; t: Translate }) {
  const { seats, seats_left: left } = batch
  const words = t(messages.taken(seats - left, seats))
  return (
    <>
      {words}
      <Meter label={words} isLabelShown={false} percent={(100 * (seats - left)) / seats} />
    </>
  )
}

/** Every batch as CSV. */
export const batchesCsv = (t: Translate, batches: readonly OwnBatch[]): string =>
  csvOf([
    [
      t(messages.batch),
      t(messages.service),
      t(messages.store),
      t(messages.days),
      t(messages.starts),
      t(messages.ends),
      t(messages.next),
      t(messages.seats),
      t(messages.seatsTaken),
      t(messages.enquiries),
    ],
    ...batches.map((batch) => [
      batch.name,
      batch.product.name,
      batch.store.name,
      `${batch.days.join(' ')} ${batch.start_time}-${batch.end_time}`,
      batch.starts_on,
      batch.ends_on,
      batch.next_on,
      batch.seats,
      batch.seats - batch.seats_left,
      batch.enquiries,
    ]),
  ])
