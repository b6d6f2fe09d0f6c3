import type { AdmissionDate } from '@edbazaar/api-client'
import { EmailLink } from '@edbazaar/feature-catalogue-ui/contact-links'
import { ListingPhone } from '@edbazaar/feature-catalogue-ui/listing-phone'
import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { DateLine, type DateLineEntry } from '@edbazaar/ui/DateLine'
import { FacilityList } from '@edbazaar/ui/FacilityList'
import { FactTable } from '@edbazaar/ui/FactTable'
import { formatDay, formatDayRange, languageOf } from '@edbazaar/ui/formatting'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'
import { facilityGroups } from './school-filters'
import { fullAddress } from './school-links'

/** The school's description. */
export function AboutSection({ school: { description } }: { school: SchoolDetails }) {
  const t = useMessages(messages)
  if (description === null) return null
  return (
    <section id="about" className={styles.section}>
      <SectionHead title={t(messages.about)} isFlush />
      <RichText html={description} />
    </section>
  )
}

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

/** Available and unavailable facilities. */
export function FacilitiesSection({ school }: { school: SchoolDetails }) {
  const t = useMessages(messages)
  const groups = facilityGroups(school)
  if (groups.length === 0) return null
  return (
    <section id="facilities" className={styles.section}>
      <SectionHead title={t(messages.facilities)} isFlush />
      <FacilityList
        groups={groups.map(({ name: title, values }) => ({
          title,
          facilities: values.map(({ name, has }) => ({ name, has, lang: languageOf(name) })),
        }))}
      />
    </section>
  )
}

/** Whether the school has contact details. */
export function hasContact(school: SchoolDetails): boolean {
  const { contact_name: person, contact_email: email, contact_phone: phone } = school
  return [person, email, phone].some((value) => value !== null && value !== '')
}

/** Contact details of the school. Its website is listed with the facts. */
export function ContactSection({ school }: { school: SchoolDetails }) {
  const t = useMessages(messages)
  if (!hasContact(school)) return null
  const { contact_name: person, contact_email: email, contact_phone: phone } = school
  const rows = [
    { name: t(messages.contactPerson), value: person },
    {
      name: t(messages.phone),
      value: phone && <ListingPhone kind="school" id={school.id} phone={phone} />,
    },
    { name: t(messages.email), value: email && <EmailLink email={email} /> },
    { name: t(messages.address), value: fullAddress(school) },
  ]
  return (
    <section id="contact" className={styles.section}>
      <SectionHead title={t(messages.contact)} isFlush />
      <FactTable label={t(messages.contact)} facts={rows} />
    </section>
  )
}
