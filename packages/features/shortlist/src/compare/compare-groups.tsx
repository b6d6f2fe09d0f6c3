import type { ComparedSchool, Fact, SchoolComparison } from '@edbazaar/api-client'
import { factMessages, formatFact, safeWebsite } from '@edbazaar/feature-catalogue-ui/school-facts'
import { schoolAvailability } from '@edbazaar/feature-catalogue-ui/school-labels'
import type { Translate } from '@edbazaar/feature-platform'
import type { CompareCell, CompareGroup, CompareRow } from '@edbazaar/ui/CompareTable'
import { YesNo } from '@edbazaar/ui/CompareTable'
import {
  formatAgeRange,
  formatCount,
  formatDayRange,
  formatKilometres,
  formatRupees,
  type Locale,
} from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import * as styles from './compare.css'
import { messages } from './messages'

type Schools = readonly ComparedSchool[]
type CellContent = CompareCell | string | null

interface Formatting {
  t: Translate
  locale: Locale
}

/** The rows of the comparison, one for each question, in groups. `t` also writes `schoolMessages` and `factMessages`. */
export function compareGroups(
  { schools, place }: SchoolComparison,
  formatting: Formatting,
): CompareGroup[] {
  const { t } = formatting
  const groups = [
    { title: t(messages.glance), rows: glanceRows(schools, measuredFrom(place), formatting) },
    { title: t(messages.feeSheet), rows: feeRows(schools, t) },
    { title: t(messages.dates), rows: dateRows(schools, formatting) },
    { title: t(messages.facts), rows: factRows(schools, formatting) },
    ...filterGroups(schools),
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** The place from which distances are known; null if there is none. */
const measuredFrom = (place: SchoolComparison['place']) =>
  place === null || place.is_approximate ? null : place.name

/** One row. Empty text counts as not provided. */
function row(schools: Schools, name: string, contentOf: (school: ComparedSchool) => CellContent) {
  const cells = schools.map((school): CompareCell | null => {
    const content = contentOf(school)
    if (typeof content !== 'string') return content
    return content === '' ? null : { value: content }
  })
  return { name, cells } satisfies CompareRow
}

/** Name, place, distance, board, fees, age, availability: the order of every card. */
function glanceRows(
  schools: Schools,
  from: string | null,
  { t, locale }: Formatting,
): CompareRow[] {
  return [
    row(schools, t(messages.place), ({ summary: { city, district, state } }) =>
      [city || district, state].filter(Boolean).join(', '),
    ),
    ...(from === null ? [] : [row(schools, t(messages.distanceFrom(from)), distance(t))]),
    row(schools, t(messages.board), ({ summary }) => summary.boards.join(', ')),
    row(schools, t(messages.fees), yearlyFees(t)),
    row(schools, t(messages.age), ({ summary }) =>
      formatAgeRange(summary.age_min, summary.age_max, locale),
    ),
    row(schools, t(messages.availability), availability(t)),
    row(schools, t(messages.seats), ({ seats_total: seats }) =>
      seats === null ? null : formatCount(seats),
    ),
  ]
}

const distance =
  (t: Translate) =>
  ({ summary }: ComparedSchool): string | null => {
    const { distance_km: km, is_place_approximate: isApproximate } = summary
    if (km === null) return null
    const message = isApproximate ? messages.distanceAbout : messages.distance
    return t(message(formatKilometres(km)))
  }

const availability =
  (t: Translate) =>
  ({ summary }: ComparedSchool): CompareCell | null => {
    const seats = schoolAvailability(summary.availability, t)
    if (seats === null) return null
    return { value: seats.label, content: <Seats state={seats.state}>{seats.label}</Seats> }
  }

/** "₹62,000–1,08,000": the lowest and the highest amount provided. */
function rupees(amounts: readonly (number | null)[]): string {
  const provided = amounts.filter((amount) => amount !== null)
  if (provided.length === 0) return ''
  const [low, high] = [Math.min(...provided), Math.max(...provided)]
  return low === high ? formatRupees(low) : `${formatRupees(low)}–${formatCount(high)}`
}

/** The yearly cost, with the lowest first-year total as a second line if it is more. */
const yearlyFees =
  (t: Translate) =>
  ({ summary }: ComparedSchool): CellContent => {
    const { fee_min: lowest, fee_max: highest, first_year_min: firstYear } = summary
    const value = rupees([lowest, highest])
    if (lowest === null || firstYear === null || firstYear <= lowest) return value
    const line = t(messages.firstYearFrom(formatRupees(firstYear)))
    const content = (
      <>
        {value} <small className={styles.secondLine}>{line}</small>
      </>
    )
    return { value: `${value} ${line}`, content }
  }

const feeTypes = [
  ['admission', messages.admission],
  ['tuition', messages.tuition],
  ['transport', messages.transport],
  ['books', messages.books],
  ['yearly', messages.yearly],
  ['total', messages.firstYear],
] as const

/** Ranges over all classes, because schools group their classes differently. */
function feeRows(schools: Schools, t: Translate): CompareRow[] {
  if (schools.every(({ fees }) => fees === null)) return []
  return [
    row(schools, t(messages.feeYear), ({ fees }) => fees?.year ?? null),
    ...feeTypes.map(([feeType, name]) =>
      row(schools, t(name), ({ fees }) =>
        rupees(fees?.rows.map((feeRow) => feeRow[feeType]) ?? []),
      ),
    ),
  ]
}

/** One row for each kind of date, in the order of the first school that provides it. */
function dateRows(schools: Schools, { locale }: Formatting): CompareRow[] {
  const labels = schools.flatMap(({ admission_dates: dates }) => dates.map(({ label }) => label))
  return [...new Set(labels)].map((label) =>
    row(schools, label, ({ admission_dates: dates }) => {
      const date = dates.find((each) => each.label === label)
      return date === undefined ? null : formatDayRange(date.from, date.to, locale)
    }),
  )
}

function factRows(schools: Schools, { t, locale }: Formatting): CompareRow[] {
  const names = new Set(schools.flatMap(({ facts }) => facts.map(({ name }) => name)))
  return [...names].map((name) =>
    row(schools, t(factMessages.names[name]), ({ facts }) => {
      const fact = facts.find((each) => each.name === name)
      return fact === undefined ? null : factContent(fact, locale)
    }),
  )
}

function factContent(fact: Fact, locale: Locale): CellContent {
  const text = formatFact(fact, locale)
  const website = fact.name === 'website' ? safeWebsite(fact.value) : null
  if (text === null || website === null) return text
  const link = (
    <a href={website} rel="nofollow noopener external" className={styles.website}>
      {text.replace(/^https?:\/\//, '')}
    </a>
  )
  return { value: text, content: link }
}

/** Already shown in the "At a glance" group. */
const shownAtAGlance = 'Board'

/** A yes/no row for every filter value that at least one of the schools provides. */
function filterGroups(schools: Schools): CompareGroup[] {
  const titles = new Set(schools.flatMap(({ filters_values: all }) => all.map(({ name }) => name)))
  titles.delete(shownAtAGlance)
  return [...titles].map((title) => {
    const valuesOf = ({ filters_values: groups }: ComparedSchool) =>
      groups.find(({ name }) => name === title)?.values ?? []
    const names = [...new Set(schools.flatMap(valuesOf).map(({ name }) => name))].sort()
    const has = (name: string) => (school: ComparedSchool) => {
      const value = valuesOf(school).find((each) => each.name === name)
      return value === undefined ? null : yesNo(value.has)
    }
    return { title, rows: names.map((name) => row(schools, name, has(name))) }
  })
}

function yesNo(isYes: boolean): CompareCell {
  return { value: isYes ? 'yes' : 'no', content: <YesNo isYes={isYes} /> }
}
