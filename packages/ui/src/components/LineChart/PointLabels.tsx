import { languageOf } from '../../formatting/languages'
import type { ChartPoint } from '../../internal/chart/chart-types'
import * as styles from '../../internal/chart/plot.css'
import { labelled } from '../../internal/chart/positions'
import { shortened } from '../../internal/chart/summary'
import { anchorAt } from './LineDrawing'

/** Minimum distance between labels, as a percentage of a wide and a narrow drawing. */
const gaps = { wide: 12, narrow: 30 }
const mostLetters = 12

interface PointLabelsProps {
  points: readonly ChartPoint[]
  positions: readonly number[]
}

/** Labels of the horizontal axis, fewer in a narrow drawing. */
export function PointLabels({ points, positions }: PointLabelsProps) {
  const wide = labelled(positions, gaps.wide)
  const narrow = labelled(positions, gaps.narrow)
  return (
    <svg className={styles.labels} aria-hidden="true">
      {points.map(({ label }, index) => {
        const position = positions[index] ?? 0
        return wide.has(index) || narrow.has(index) ? (
          <text
            key={position}
            x={`${position}%`}
            y={20}
            textAnchor={anchorAt(position)}
            className={styles.label}
            data-wide={wide.has(index) || undefined}
            data-narrow={narrow.has(index) || undefined}
            lang={languageOf(label)}
          >
            {shortened(label, mostLetters)}
          </text>
        ) : null
      })}
    </svg>
  )
}
