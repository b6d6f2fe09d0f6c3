import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { Kolam } from '../../internal/Kolam'
import * as styles from '../../internal/kolam.css'

export interface EmptyStateProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The records that were not found: "No school here fits all three filters". */
  title: string
  /** The suggestion: the nearest relaxed filter with its count. */
  children?: ReactNode
  /** The nearest relaxed filter first, "Clear all" last. */
  actions?: ReactNode
  /** Heading level; 1 if the state fills the page. @default 2 */
  level?: 1 | 2
}

/** A list without results, with suggestions for what to do next. */
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
