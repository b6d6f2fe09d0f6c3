import { Children, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './CardGrid.css'

export interface CardGridProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /** Accessible name of the list: "Blogs". */
  label: string
  /** The cards, such as `ArticleCard` or `VideoCard`. */
  children: ReactNode
}

/** Cards in one, two or three columns, separated by hairlines. */
export function CardGrid({ label, className, children, ...rest }: CardGridProps) {
  return (
    <ul aria-label={label} className={joinClasses(styles.grid, className)} {...rest}>
      {Children.map(children, (card) => (card ? <li className={styles.cell}>{card}</li> : null))}
    </ul>
  )
}
