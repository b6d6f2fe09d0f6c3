import { languageOf } from '../../formatting/languages'
import type { ChartPoint } from '../../internal/chart/chart-types'
import * as styles from './BarChart.css'

/** More labels than this do not wrap; some are hidden instead. */
const mostWrapped = 10
/** Maximum number of labels in a wide and a narrow drawing. */
const shown = { wide: 12, narrow: 6 }

/** Labels below the bars. */
export function BarLabels({ points }: { points: readonly ChartPoint[] }) {
  const isWrapped = points.length <= mostWrapped
  const isShown = (index: number, most: number) =>
    index % Math.ceil(points.length / most) === 0 || undefined
  return (
    <ol className={styles.labels} aria-hidden="true" data-wrapped={isWrapped || undefined}>
      {points.map(({ label }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no id
          key={index}
          className={styles.label}
          data-wide={isWrapped || isShown(index, shown.wide)}
          data-narrow={isWrapped || isShown(index, shown.narrow)}
          lang={languageOf(label)}
        >
          <span className={styles.labelWords}>{label}</span>
        </li>
      ))}
    </ol>
  )
}
