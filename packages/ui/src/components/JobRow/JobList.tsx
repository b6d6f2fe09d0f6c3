import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './JobRow.css'

export interface JobListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Names the list for screen readers. */
  label: string
  /** Whether the rows are still on their way. @default false */
  isLoading?: boolean
  /** `JobRow`s or `JobRowSkeleton`s. */
  children: ReactNode
}

/** Posts as a timetable: one column per question. It measures its own room. */
export function JobList({ label, isLoading = false, className, children, ...rest }: JobListProps) {
  return (
    <div className={joinClasses(styles.list, className)} {...rest}>
      <div className={styles.heads} aria-hidden="true">
        <span>Post</span>
        <span className={styles.headRight}>Pay a month</span>
        <span>Type</span>
        <span>Apply by</span>
      </div>
      <ol aria-label={label} aria-busy={isLoading || undefined}>
        {children}
      </ol>
    </div>
  )
}
