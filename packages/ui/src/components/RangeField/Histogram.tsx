import * as styles from './RangeField.css'

interface HistogramProps {
  /** Results in each step from the lowest to the highest. */
  counts: readonly number[]
  /** The selected range, each end from 0 to 1. */
  from: number
  to: number
}

const height = 56

/** Bars with the number of results in each step; the selected range is coloured. */
export function Histogram({ counts, from, to }: HistogramProps) {
  const tallest = Math.max(1, ...counts)
  const slot = 100 / counts.length
  return (
    <svg className={styles.bars} width="100%" height={height} aria-hidden="true">
      {counts.map((count, index) => {
        const middle = (index + 0.5) / counts.length
        // Minimum height, so that small values stay visible.
        const tall = count === 0 ? 0 : Math.max(2, Math.round((count / tallest) * height))
        return (
          <rect
            key={middle}
            className={middle >= from && middle <= to ? styles.barIn : styles.bar}
            x={`${index * slot}%`}
            y={height - tall}
            width={`${slot * 0.85}%`}
            height={tall}
          />
        )
      })}
    </svg>
  )
}
