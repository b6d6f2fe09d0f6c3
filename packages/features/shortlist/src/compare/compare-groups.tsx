import type { ComparedSchool, Fact, SchoolComparison } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { factLabel, formatFact, safeWebsite, schoolAvailability } from '@edbazaar/feature-shell'
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
type Answer = CompareCell | string | null

/** How the page writes. */
interface Writing {
  t: Translate
  locale: Locale
}

/** Everything that is told of the schools, question by question. */
export function compareGroups(
  { schools, place }: SchoolComparison,
  writing: Writing,
): CompareGroup[] {
  const { t } = writing
  const groups = [
    { title: t(messages.glance), rows: glanceRows(schools, place?.name ?? null, writing) },
    { title: t(messages.feeSheet), rows: feeRows(schools, t) },
    { title: t(messages.dates), rows: dateRows(schools, writing) },
    { title: t(messages.facts), rows: factRows(schools) },
    ...filterGroups(schools),
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** One line: what each school answers; an empty answer is none. */
function row(schools: Schools, name: string, answer: (school: ComparedSchool) => Answer) {
  const cells = schools.map((school): CompareCell | null => {
    const told = answer(school)
    if (typeof told !== 'string') return told
    return told === '' ? null : { value: told }
  })
  return { name, cells } satisfies CompareRow
}

/** Name, place, distance, board, fees, age, availability: the order of every card. */
function glanceRows(schools: Schools, from: string | null, { t, locale }: Writing): CompareRow[] {
  return [
    row(schools, t(messages.place), ({ summary: { city, district, state } }) =>
      [city || district, state].filter(Boolean).join(', '),
    ),
    ...(from === null ? [] : [row(schools, t(messages.distanceFrom(from)), distance(t))]),
    row(schools, t(messages.board), ({ summary }) => summary.boards.join(', ')),
    row(schools, t(messages.fees), ({ summary }) => rupees([summary.fee_min, summary.fee_max])),
    row(schools, t(messages.age), ({ summary }) =>
      formatAgeRange(summary.age_min, summary.age_max, locale),
    ),
    row(schools, t(messages.availability), availability),
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

function availability({ summary }: ComparedSchool): CompareCell | null {
  const words = schoolAvailability(summary.availability)
  return words && { value: words.label, shown: <Seats state={words.state}>{words.label}</Seats> }
}

/** "₹62,000–1,08,000": the lowest and the highest of what is told. */
function rupees(amounts: readonly (number | null)[]): string {
  const told = amounts.filter((amount) => amount !== null)
  if (told.length === 0) return ''
  const [low, high] = [Math.min(...told), Math.max(...told)]
  return low === high ? formatRupees(low) : `${formatRupees(low)}–${formatCount(high)}`
}

const feeHeads = [
  ['admission', messages.admission],
  ['tuition', messages.tuition],
  ['transport', messages.transport],
  ['books', messages.books],
  ['total', messages.firstYear],
] as const

/** Over all classes, since schools part their classes differently. */
function feeRows(schools: Schools, t: Translate): CompareRow[] {
  if (schools.every(({ fees }) => fees === null)) return []
  return [
    row(schools, t(messages.feeYear), ({ fees }) => fees?.year ?? null),
    ...feeHeads.map(([head, name]) =>
      row(schools, t(name), ({ fees }) => rupees(fees?.rows.map((line) => line[head]) ?? [])),
    ),
  ]
}

/** One line for each kind of date, in the order of the first school that tells it. */
function dateRows(schools: Schools, { locale }: Writing): CompareRow[] {
  const labels = schools.flatMap(({ admission_dates: dates }) => dates.map(({ label }) => label))
  return [...new Set(labels)].map((label) =>
    row(schools, label, ({ admission_dates: dates }) => {
      const date = dates.find((one) => one.label === label)
      return date === undefined ? null : formatDayRange(date.from, date.to, locale)
    }),
  )
}

function factRows(schools: Schools): CompareRow[] {
  const names = new Set(schools.flatMap(({ facts }) => facts.map(({ name }) => name)))
  return [...names].map((name) =>
    row(schools, factLabel({ name }), ({ facts }) => {
      const fact = facts.find((one) => one.name === name)
      return fact === undefined ? null : factAnswer(fact)
    }),
  )
}

function factAnswer(fact: Fact): Answer {
  const text = formatFact(fact)
  const website = fact.name === 'website' ? safeWebsite(fact.value) : null
  if (text === null || website === null) return text
  const link = (
    <a href={website} rel="nofollow noopener external" className={styles.website}>
      {text.replace(/^https?:\/\//, '')}
    </a>
  )
  return { value: text, shown: link }
}

/** A board stands at a glance already. */
const shownAbove = 'Board'

/** What is there and what is not, kind by kind: every value that one of the schools tells of. */
function filterGroups(schools: Schools): CompareGroup[] {
  const titles = new Set(schools.flatMap(({ filters_values: all }) => all.map(({ name }) => name)))
  titles.delete(shownAbove)
  return [...titles].map((title) => {
    const valuesOf = ({ filters_values: groups }: ComparedSchool) =>
      groups.find(({ name }) => name === title)?.values ?? []
    const names = [...new Set(schools.flatMap(valuesOf).map(({ name }) => name))].sort()
    const has = (name: string) => (school: ComparedSchool) => {
      const value = valuesOf(school).find((one) => one.name === name)
      return value === undefined ? null : yesNo(value.has)
    }
    return { title, rows: names.map((name) => row(schools, name, has(name))) }
  })
}

function yesNo(isYes: boolean): CompareCell {
  return { value: isYes ? 'yes' : 'no', shown: <YesNo isYes={isYes} /> }
}
