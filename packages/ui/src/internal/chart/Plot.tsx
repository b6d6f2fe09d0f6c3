import type { ReactNode } from 'react'
import * as styles from './plot.css'
import { ShortNumber } from './ShortNumber'
import type { ValueAxis } from './value-axis'

interface PlotProps {
  axis: ValueAxis
  /** @default formatShortNumber, in the locale of the page */
  formatAxis: ((value: number) => string) | undefined
  /** The drawing with its point reader. */
  children: ReactNode
  /** Labels of the horizontal axis. */
  labels: ReactNode
  /** Names at the ends of lines. */
  ends?: ReactNode
}

/** Layout of the axes and the drawing. Always left to right. */
export function Plot({ axis, formatAxis, children, labels, ends }: PlotProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.plot}>
        <div className={styles.values} aria-hidden="true">
          {axis.ticks.toReversed().map((tick) => (
            <span key={tick} className={styles.value}>
              <span>
                {formatAxis === undefined ? <ShortNumber value={tick} /> : formatAxis(tick)}
              </span>
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

/** Horizontal lines at the ticks. */
export function Gridlines({ axis: { ticks, at } }: { axis: ValueAxis }) {
  return ticks.map((tick) => {
    const y = `${100 - at(tick)}%`
    return (
      <line
        key={tick}
        x1={0}
        x2="100%"
        y1={y}
        y2={y}
        className={styles.gridline}
        data-zero={tick === 0 || undefined}
      />
    )
  })
}
