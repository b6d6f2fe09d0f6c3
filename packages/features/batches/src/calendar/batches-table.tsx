import { batchDates, batchTimes as timesOf } from '@edbazaar/feature-catalogue-ui/batch-times'
import { csvOf } from '@edbazaar/feature-list-kit/csv'
import type { TableDefinition } from '@edbazaar/feature-list-kit/table'
import { accountPaths, type Translate } from '@edbazaar/feature-platform'
import { formatDay, type Locale, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import type { OwnBatch } from '../batch-types'
import { SeatStrip } from '../seats/SeatStrip'
import * as seatStyles from '../seats/seats.css'
import { shortDays } from '../times/times'
import { type BatchColumn, type BatchesState, batchTimes, tableUrl } from './batches-url'
import * as styles from './calendar.css'
import { messages } from './messages'

/** The table of the batches of all stores of a user. */
export function batchesTable(
  t: Translate,
  locale: Locale,
): TableDefinition<OwnBatch, BatchColumn, BatchesState> {
  return {
    id: 'my-batches',
    url: tableUrl,
    filters: [
      {
        name: 'time',
        label: t(messages.time),
        choices: batchTimes.map((value) => ({ value, label: t(messages.times[value]) })),
      },
    ],
    idOf: ({ id }) => String(id),
    nameOf: ({ name, product }) => `${name}, ${product.name}`,
    columns: [
      {
        id: 'name',
        width: '18%',
        header: t(messages.batch),
        cell: ({ name }) => <span lang={languageOf(name)}>{name}</span>,
        isSortable: true,
      },
      {
        id: 'product',
        width: '21%',
        header: t(messages.service),
        wraps: true,
        cell: ({ product, store }) => (
          <>
            <Link href={accountPaths.dashboardProduct(product.id)}>{product.name}</Link>
            <p className={styles.small}>{store.name}</p>
          </>
        ),
      },
      {
        id: 'days',
        width: '12%',
        header: t(messages.days),
        cell: (batch) => (
          <>
            {shortDays(batch.days, locale)}
            <p className={styles.small}>{timesOf(batch, locale)}</p>
          </>
        ),
      },
      {
        id: 'starts',
        width: '22%',
        header: t(messages.dates),
        wraps: true,
        cell: (batch) => (
          <>
            {batchDates(batch, batch.product.kind, t, locale)}
            <p className={styles.small}>
              {batch.next_on === null
                ? t(messages.ended)
                : t(messages.nextOn(formatDay(batch.next_on, { isShort: true, locale })))}
            </p>
          </>
        ),
        isSortable: true,
      },
      {
        id: 'seats',
        width: '18%',
        header: t(messages.seats),
        cell: (batch) => <Seats batch={batch} t={t} />,
        isSortable: true,
      },
      {
        id: 'enquiries',
        width: '9%',
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
  const taken = seats - left
  return (
    <div className={seatStyles.cellOf}>
      <span className={seatStyles.figures}>
        {taken}/{seats}
      </span>
      <SeatStrip
        label={t(messages.taken(taken, seats))}
        seats={seats}
        taken={{ confirmed: taken }}
      />
      <span className={seatStyles.note}>{t(left === 0 ? messages.full : messages.left(left))}</span>
    </div>
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
