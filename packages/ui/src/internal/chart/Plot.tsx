import type { ReactNode } from 'react'
import * as styles from './plot.css'
import type { ValueAxis } from './value-axis'

interface PlotProps {
  axis: ValueAxis
  formatAxis: (value: number) => string
  /** The drawing with its reader. */
  children: ReactNode
  /** Under the drawing. */
  labels: ReactNode
  /** At its end. */
  ends?: ReactNode
}

/** The value axis, the drawing, and the labels at its foot. It runs from left to right everywhere. */
export function Plot({ axis, formatAxis, children, labels, ends }: PlotProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.plot}>
        <div className={styles.values} aria-hidden="true">
          {axis.ticks.toReversed().map((tick) => (
            <span key={tick} className={styles.value}>
              <span>{formatAxis(tick)}</span>
            </span>
          ))}
        </div>
        {children}
        {ends}
        {labels}
      </div>
    </div>
  )
}

/** Hairlines at the ticks; the one at zero is stronger. */
export function Gridlines({ axis: { ticks, at } }: { axis: ValueAxis }) {
  return ticks.map((tick) => {
    const y = `${100 - at(tick)}%`
    return (
      <line
        key={tick}
        {...{ x1: 0, x2: '100%', y1: y, y2: y }}
        className={styles.gridline}
        data-zero={tick === 0 || undefined}
      />
    )
  })
}
