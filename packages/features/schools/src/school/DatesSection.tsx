import type { AdmissionDate } from '@edbazaar/api-client'
import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { DateLine, type DateLineEntry } from '@edbazaar/ui/DateLine'
import { formatDay, formatDayRange } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'

interface DatesSectionProps {
  dates: readonly AdmissionDate[]
  /** yyyy-mm-dd */
  today: string
}

/** The admission dates, with today among them. */
export function DatesSection({ dates, today }: DatesSectionProps) {
  const t = useMessages(messages)
  return (
    <section id="dates" className={styles.section}>
      <SectionHead title={t(messages.dates)} isFlush />
      <DateLine dates={dateLineOf(dates, today, t)} />
    </section>
  )
}

function dateLineOf(dates: readonly AdmissionDate[], today: string, t: Translate): DateLineEntry[] {
  const isPast = ({ from, to }: AdmissionDate) => (to ?? from) < today
  const now = { date: formatDay(today), dateTime: today, label: t(messages.today), isToday: true }
  const past = dates.filter(isPast).map(toDateLineEntry)
  const coming = dates.filter((date) => !isPast(date)).map(toDateLineEntry)
  return [...past, now, ...coming]
}

function toDateLineEntry({ from, to, label, is_key: isKey }: AdmissionDate): DateLineEntry {
  return { date: formatDayRange(from, to), dateTime: from, label, isKey }
}
