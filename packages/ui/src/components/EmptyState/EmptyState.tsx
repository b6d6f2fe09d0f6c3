import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { Kolam } from '../../internal/Kolam'
import * as styles from '../../internal/kolam.css'

export interface EmptyStateProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What does not fit: "No school here fits all three filters". */
  title: string
  /** What would: the nearest loosening with its count. */
  children?: ReactNode
  /** The nearest loosening first, "Clear all" last. */
  actions?: ReactNode
  /** Rank of the heading: 1 where it is the whole page. @default 2 */
  level?: 1 | 2
}

/** A list without results, which says what to do next. The kolam's dots, with no line yet. */
export function EmptyState({
  title,
  children,
  actions,
  level = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={joinClasses(styles.message, className)} {...rest}>
      <Kolam isBroken={false} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
