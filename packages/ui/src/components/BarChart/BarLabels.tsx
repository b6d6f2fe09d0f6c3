import { languageOf } from '../../formatting/languages'
import type { ChartPoint } from '../../internal/chart/chart-types'
import * as styles from './BarChart.css'

/** Up to so many labels break into lines; more are thinned out. */
const mostWrapped = 10
/** About as many stand side by side in a wide and in a narrow drawing. */
const shown = { wide: 12, narrow: 6 }

/** Names under the bars, each in the room of its point. */
export function BarLabels({ points }: { points: readonly ChartPoint[] }) {
  const isWrapped = points.length <= mostWrapped
  const isShown = (index: number, most: number) =>
    index % Math.ceil(points.length / most) === 0 || undefined
  return (
    <ol className={styles.labels} aria-hidden="true" data-wrapped={isWrapped || undefined}>
      {points.map(({ label }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place
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
