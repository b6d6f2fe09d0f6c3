import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './ActionBar.css'

export interface ActionBarProps extends ComponentProps<'section'> {
  /** Accessible name: "Enquire". */
  label: string
  /** The label of the value: "Class 1, first year". */
  valueLabel?: string | undefined
  /** The fact that decides: "₹1,24,500". */
  value?: ReactNode
  /** Buttons, the main one last. */
  children: ReactNode
}

/**
 * The actions of a detail page at the bottom of a phone's window. It replaces the bottom bar of
 * `PageShell`; from 1024 px it is not shown.
 */
export function ActionBar({
  label,
  valueLabel,
  value,
  className,
  children,
  ...rest
}: ActionBarProps) {
  return (
    <section
      aria-label={label}
      data-action-bar=""
      className={joinClasses(styles.bar, className)}
      {...rest}
    >
      <p className={styles.text}>
        {valueLabel !== undefined && <span className={styles.label}>{valueLabel}</span>}
        {value !== undefined && <b className={styles.value}>{value}</b>}
      </p>
      {children}
    </section>
  )
}
