import { accountPaths, minutesOf, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay, formatTimeOfDay, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Meter } from '@edbazaar/ui/Meter'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { DashboardTable } from './DashboardTable'
import type { OwnBatch } from './dashboard-types'
import { messages } from './messages'
import * as styles from './parts.css'
import * as stackedStyles from './stacked-table.css'
import { roles } from './table-roles'

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
          isStacked
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
    <tr {...roles.row}>
      <th {...roles.name} scope="row" lang={languageOf(words)}>
        <Link variant="plain" href={accountPaths.batch(id)} className={styles.link}>
          {words}
        </Link>
      </th>
      <td {...roles.cell} className={stackedStyles.dayCell}>
        {day === null ? '' : formatDay(day, { isShort: true, locale })}
      </td>
      <td {...roles.cell}>{formatTimeOfDay(minutesOf(start), locale)}</td>
      <td {...roles.cell}>{t(messages.seatsOf(taken, seats))}</td>
      <td {...roles.cell} className={stackedStyles.fillCell}>
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
