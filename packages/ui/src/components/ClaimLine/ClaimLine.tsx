import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { LockIcon } from '../Icon/review-icons'
import * as styles from './ClaimLine.css'

export interface ClaimLineProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The holder of the case, in a few words: "Claimed by you". */
  title: string
  /** The time that is left, or what others can do meanwhile. */
  children?: ReactNode
  /** Whether another person has the case. @default false */
  isOther?: boolean
  /** Buttons, such as those that extend or release the claim. */
  actions?: ReactNode
}

/** The admin who works on a case now, and until when. */
export function ClaimLine({
  title,
  children,
  isOther = false,
  actions,
  className,
  ...rest
}: ClaimLineProps) {
  return (
    <div
      role="status"
      data-other={isOther || undefined}
      className={joinClasses(styles.line, className)}
      {...rest}
    >
      {!isOther && <LockIcon size="small" className={styles.icon} />}
      <p className={styles.text}>
        <b className={styles.title}>{title}</b>
        {children && <> {children}</>}
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
