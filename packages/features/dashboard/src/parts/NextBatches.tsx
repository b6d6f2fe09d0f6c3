import { accountPaths, minutesOf, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay, formatTimeOfDay, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Meter } from '@edbazaar/ui/Meter'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { DashboardTable } from './DashboardTable'
import type { OwnBatch } from './dashboard-types'
import { messages } from './messages'
import * as styles from './parts.css'

interface NextBatchesProps {
  batches: readonly OwnBatch[]
  /** The page with every batch. */
  href: string
}

/** The batches that meet next, with their seats. */
export function NextBatches({ batches, href }: NextBatchesProps) {
  const t = useMessages(messages)
  return (
    <div className={styles.part}>
      <SectionHead
        title={t(messages.nextBatches)}
        titleId="batches"
        more={{ label: t(messages.allBatches), href }}
        isFlush
      />
      {batches.length === 0 ? (
        <p className={styles.note}>{t(messages.noBatches)}</p>
      ) : (
        <DashboardTable
          aria-labelledby="batches"
          columns={[
            { heading: t(messages.batch) },
            { heading: t(messages.batchDay) },
            { heading: t(messages.batchTime) },
            { heading: t(messages.seats) },
            { heading: t(messages.fill) },
          ]}
        >
          {batches.map((batch) => (
            <Batch key={batch.id} batch={batch} />
          ))}
        </DashboardTable>
      )}
    </div>
  )
}

function Batch({ batch }: { batch: OwnBatch }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { id, name, product, seats, seats_left: left, next_on: day, start_time: start } = batch
  const taken = seats - left
  const words = t(messages.batchOf(name, product.name))
  return (
    <tr>
      <th scope="row" lang={languageOf(words)}>
        <Link variant="plain" href={accountPaths.batch(id)} className={styles.link}>
          {words}
        </Link>
      </th>
      <td>{day === null ? '' : formatDay(day, { isShort: true, locale })}</td>
      <td>{formatTimeOfDay(minutesOf(start), locale)}</td>
      <td>{t(messages.seatsOf(taken, seats))}</td>
      <td>
        <Meter
          className={styles.fillBar}
          label={t(messages.seatsTaken(taken, seats))}
          isLabelShown={false}
          percent={seats === 0 ? 0 : (100 * taken) / seats}
        />
      </td>
    </tr>
  )
}
