import { NotProvided } from '@edbazaar/ui/NotProvided'
import type { ReactNode } from 'react'
import * as styles from './detail-page.css'

interface DetailListProps {
  /** Names and values. An empty value shows "Not provided". */
  lines: readonly { name: string; value: ReactNode }[]
}

/** Names and values in a card. */
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
