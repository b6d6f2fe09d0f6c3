import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes'
import * as styles from './timetable.css'
import * as columnStyles from './timetable-columns.css'

/** A column: its heading and alignment. */
export interface Column {
  head: string
  /** @default 'plain' */
  look?: 'plain' | 'number' | 'amount' | 'seats'
}

export interface TimetableProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Accessible name of the list. */
  label: string
  /** Heading of the name column: "School". */
  nameHeading: string
  /** The distance, if rows show it, and four more columns. */
  columns: readonly Column[]
  hasDistance: boolean
  /** Column headings of the buttons at the end of each row; empty if rows have no buttons. */
  actionHeadings: readonly string[]
  isLoading: boolean
  children: ReactNode
}

/** A table-like list of rows. Its layout depends on its own width. */
export function Timetable({
  label,
  nameHeading,
  columns,
  hasDistance,
  actionHeadings,
  isLoading,
  className,
  children,
  ...rest
}: TimetableProps) {
  const hasActions = actionHeadings.length > 0
  return (
    <div
      className={joinClasses(
        layoutOf(hasDistance, hasActions),
        actionHeadings.length === 1 ? columnStyles.actionCount.one : columnStyles.actionCount.two,
        className,
      )}
      {...rest}
    >
      <div className={styles.heads} aria-hidden="true">
        <span className={styles.headName}>{nameHeading}</span>
        {columns.map(({ head, look }) => (
          <span key={head} className={isRight(look) ? styles.headRight : undefined}>
            {head}
          </span>
        ))}
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

const isRight = (look: Column['look']) => look === 'number' || look === 'amount'

function layoutOf(hasDistance: boolean, hasActions: boolean) {
  if (hasDistance)
    return hasActions ? columnStyles.layout.factsAndActions : columnStyles.layout.facts
  return hasActions ? columnStyles.layout.noDistanceButActions : columnStyles.layout.noDistance
}
