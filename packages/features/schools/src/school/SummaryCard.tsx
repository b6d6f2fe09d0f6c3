import { SchoolActionButtons } from '@edbazaar/feature-catalogue-ui'
import { EnquireBox } from '@edbazaar/feature-catalogue-ui/enquire'
import { schoolAvailability, schoolMessages } from '@edbazaar/feature-catalogue-ui/school-labels'
import * as styles from '@edbazaar/feature-catalogue-ui/summary-card.css'
import { useI18n, useMessages } from '@edbazaar/feature-platform'
import { formatAgeRange, formatCount, formatDay, formatRupees } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import { Select } from '@edbazaar/ui/Select'
import type { ReactNode } from 'react'
import { messages } from './messages'
import { ClaimLink } from './SchoolLinks'
import * as cardStyles from './school.css'
import type { SchoolDetails } from './school-details'
import { schoolRecipient } from './school-recipient'

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
  const { locale } = useI18n()
  const closing = formsClose(school, today)
  const ages = formatAgeRange(from, to)
  const lines: readonly CardLine[] = [
    { key: 'ages', name: t(messages.ages), value: ages },
    {
      key: 'seats',
      name: t(messages.seats),
      value: school.availability && <SeatsLine school={school} />,
    },
    {
      key: 'formsClose',
      name: t(closing?.isPast ? messages.formsClosed : messages.formsClose),
      value: closing?.day,
    },
  ]
  const known = lines
    .filter(({ value }) => value)
    .map(({ key, ...line }) => <Line key={key} {...line} />)
  const missing = [
    ...(row === null ? [t(messages.cardMissing.fees)] : []),
    ...lines.filter(({ value }) => !value).map(({ key }) => t(messages.cardMissing[key])),
  ]
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
      {row !== null && (
        <dl className={styles.lines}>
          <div className={styles.sum}>
            <dt>{t(messages.everyYear)}</dt>
            <dd className={styles.total}>{formatRupees(row.yearly)}</dd>
          </div>
          <Line name={t(messages.firstYear)} value={formatRupees(row.total)} />
        </dl>
      )}
      {row !== null && (
        <p className={cardStyles.sumNote}>
          {t(row.transport === null ? messages.tuitionAndBooks : messages.everyYearNote)}
        </p>
      )}
      {row !== null && known.length > 0 && (
        <h2 className={styles.group}>{t(messages.wholeSchool)}</h2>
      )}
      {known.length > 0 && <dl className={styles.facts}>{known}</dl>}
      {missing.length > 0 && (
        <p className={cardStyles.missing}>
          {t(messages.notProvidedList(new Intl.ListFormat(locale).format(missing)))}
        </p>
      )}
      <EnquireBox
        recipient={schoolRecipient(school)}
        accepts={school.accepts_enquiries}
        label={t(messages.enquire)}
        note={t(school.accepts_enquiries ? messages.enquireNote : messages.noEnquiries)}
      >
        <ClaimLink school={school} />
      </EnquireBox>
      {image && (
        <div className={styles.buttons}>
          <SchoolActionButtons school={{ id, slug, name, image: image.url }} look="page" />
        </div>
      )}
    </aside>
  )
}

interface CardLine {
  key: 'ages' | 'seats' | 'formsClose'
  name: string
  /** Nothing if not provided. */
  value: ReactNode
}

function Line({ name, value }: Pick<CardLine, 'name' | 'value'>) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd className={styles.answer}>{value}</dd>
    </div>
  )
}

function SeatsLine({ school: { availability, seats_total: total } }: { school: SchoolDetails }) {
  const t = useMessages(messages, schoolMessages)
  const label = schoolAvailability(availability, t)
  if (label === null || availability === null) return null
  const { state, seats_left: left } = availability
  const hasSeats = (state === 'open' || state === 'few') && left !== null
  return <Seats state={label.state}>{hasSeats ? t(seatsLeft(left, total)) : label.label}</Seats>
}

const seatsLeft = (left: number, total: number | null) =>
  total === null ? messages.seatsLeft(left) : messages.seatsLeftOf(left, formatCount(total))

/** The next admission deadline, or the last one if all have passed. */
function formsClose({ admission_dates: dates }: SchoolDetails, today: string) {
  const deadlines = dates.filter(({ is_key: isKey }) => isKey)
  const coming = deadlines.find(({ from, to }) => (to ?? from) >= today)
  const deadline = coming ?? deadlines.at(-1)
  return deadline && { day: formatDay(deadline.to ?? deadline.from), isPast: coming === undefined }
}
