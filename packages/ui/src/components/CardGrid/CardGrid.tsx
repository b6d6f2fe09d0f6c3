import { Children, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './CardGrid.css'

export interface CardGridProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /** Names the list for screen readers: "Blogs". */
  label: string
  /** One card after another, such as `ArticleCard` or `VideoCard`. */
  children: ReactNode
}

/** Cards in one, two or three columns, parted by hairlines as a newspaper's are. */
export function CardGrid({ label, className, children, ...rest }: CardGridProps) {
  return (
    <ul aria-label={label} className={joinClasses(styles.grid, className)} {...rest}>
      {Children.map(children, (card) => (card ? <li className={styles.cell}>{card}</li> : null))}
    </ul>
  )
}
