import type { ReactNode } from 'react'
import * as styles from './parts.css'

/** Names and values. Lines without a value are left out. */
export function Facts({ lines }: { lines: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {lines.map(
        ({ name, value }) =>
          value !== null &&
          value !== false &&
          value !== '' && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
