import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './FieldDiff.css'

export interface FieldDiffListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name: "Changes". */
  label: string
  /** Heads of the columns: "Before, revision 31". Hidden where there is no space for columns. */
  heads?: { field: string; before: string; after: string } | undefined
  /** A `FieldDiff` for each changed field. */
  children: ReactNode
}

/** The changed fields of a record, with the heads of their columns. */
export function FieldDiffList({ label, heads, children, className, ...rest }: FieldDiffListProps) {
  return (
    <div className={styles.frame}>
      {heads && (
        <div className={styles.heads} aria-hidden="true">
          <span />
          <span>{heads.field}</span>
          <span>{heads.before}</span>
          <span>{heads.after}</span>
        </div>
      )}
      <ol aria-label={label} className={joinClasses(styles.list, className)} {...rest}>
        {children}
      </ol>
    </div>
  )
}
