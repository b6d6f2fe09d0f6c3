import type { Schema } from '../../../contract/operations.ts'
import type { SourcedFact } from '../../../db/schema/index.ts'
import type { FilterCatalogue } from '../filters/filters.service.ts'
import type { SchoolPageRow } from './school-columns.repository.ts'

type Fact = Schema<'Fact'>

/** The website if it is an http or https URL: links to other schemes are unsafe. */
export const webAddress = (website: string | null) =>
  website !== null && /^https?:\/\//i.test(website) ? website : null

/** All facts of a school page, in display order. Facts that are not provided have no value. */
export function factsOf({
  facts,
  establishedOn,
  nStudents,
  nClassrooms,
  website,
}: SchoolPageRow): Fact[] {
  return [
    fact('recognition', facts.recognition),
    fact('board_affiliation', facts.boardAffiliation),
    fact('established', facts.established, establishedOn?.slice(0, 4)),
    fact('students', facts.students, nStudents),
    fact('classrooms', facts.classrooms, nClassrooms),
    fact('students_per_teacher', facts.studentsPerTeacher),
    fact('languages', facts.languages),
    fact('website', undefined, webAddress(website)),
  ]
}

function fact(
  name: Fact['name'],
  sourced: SourcedFact | undefined,
  fallback?: string | number | null,
): Fact {
  if (sourced) return { name, value: sourced.value, source: sourced.source, as_of: sourced.asOf }
  const value = fallback === undefined || fallback === null ? null : String(fallback)
  return { name, value, source: null, as_of: null }
}

/** The `AdmissionDate`s of the contract. */
export const datesOf = ({ admissionDates }: SchoolPageRow) =>
  admissionDates.map(({ from, to, label, isKey }) => ({ from, to, label, is_key: isKey }))

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
