import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './JobRow.css'

export type JobRowSkeletonProps = Omit<ComponentProps<'li'>, 'children'>

/** Placeholder for a loading `JobRow`, with the same columns. */
export function JobRowSkeleton({ className, ...rest }: JobRowSkeletonProps) {
  return (
    <li aria-hidden="true" className={joinClasses(styles.entry, className)} {...rest}>
      <div>
        <span className={styles.title}>
          <span className={styles.shortBar} />
        </span>
        <span className={styles.bar} />
      </div>
      <dl className={styles.facts}>
        {['Pay a month', 'Type', 'Apply by'].map((head) => (
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
