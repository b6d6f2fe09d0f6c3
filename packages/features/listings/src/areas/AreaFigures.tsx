import type { SchoolArea } from '@edbazaar/api-client'
import { formatCount } from '@edbazaar/ui/formatting'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import type { ReactNode } from 'react'
import * as styles from './area.css'
import { genderShare } from './area-labels'
import { messages } from './messages'

/** What the schools' own answers add up to; each figure says of how many it speaks. */
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
          note={fees && `${messages.feesTold(fees.known)}. ${messages.middleFee(fees.middle)}.`}
        />
        {mixed && (
          <Figure
            name={mixed.name}
            value={messages.shareOf(mixed.part, mixed.told)}
            note={messages.ofTold(mixed.part, mixed.told)}
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
