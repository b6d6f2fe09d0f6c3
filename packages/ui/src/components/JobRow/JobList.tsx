import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './JobRow.css'
import { defaultLabels, type JobLabels } from './labels'

export interface JobListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Accessible name of the list. */
  label: string
  /** Column headings of the buttons at the end of each row; omit them if rows have no buttons.
   * @default [] */
  actionHeadings?: readonly string[]
  /** Whether the rows are loading. @default false */
  isLoading?: boolean
  /** Texts of the list, the same for the list and its rows. @default English */
  labels?: Partial<JobLabels> | undefined
  /** `JobRow`s or `JobRowSkeleton`s. */
  children: ReactNode
}

/** Jobs as a table-like list. Its layout depends on its own width. */
export function JobList({
  label,
  actionHeadings = [],
  isLoading = false,
  labels: givenLabels,
  className,
  children,
  ...rest
}: JobListProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const hasActions = actionHeadings.length > 0
  return (
    <div className={joinClasses(layoutOf(actionHeadings.length), className)} {...rest}>
      <div className={styles.heads} aria-hidden="true">
        <span>{labels.post}</span>
        <span className={styles.headRight}>{labels.pay}</span>
        <span>{labels.type}</span>
        <span>{labels.applyBy}</span>
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
