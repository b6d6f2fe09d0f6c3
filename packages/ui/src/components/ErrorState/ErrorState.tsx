import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { Kolam } from '../../internal/Kolam'
import * as styles from '../../internal/kolam.css'

export interface ErrorStateProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What did not work: "The list did not load". */
  title: string
  /** What is kept, and what may help. */
  children?: ReactNode
  /** One filled button: Retry. */
  actions?: ReactNode
  /** Rank of the heading: 1 where it is the whole page. @default 2 */
  level?: 1 | 2
}

/** Something did not load. The kolam's line, begun and cut short. Announced at once. */
export function ErrorState({
  title,
  children,
  actions,
  level = 2,
  className,
  ...rest
}: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section role="alert" className={joinClasses(styles.message, className)} {...rest}>
      <Kolam isBroken />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
