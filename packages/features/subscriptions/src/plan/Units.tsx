import * as styles from './plan.css'
import type { UsageRow } from './usage-rows'

/** More units than this are one bar. */
const maxUnits = 15

interface UnitsProps {
  row: UsageRow
  /** "3 of 5". */
  label: string
}

/** One cell for each unit of a limit, or a bar for a large one. A reached limit has its own colour. */
export function Units({ row: { used, limit, state, percent }, label }: UnitsProps) {
  const look = state === 'full' ? 'full' : 'used'
  return (
    <div role="img" aria-label={label} className={styles.units}>
      {limit === null || limit > maxUnits || limit === 0 ? (
        <div className={styles.bar}>
          <div
            className={styles.barLooks[look]}
            ref={(bar) => bar?.style.setProperty('inline-size', `${percent}%`)}
          />
        </div>
      ) : (
        Array.from({ length: limit }, (_, unit) => (
          <span key={unit} className={styles.unitLooks[unit < used ? look : 'empty']} />
        ))
      )}
    </div>
  )
}
