import type { SchoolArea } from '@edbazaar/api-client'
import { listedTotal } from '@edbazaar/feature-list-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { formatCount, formatRupees } from '@edbazaar/ui/formatting'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import type { ReactNode } from 'react'
import * as styles from './area.css'
import { feesBetween, genderShare, locationNote } from './area-labels'
import { messages } from './messages'

/** Figures about the schools of an area, each with the number of schools that provide the value. */
export function AreaFigures({ area }: { area: SchoolArea }) {
  const t = useMessages(messages)
  const { fees, recognition_checked: checked, oldest } = area
  const mixed = genderShare(area)
  return (
    <section aria-label={t(messages.glance)}>
      <dl className={styles.figures}>
        <Figure
          name={t(messages.total)}
          value={formatCount(listedTotal(area))}
          note={locationNote(area, t)}
        />
        <Figure
          name={t(messages.fees)}
          value={fees && feesBetween(fees, t)}
          note={fees && t(messages.feesNote(formatRupees(fees.middle), fees.known))}
        />
        {mixed && (
          <Figure
            name={mixed.name}
            value={t(messages.share(Math.round((mixed.part / mixed.known) * 100)))}
            note={t(messages.shareNote(formatCount(mixed.part), mixed.known))}
          />
        )}
        {checked > 0 && <Figure name={t(messages.checked)} value={formatCount(checked)} />}
        {oldest !== null && <Figure name={t(messages.oldest)} value={oldest} />}
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
