import { invalid } from '../../../app-error.ts'
import type { AdmissionDate, FeeRow } from '../../../db/schema/index.ts'
import { feeRange, noFees } from '../../catalogue/schools/fee-sheet.ts'
import { toAdmissionDate, withoutSeconds } from '../../catalogue/schools/school-details.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { SchoolChange } from './school-change.ts'
import type { SchoolColumns } from './school-editing.repository.ts'
import type { SchoolRow } from './school-row.ts'
import { lineOf } from './school-texts.ts'

// Fields of a school that are several values, saved together.

type ValueOf<Field extends SchoolChange['field']> = Extract<SchoolChange, { field: Field }>['value']

/** The columns of a fee sheet. Throws `invalid_request`. */
export function readFees(fees: ValueOf<'fees'>): SchoolColumns {
  if (fees === null) return { fees: null, ...noFees }
  const { year } = fees
  const [from, to] = [Number(year.slice(0, 4)), Number(year.slice(-2))]
  if ((from + 1) % 100 !== to)
    throw invalid('fees', `must be of one school year, such as ${from}–${(from + 1) % 100}`)
  const rows = fees.rows.map((row): FeeRow => ({ ...row, classes: lineOf(row.classes) }))
  const names = rows.map(({ classes }) => classes.toLowerCase())
  const twice = rows.find(({ classes }, index) => names.indexOf(classes.toLowerCase()) < index)
  if (twice) throw invalid('fees', `must have each class once; ${twice.classes} is there twice`)
  const sheet = { year, toldOn: todayInIndia(), rows }
  return { fees: sheet, ...feeRange(sheet) }
}

export const feesField = ({ fees }: SchoolRow): ValueOf<'fees'> =>
  fees && { year: fees.year, rows: fees.rows }

/** Ages at admission, in years. Throws `invalid_request`. */
export function readAges({ age_min: ageMin, age_max: ageMax }: ValueOf<'ages'>): SchoolColumns {
  if (ageMin !== null && ageMax !== null && ageMin > ageMax)
    throw invalid('ages', 'must have the lower age first')
  return { ageMin, ageMax }
}

/** Throws `invalid_request` if more seats are left than there are. */
export function readSeats({ total, left }: ValueOf<'seats'>): SchoolColumns {
  if (left !== null && total !== null && left > total)
    throw invalid('seats', `must have at most ${total} seats left, which is the total`)
  return { seatsTotal: total, seatsLeft: left }
}

/** Throws `invalid_request` if a range of days ends before it starts. */
export function readAdmissions(admissions: ValueOf<'admissions'>): SchoolColumns {
  const { opens_on: opensOn, closes_on: closesOn, dates } = admissions
  if (opensOn !== null && closesOn !== null && opensOn > closesOn)
    throw invalid('admissions', 'must open before they close')
  const reversed = dates.find(({ from, to }) => to !== null && to < from)
  if (reversed) throw invalid('admissions', `must end each date after it starts: ${reversed.label}`)
  return {
    admissionOpensOn: opensOn,
    admissionClosesOn: closesOn,
    admissionDates: dates.map(({ from, to, label, is_key: isKey }) => ({
      from,
      to,
      label: lineOf(label),
      isKey,
    })),
  }
}

export function admissionsField(row: SchoolRow): ValueOf<'admissions'> {
  const { admissionOpensOn: opensOn, admissionClosesOn: closesOn } = row
  // Dates that only repeat when forms open and close; the page names those days by itself.
  const isRepeated = ({ from, to, label }: AdmissionDate) =>
    to === null &&
    ((from === opensOn && label === 'Forms open') || (from === closesOn && label === 'Forms close'))
  const dates = row.admissionDates.filter((date) => !isRepeated(date)).map(toAdmissionDate)
  return { opens_on: opensOn, closes_on: closesOn, dates }
}

/** The school day. Throws `invalid_request` if it ends before it starts. */
export function readTimings(timings: ValueOf<'timings'>): SchoolColumns {
  if (timings === null) return { startsAt: null, endsAt: null }
  const { starts_at: startsAt, ends_at: endsAt } = timings
  if (startsAt >= endsAt) throw invalid('timings', 'must end after they start')
  return { startsAt, endsAt }
}

export const timingsField = ({ startsAt, endsAt }: SchoolRow): ValueOf<'timings'> =>
  startsAt === null || endsAt === null
    ? null
    : { starts_at: withoutSeconds(startsAt), ends_at: withoutSeconds(endsAt) }
