import { Children, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './CardRow.css'

export interface CardRowProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /** Names the row for screen readers: "Featured schools". */
  label: string
  /** Whether the cards are still on their way; then the row does not slide. @default false */
  isLoading?: boolean
  /** One card after another; each becomes an entry of the list. */
  children: ReactNode
}

/** Cards side by side that slide and snap. Arrow keys move it once it has focus. */
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
