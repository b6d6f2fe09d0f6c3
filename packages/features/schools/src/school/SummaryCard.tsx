import { SchoolActionButtons } from '@edbazaar/feature-catalogue-ui'
import { schoolAvailability, schoolMessages } from '@edbazaar/feature-catalogue-ui/school-labels'
import * as styles from '@edbazaar/feature-catalogue-ui/summary-card.css'
import { useMessages } from '@edbazaar/feature-platform'
import { formatAgeRange, formatCount, formatDay, formatRupees } from '@edbazaar/ui/formatting'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import { Seats } from '@edbazaar/ui/Seats'
import { Select } from '@edbazaar/ui/Select'
import type { ReactNode } from 'react'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'

interface SummaryCardProps {
  school: SchoolDetails
  /** yyyy-mm-dd */
  today: string
  /** Index of the selected row of the fee sheet. */
  selectedRow: number
  onSelect: (row: number) => void
}

/** The key facts of a school in one card: fees, ages, availability. */
export function SummaryCard({ school, today, selectedRow, onSelect }: SummaryCardProps) {
  const t = useMessages(messages)
  const { fees, age_min: from, age_max: to, id, slug, name } = school
  const [image] = school.images
  const row = fees?.rows[selectedRow] ?? null
  return (
    <aside aria-label={t(messages.summary)} className={styles.card}>
      {fees !== null && fees.rows.length > 0 && (
        <Select
          label={t(messages.classAndYear)}
          value={String(selectedRow)}
          options={fees.rows.map(({ classes }, index) => ({
            value: String(index),
            label: `${classes}, ${fees.year}`,
          }))}
          onChange={(event) => onSelect(Number(event.currentTarget.value))}
        />
      )}
      <dl className={styles.lines}>
        <div className={styles.sum}>
          <dt>{t(messages.firstYear)}</dt>
          <dd className={styles.total}>
            {row === null ? <NotProvided /> : formatRupees(row.total)}
          </dd>
        </div>
        {row !== null && <Line name={t(messages.laterYears)} value={formatRupees(row.yearly)} />}
      </dl>
      {row !== null && <h2 className={styles.group}>{t(messages.wholeSchool)}</h2>}
      <dl className={styles.facts}>
        <Line name={t(messages.ages)} value={formatAgeRange(from, to)} />
        <Line name={t(messages.seats)} value={<SeatsLine school={school} />} />
        <Line name={t(messages.formsClose)} value={formsClose(school, today)} />
      </dl>
      {image && (
        <div className={styles.buttons}>
          <SchoolActionButtons school={{ id, slug, name, image: image.url }} look="page" />
        </div>
      )}
    </aside>
  )
}

function Line({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd className={styles.answer}>{value || <NotProvided />}</dd>
    </div>
  )
}

function SeatsLine({ school: { availability, seats_total: total } }: { school: SchoolDetails }) {
  const t = useMessages(messages, schoolMessages)
  const label = schoolAvailability(availability, t)
  if (label === null || availability === null) return <NotProvided />
  const { state, seats_left: left } = availability
  const hasSeats = (state === 'open' || state === 'few') && left !== null
  return <Seats state={label.state}>{hasSeats ? t(seatsLeft(left, total)) : label.label}</Seats>
}

const seatsLeft = (left: number, total: number | null) =>
  total === null ? messages.seatsLeft(left) : messages.seatsLeftOf(left, formatCount(total))

/** The next admission deadline. */
function formsClose({ admission_dates: dates }: SchoolDetails, today: string): string {
  const coming = dates.find(({ is_key: isKey, from, to }) => isKey && (to ?? from) >= today)
  return coming === undefined ? '' : formatDay(coming.to ?? coming.from)
}
