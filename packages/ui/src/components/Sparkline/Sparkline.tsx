import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Sparkline.css'
import {
  type SparklineKind,
  sparklineBars,
  sparklinePath,
  sparklineScale,
} from './sparkline-shapes'

export interface SparklineProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Text alternative: "Listing views by day, lowest 210, highest 473". */
  label: string
  /** Values at equal distances; null for a missing value. */
  values: readonly (number | null)[]
  /** @default 'line' */
  kind?: SparklineKind
  /** Marks the last value as incomplete, such as today. @default false */
  isLastOpen?: boolean
  /** Shown below: "highest day 473". */
  caption?: string | undefined
}

/** A small chart without axes, shown next to a figure. */
export function Sparkline({
  label,
  values,
  kind = 'line',
  isLastOpen = false,
  caption,
  className,
  ...rest
}: SparklineProps) {
  const drawing = { values, isLastOpen }
  const zero = `${sparklineScale(values).y(0)}%`
  return (
    <figure className={joinClasses(styles.sparkline, className)} {...rest}>
      <svg role="img" aria-label={label} className={styles.drawing}>
        <line x1="0" x2="100%" y1={zero} y2={zero} className={styles.baseline} />
        {kind === 'bars' ? <Bars {...drawing} /> : <Line {...drawing} />}
      </svg>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

type DrawingProps = Required<Pick<SparklineProps, 'values' | 'isLastOpen'>>

function Line({ values, isLastOpen }: DrawingProps) {
  const { x, y } = sparklineScale(values)
  const last = values.findLastIndex((value) => value !== null)
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        <path d={sparklinePath(values)} className={styles.line} />
      </svg>
      {last >= 0 && (
        <circle
          cx={`${x(last)}%`}
          cy={`${y(values[last] ?? 0)}%`}
          r="3.5"
          className={styles.end}
          data-open={isLastOpen || undefined}
        />
      )}
    </>
  )
}

function Bars({ values, isLastOpen }: DrawingProps) {
  return sparklineBars(values).map((bar, index) =>
    bar === null ? null : (
      <rect
        key={bar.x}
        x={`${bar.x}%`}
        y={`${bar.y}%`}
        width={`${bar.width}%`}
        height={`${bar.height}%`}
        className={styles.bar}
        data-open={(isLastOpen && index === values.length - 1) || undefined}
      />
    ),
  )
}
