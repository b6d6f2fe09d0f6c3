import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { Kolam } from '../../internal/Kolam'
import * as styles from '../../internal/kolam.css'

export interface ErrorStateProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The failure: "The list did not load". */
  title: string
  /** A sentence about the things that are not lost, and the next step. */
  children?: ReactNode
  /** One filled button: Retry. */
  actions?: ReactNode
  /** Heading level; 1 if the state fills the page. @default 2 */
  level?: 1 | 2
}

/** Shown when something did not load. Announced at once. */
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
