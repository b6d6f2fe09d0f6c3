import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './JobRow.css'

export interface JobListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Accessible name of the list. */
  label: string
  /** Column headings of the buttons at the end of each row; omit them if rows have no buttons.
   * @default [] */
  actionHeadings?: readonly string[]
  /** Whether the rows are loading. @default false */
  isLoading?: boolean
  /** `JobRow`s or `JobRowSkeleton`s. */
  children: ReactNode
}

/** Jobs as a table-like list. Its layout depends on its own width. */
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
