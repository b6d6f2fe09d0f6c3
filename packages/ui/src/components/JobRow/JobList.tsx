import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './JobRow.css'

export interface JobListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Names the list for screen readers. */
  label: string
  /** Heads of the buttons at the end of each row; leave them out where rows have none.
   * @default [] */
  actionHeadings?: readonly string[]
  /** Whether the rows are still on their way. @default false */
  isLoading?: boolean
  /** `JobRow`s or `JobRowSkeleton`s. */
  children: ReactNode
}

/** Posts as a timetable: one column per question. It measures its own room. */
export function JobList({
  label,
  actionHeadings = [],
  isLoading = false,
  className,
  children,
  ...rest
}: JobListProps) {
  const hasActions = actionHeadings.length > 0
  return (
    <div className={joinClasses(layoutOf(actionHeadings.length), className)} {...rest}>
      <div className={styles.heads} aria-hidden="true">
        <span>Post</span>
        <span className={styles.headRight}>Pay a month</span>
        <span>Type</span>
        <span>Apply by</span>
        {hasActions && (
          <span className={styles.headActions}>
            {actionHeadings.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </span>
        )}
      </div>
      <ol aria-label={label} aria-busy={isLoading || undefined}>
        {children}
      </ol>
    </div>
  )
}

function layoutOf(actions: number) {
  if (actions === 0) return styles.list
  return actions === 1 ? styles.listWithActions.one : styles.listWithActions.two
}
