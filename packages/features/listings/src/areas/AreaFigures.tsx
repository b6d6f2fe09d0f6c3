import type { SchoolArea } from '@edbazaar/api-client'
import { formatCount } from '@edbazaar/ui/formatting'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import type { ReactNode } from 'react'
import * as styles from './area.css'
import { genderShare } from './area-labels'
import { messages } from './messages'

/** Figures about the schools of an area, each with the number of schools that provide the value. */
export function AreaFigures({ area }: { area: SchoolArea }) {
  const { total, fees, recognition_checked: checked, oldest } = area
  const mixed = genderShare(area)
  return (
    <section aria-label={messages.glance}>
      <dl className={styles.figures}>
        <Figure name={messages.total} value={formatCount(total)} />
        <Figure
          name={messages.fees}
          value={fees && messages.feesBetween(fees.lowest, fees.highest)}
          note={fees && `${messages.medianFee(fees.middle)}. ${messages.feesKnown(fees.known)}.`}
        />
        {mixed && (
          <Figure
            name={mixed.name}
            value={messages.share(mixed.part, mixed.known)}
            note={messages.shareNote(mixed.part, mixed.known)}
          />
        )}
        {checked > 0 && <Figure name={messages.checked} value={formatCount(checked)} />}
        {oldest !== null && <Figure name={messages.oldest} value={oldest} />}
      </dl>
    </section>
  )
}

interface FigureProps {
  name: string
  value: ReactNode
  note?: ReactNode
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.figureName}>{name}</dt>
      <dd className={styles.value}>{value ?? <NotProvided />}</dd>
      {note && <dd className={styles.figureNote}>{note}</dd>}
    </div>
  )
}
