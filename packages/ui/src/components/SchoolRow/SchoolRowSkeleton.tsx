import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './SchoolRow.css'

export interface SchoolRowSkeletonProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Whether the rows to come tell a distance. @default true */
  hasDistance?: boolean
}

/** The same grid as a `SchoolRow`, with a grey bar in each cell. */
export function SchoolRowSkeleton({
  hasDistance = true,
  className,
  ...rest
}: SchoolRowSkeletonProps) {
  const heads = ['Board', 'Fees a year', 'Age', 'Availability']
  const cells = hasDistance ? ['Distance', ...heads] : heads
  return (
    <li aria-hidden="true" className={joinClasses(styles.entry, className)} {...rest}>
      <span className={joinClasses(styles.plateBar, styles.picture)} />
      <div className={styles.who}>
        <span className={styles.name}>
          <span className={styles.bar} />
        </span>
        <span className={styles.shortBar} />
      </div>
      <dl className={styles.facts}>
        {cells.map((head) => (
          <div key={head} className={styles.fact}>
            <dt>{head}</dt>
            <dd>
              <span className={styles.bar} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
