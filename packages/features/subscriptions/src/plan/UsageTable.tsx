import type { MyPlan } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { messages } from './messages'
import * as styles from './plan.css'
import { Units } from './Units'
import { type Audience, type UsageRow, usageRows } from './usage-rows'

interface UsageTableProps {
  mine: MyPlan
  audience: Audience
  /** Id of the section's heading. */
  titleId: string
}

/** The usage beside each limit, and the enquiries, which have none. */
export function UsageTable({ mine, audience, titleId }: UsageTableProps) {
  const t = useMessages(messages)
  return (
    <table className={styles.table} aria-labelledby={titleId}>
      <thead className={styles.usageHead}>
        <tr>
          <th scope="col" className={styles.headCell}>
            {t(messages.what)}
          </th>
          <th scope="col" className={styles.headCell}>
            {t(messages.inUse)}
          </th>
          <th scope="col" className={styles.headCell}>
            <VisuallyHidden>{t(messages.share)}</VisuallyHidden>
          </th>
          <th scope="col" className={styles.headCell}>
            {t(messages.note)}
          </th>
        </tr>
      </thead>
      <tbody>
        {usageRows(mine, audience).map((row) => (
          <Row key={row.kind} row={row} store={mine.usage.fullest_store?.name} />
        ))}
        <tr className={styles.usageRow}>
          <th scope="row" className={styles.usageName}>
            {t(messages.kinds.enquiries)}
          </th>
          <td className={styles.usageCount}>{formatCount(mine.usage.enquiries)}</td>
          <td className={styles.usageBar}>
            <span className={styles.noLimit}>{t(messages.noLimitOnAny)}</span>
          </td>
          <td className={styles.usageNote}>{t(messages.neverLimited)}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Row({ row, store }: { row: UsageRow; store: string | undefined }) {
  const t = useMessages(messages)
  const { kind, used, limit } = row
  const count =
    limit === null ? formatCount(used) : t(messages.usedOf(formatCount(used), formatCount(limit)))
  return (
    <tr className={styles.usageRow}>
      <th scope="row" className={styles.usageName}>
        {t(messages.kinds[kind])}
      </th>
      <td className={styles.usageCount}>{count}</td>
      <td className={styles.usageBar}>
        {limit === null ? (
          <span className={styles.noLimit}>{t(messages.noLimit)}</span>
        ) : (
          <Units row={row} label={count} />
        )}
      </td>
      <td className={styles.usageNote}>
        <Note row={row} />
        {kind === 'products' && used > 0 && store !== undefined && (
          <> {t(messages.fullest(store))}</>
        )}
      </td>
    </tr>
  )
}

function Note({ row: { kind, used, limit, state, over, left, percent } }: { row: UsageRow }) {
  const t = useMessages(messages)
  if (limit === null) return t(messages.noLimit)
  if (state === 'free') return t(messages.more(left))
  if (state === 'near') return t(messages.nearly(percent, left))
  return (
    <>
      <span className={styles.reached}>{t(over > 0 ? messages.over(over) : messages.reached)}</span>
      {used > 0 && <> {t(messages.stay[kind](used))}</>}
    </>
  )
}
