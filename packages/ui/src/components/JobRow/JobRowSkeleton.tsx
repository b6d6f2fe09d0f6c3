import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './JobRow.css'
import { defaultLabels, type JobLabels } from './labels'

export interface JobRowSkeletonProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Texts of the list, the same for the list and its rows. @default English */
  labels?: Partial<JobLabels> | undefined
}

/** Placeholder for a loading `JobRow`, with the same columns. */
export function JobRowSkeleton({ labels, className, ...rest }: JobRowSkeletonProps) {
  const { pay, type, applyBy } = { ...defaultLabels, ...labels }
  return (
    <li aria-hidden="true" className={joinClasses(styles.entry, className)} {...rest}>
      <div>
        <span className={styles.title}>
          <span className={styles.shortBar} />
        </span>
        <span className={styles.bar} />
      </div>
      <dl className={styles.facts}>
        {[pay, type, applyBy].map((head) => (
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
