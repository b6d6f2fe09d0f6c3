import { Children, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './CardRow.css'

export interface CardRowProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /** Accessible name of the row: "Featured schools". */
  label: string
  /** Whether the cards are loading. The row does not scroll while loading. @default false */
  isLoading?: boolean
  /** The cards; each becomes a list item. */
  children: ReactNode
}

/** Cards in a row that scrolls sideways and snaps. Arrow keys scroll it while it has focus. */
export function CardRow({ label, isLoading = false, className, children, ...rest }: CardRowProps) {
  return (
    <ul
      aria-label={label}
      aria-busy={isLoading || undefined}
      className={joinClasses(styles.row, className)}
      {...rest}
    >
      {Children.map(children, (card) => (card ? <li className={styles.item}>{card}</li> : null))}
    </ul>
  )
}
