import { Skeleton } from '../Skeleton/Skeleton'
import * as styles from './DataTable.css'
import { roles } from './roles'
import type { HeadView } from './use-data-table'

interface SkeletonRowsProps<Row> {
  heads: readonly HeadView<Row>[]
  count: number
  canSelect: boolean
  hasActions: boolean
}

/** Rows with the height of real rows, so that nothing moves when those load. */
export function SkeletonRows<Row>({ heads, count, canSelect, hasActions }: SkeletonRowsProps<Row>) {
  return (
    <tbody {...roles.rowGroup} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are identical
        <tr key={place} {...roles.row} className={styles.row}>
          {canSelect && <td {...roles.cell} className={styles.pickCell} />}
          {heads.map(({ column }, at) => (
            <td
              key={column.id}
              {...roles.cell}
              className={at === 0 ? styles.name : styles.cell}
              data-label={at === 0 ? undefined : column.header}
              data-numeric={column.isNumeric || undefined}
            >
              <span className={styles.value}>
                <Skeleton width={at === 0 ? 'most' : 'half'} className={styles.bar} />
              </span>
            </td>
          ))}
          {hasActions && <td {...roles.cell} className={styles.actions} />}
        </tr>
      ))}
    </tbody>
  )
}
