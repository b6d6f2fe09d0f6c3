import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './SchoolRow.css'

export interface SchoolListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Names the list for screen readers. */
  label: string
  /** Whether the rows tell a distance: only where a place was asked for. @default true */
  hasDistance?: boolean
  /** Heads of the buttons at the end of each row; leave them out where rows have none. */
  actionHeads?: readonly string[]
  /** Whether the rows are still on their way. @default false */
  isLoading?: boolean
  /** `SchoolRow`s or `SchoolRowSkeleton`s. */
  children: ReactNode
}

/**
 * Schools as a timetable: one column per question. It measures its own room, so the same list
 * serves a page, a column beside a map and a phone.
 */
export function SchoolList({
  label,
  hasDistance = true,
  actionHeads = [],
  isLoading = false,
  className,
  children,
  ...rest
}: SchoolListProps) {
  const hasActions = actionHeads.length > 0
  return (
    <div className={joinClasses(layoutOf(hasDistance, hasActions), className)} {...rest}>
      <div className={styles.heads} aria-hidden="true">
        <span className={styles.headName}>School</span>
        {hasDistance && <span className={styles.headRight}>Distance</span>}
        <span>Board</span>
        <span className={styles.headRight}>Fees a year</span>
        <span>Age</span>
        <span>Availability</span>
        {hasActions && (
          <span className={styles.headActions}>
            {actionHeads.map((head) => (
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

function layoutOf(hasDistance: boolean, hasActions: boolean) {
  if (hasDistance) return hasActions ? styles.layout.factsAndActions : styles.layout.facts
  return hasActions ? styles.layout.noDistanceButActions : styles.layout.noDistance
}
