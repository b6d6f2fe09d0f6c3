import type { Schema } from '../../../contract/operations.ts'
import type { AdmissionDate, ProvidedFact, SourcedFact } from '../../../db/schema/index.ts'
import type { FilterCatalogue } from '../filters/filters.service.ts'
import type { SchoolPageRow } from './school-columns.repository.ts'

type Fact = Schema<'Fact'>

/** The website if it is an http or https URL: links to other schemes are unsafe. */
export const webAddress = (website: string | null) =>
  website !== null && /^https?:\/\//i.test(website) ? website : null

/** The source of facts that the owner gives. */
const ownerSource = 'The school'
export const languagesFilter = 'Languages'

/**
 * All facts of a school page, in display order. Facts that are not provided have no value. What the
 * owner gave comes first, with what a register says beside it; recognition and affiliation are
 * always those of the register.
 */
export function factsOf(row: SchoolPageRow, catalogue: FilterCatalogue): Fact[] {
  const { facts, establishedOn, nStudents, nClassrooms } = row
  const provided = (name: ProvidedFact, value: string | number | null | undefined) =>
    providedFact(name, value, row)
  return [
    sourcedFact('recognition', facts.recognition),
    sourcedFact('board_affiliation', facts.boardAffiliation),
    provided('established', establishedOn?.slice(0, 4)),
    provided('students', nStudents),
    provided('classrooms', nClassrooms),
    provided('studentsPerTeacher', row.studentsPerTeacher),
    provided('languages', languagesOf(row, catalogue)),
    provided('timings', timingsOf(row)),
    provided('website', webAddress(row.website)),
  ]
}

const notProvided = { value: null, source: null, as_of: null, register: null } as const

const sourcedFact = (name: Fact['name'], sourced: SourcedFact | undefined): Fact =>
  sourced ? { name, ...statementOf(sourced), register: null } : { ...notProvided, name }

const statementOf = ({ value, source, asOf }: SourcedFact) => ({ value, source, as_of: asOf })

/** The names of the contract. */
const names = {
  established: 'established',
  students: 'students',
  classrooms: 'classrooms',
  studentsPerTeacher: 'students_per_teacher',
  languages: 'languages',
  timings: 'timings',
  website: 'website',
} as const satisfies Record<ProvidedFact, Fact['name']>

/** A fact that an owner can give. Without a date, the column may repeat the register. */
function providedFact(
  fact: ProvidedFact,
  given: string | number | null | undefined,
  { facts, providedOn }: SchoolPageRow,
): Fact {
  const name = names[fact]
  const value = (given ?? '') === '' ? null : String(given)
  const sourced = facts[fact]
  const date = providedOn?.[fact]
  if (value === null || date === undefined)
    return sourced ? sourcedFact(name, sourced) : { ...notProvided, name, value }
  const differs = sourced && sourced.source !== ownerSource && sourced.value !== value
  return {
    name,
    value,
    source: ownerSource,
    as_of: date,
    register: differs ? statementOf(sourced) : null,
  }
}

/** The school day: "08:00–14:30". */
const timingsOf = ({ startsAt, endsAt }: Pick<SchoolPageRow, 'startsAt' | 'endsAt'>) =>
  startsAt === null || endsAt === null
    ? null
    : `${withoutSeconds(startsAt)}–${withoutSeconds(endsAt)}`

/** A time of day without seconds. */
export const withoutSeconds = (time: string) => time.slice(0, 5)

/** The names of the selected languages; undefined if the owner did not choose any. */
function languagesOf({ filterIds, providedOn }: SchoolPageRow, catalogue: FilterCatalogue) {
  if (providedOn?.languages === undefined) return undefined
  const selected = new Set(filterIds)
  return catalogue
    .group('schools', (id) => selected.has(id))
    .find(({ name }) => name === languagesFilter)
    ?.values.map(({ name }) => name)
    .join(', ')
}

/** The `AdmissionDate`s of the contract. */
export const toAdmissionDate = ({ from, to, label, isKey }: AdmissionDate) => ({
  from,
  to,
  label,
  is_key: isKey,
})

/** The days of admissions in order, with the first and last day of forms if no other names them. */
export function datesOf({ admissionDates, admissionOpensOn, admissionClosesOn }: SchoolPageRow) {
  const isNamed = (day: string) => admissionDates.some(({ from, to }) => from === day || to === day)
  const named = (day: string | null, label: string, isKey: boolean): AdmissionDate[] =>
    day === null || isNamed(day) ? [] : [{ from: day, to: null, label, isKey }]
  return [
    ...named(admissionOpensOn, 'Forms open', false),
    ...named(admissionClosesOn, 'Forms close', true),
    ...admissionDates,
  ]
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
    .map(toAdmissionDate)
}

/** Filter values that the school has or is known not to have, by filter. */
export function valuesOf(
  { filterIds, absentFilterIds }: SchoolPageRow,
  catalogue: FilterCatalogue,
) {
  const present = new Set(filterIds)
  const known = new Set([...filterIds, ...absentFilterIds])
  return catalogue
    .group('schools', (id) => known.has(id))
    .map(({ id, name, values }) => ({
      id,
      name,
      values: values.map((value) => ({ ...value, has: present.has(value.id) })),
    }))
}
