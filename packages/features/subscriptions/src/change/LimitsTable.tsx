import type { MyPlan, PlanChange } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import { messages as planMessages } from '../plan/messages'
import { planName } from '../plan/plan-name'
import * as styles from './change.css'
import { messages } from './messages'

interface LimitsTableProps {
  change: PlanChange
  usage: MyPlan['usage']
  /** Id of the section's heading. */
  titleId: string
}

const kinds = ['schools', 'stores', 'products', 'jobs', 'members'] as const

/** Each limit of both plans beside what is in use. */
export function LimitsTable({ change: { from, to }, usage, titleId }: LimitsTableProps) {
  const t = useMessages(messages, planMessages)
  const limit = (count: number | null) =>
    count === null ? t(planMessages.noLimit) : formatCount(count)
  return (
    <table className={styles.table} aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {t(messages.limit)}
          </th>
          <th scope="col" className={styles.numberHead}>
            {planName(from, t)}
          </th>
          <th scope="col" className={styles.numberHead}>
            {planName(to, t)}
          </th>
          <th scope="col" className={styles.numberHead}>
            {t(messages.inUse)}
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => {
          const next = to[kind]
          const isOver = next !== null && usage[kind] > next
          return (
            <tr key={kind}>
              <th scope="row" className={styles.name}>
                {t(planMessages.kinds[kind])}
                {isOver && <span className={styles.over}>{t(messages.more)}</span>}
              </th>
              <td className={styles.number}>{limit(from[kind])}</td>
              <td className={styles.newNumber}>{limit(next)}</td>
              <td className={styles.number}>{formatCount(usage[kind])}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
