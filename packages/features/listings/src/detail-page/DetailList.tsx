import { NotProvided } from '@edbazaar/ui/NotProvided'
import type { ReactNode } from 'react'
import * as styles from './detail-page.css'

interface DetailListProps {
  /** What is asked and what is known of it. */
  lines: readonly { name: string; value: ReactNode }[]
}

/** Answers in a card, one beneath the other; what nobody has told says so. */
export function DetailList({ lines }: DetailListProps) {
  return (
    <dl className={styles.facts}>
      {lines.map(({ name, value }) => (
        <div key={name} className={styles.detailLine}>
          <dt>{name}</dt>
          <dd className={styles.answer}>{value || <NotProvided />}</dd>
        </div>
      ))}
    </dl>
  )
}
