import * as styles from './RangeField.css'

interface HistogramProps {
  /** Results in each step from the lowest to the highest. */
  counts: readonly number[]
  /** The beginning of each bar, from 0 to 1. */
  edges: readonly number[]
  /** The selected range, each end from 0 to 1. */
  from: number
  to: number
}

const height = 56

/** Bars with the number of results in each step; the selected range is coloured. */
export function Histogram({ counts, edges, from, to }: HistogramProps) {
  const tallest = Math.max(1, ...counts)
  return (
    <svg className={styles.bars} width="100%" height={height} aria-hidden="true">
      {counts.map((count, index) => {
        const [start = 0, end = 1] = edges.slice(index, index + 2)
        const middle = (start + end) / 2
        // Minimum height, so that small values stay visible.
        const tall = count === 0 ? 0 : Math.max(2, Math.round((count / tallest) * height))
        return (
          <rect
            key={middle}
            className={middle >= from && middle <= to ? styles.barIn : styles.bar}
            x={`${start * 100}%`}
            y={height - tall}
            width={`${(end - start) * 85}%`}
            height={tall}
          />
        )
      })}
    </svg>
  )
}
