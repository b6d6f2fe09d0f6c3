import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './PriorityBars.css'
import type { PriorityLevel } from './priority-levels'

export interface PriorityBarsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number of filled bars. */
  level: PriorityLevel
  /** The priority in a word: "High". */
  label: string
}

const bars = { low: 1, medium: 2, high: 3 } as const

/** A priority as rising bars with its word. */
export function PriorityBars({ level, label, className, ...rest }: PriorityBarsProps) {
  return (
    <span data-level={level} className={joinClasses(styles.priority, className)} {...rest}>
      <svg className={styles.bars} viewBox="0 0 14 12" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            className={bar < bars[level] ? styles.filled : styles.bar}
            x={0.5 + bar * 5}
            y={8 - bar * 3.75}
            width="3"
            height={3.5 + bar * 3.75}
          />
        ))}
      </svg>
      {label}
    </span>
  )
}
