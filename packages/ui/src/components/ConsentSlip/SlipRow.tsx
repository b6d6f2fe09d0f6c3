import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { TriangleAlertIcon } from '../Icon/work-icons'
import * as styles from './ConsentSlip.css'

export interface SlipRowProps extends ComponentProps<'div'> {
  /** The label of the row: "Used". */
  name: string
  /** Secondary text below the value. */
  detail?: ReactNode
  /** Whether the value is a form control. @default false */
  isForm?: boolean
  /** Error message of the control, shown below it. */
  error?: string | undefined
  /** Id of the error message, for the control's `aria-describedby`. */
  errorId?: string
  /** The value or the control. */
  children: ReactNode
}

/** A row of a consent slip. Outside `ConsentSlip`, put it into a `dl`. */
export function SlipRow({
  name,
  detail,
  isForm = false,
  error,
  errorId,
  className,
  children,
  ...rest
}: SlipRowProps) {
  return (
    <div
      data-form={isForm || undefined}
      data-invalid={error === undefined ? undefined : ''}
      className={joinClasses(styles.row, className)}
      {...rest}
    >
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {children}
        {detail !== undefined && <small className={styles.detail}>{detail}</small>}
        {error !== undefined && (
          <p id={errorId} className={styles.error}>
            <TriangleAlertIcon size="small" />
            {error}
          </p>
        )}
      </dd>
    </div>
  )
}
