import { invalid } from '../../../app-error.ts'
import type { ProvidedFact, ProvidedOn } from '../../../db/schema/index.ts'
import { chosenValues, withOnlineValue } from '../../catalogue/filters/derived-values.ts'
import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import { languagesFilter } from '../../catalogue/schools/school-details.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { captionedFilesOf, readFileColumns } from '../editing/files-json.ts'
import { websiteOf } from '../editing/website.ts'
import type { SchoolChange, SchoolEdit } from './school-change.ts'
import type { SchoolColumns, SchoolEditingRepository } from './school-editing.repository.ts'
import {
  admissionsField,
  feesField,
  readAdmissions,
  readAges,
  readFees,
  readSeats,
  readTimings,
  timingsField,
} from './school-groups.ts'
import { locationColumns, locationInput } from './school-location.ts'
import type { SchoolRow } from './school-row.ts'
import { requireFreeSlug, unusedSlug } from './school-slugs.ts'
import { htmlOf, lineOf, optionalLine, pastDate } from './school-texts.ts'

interface SchoolFieldDeps {
  readonly repository: SchoolEditingRepository
  readonly images: Pick<Images, 'pathOf'>
}

type Field = SchoolChange['field']
type Values = { readonly [Change in SchoolChange as Change['field']]: Change['value'] }
/** A change of one of these fields. */
type ChangeOf<Fields extends Field> = {
  [Each in Fields]: { readonly field: Each; readonly value: Values[Each] }
}[Fields]
type Readers = {
  readonly [Each in Field]: (
    value: Values[Each],
    edit: SchoolEdit,
    deps: SchoolFieldDeps,
  ) => SchoolColumns | Promise<SchoolColumns>
}

const numberOrNull = (value: unknown) => (value === null ? null : Number(value))

/** Readers of the fields of the contract's `SchoolChange`; the contract has checked its shape. */
const readers: Readers = {
  async name(value, { tx, row }, { repository }) {
    const name = lineOf(value)
    if (name === row.name) return {}
    return { name, slug: await unusedSlug(repository, tx, row.id, name) }
  },
  slug: async (value, { tx, row }, { repository }) => ({
    slug: await requireFreeSlug(repository, tx, row.id, String(value)),
  }),
  established_on: (value, { row }) => ({
    establishedOn: pastDate('established_on', value),
    providedOn: providedOn(row, 'established', value !== null),
  }),
  is_online: (value, { row }) => ({
    isOnline: value === true,
    ...filterColumns(row, row.filterIds, value === true),
  }),
  location: (value, { row, prepared }) =>
    locationColumns(locationInput(value), row, prepared.location),
  address: (value) => ({ address: optionalLine(value) }),
  contact_name: (value) => ({ contactName: optionalLine(value) }),
  contact_email: (value) => ({ contactEmail: lineOf(value) }),
  contact_phone: (value) => ({ contactPhone: lineOf(value) }),
  n_students: (value, { row }) => ({
    nStudents: numberOrNull(value),
    providedOn: providedOn(row, 'students', value !== null),
  }),
  n_classrooms: (value, { row }) => ({
    nClassrooms: numberOrNull(value),
    providedOn: providedOn(row, 'classrooms', value !== null),
  }),
  students_per_teacher: (value, { row }) => ({
    studentsPerTeacher: numberOrNull(value),
    providedOn: providedOn(row, 'studentsPerTeacher', value !== null),
  }),
  website: (value, { row }) => ({
    website: websiteOf(value),
    providedOn: providedOn(row, 'website', value !== null),
  }),
  timings: (value, { row }) => ({
    ...readTimings(value),
    providedOn: providedOn(row, 'timings', value !== null),
  }),
  fees: readFees,
  ages: readAges,
  seats: readSeats,
  admissions: readAdmissions,
  description: (value) => ({ description: htmlOf(value) }),
  is_active: (value) => ({ isActive: value === true }),
  filter_ids: readFilters,
  files: (value, { row }, { images }) => readFileColumns(value, row, images.pathOf),
}

function readField<Each extends Field>(
  change: ChangeOf<Each>,
  edit: SchoolEdit,
  deps: SchoolFieldDeps,
) {
  return readers[change.field](change.value, edit, deps)
}

/** The columns that a change sets. Throws `invalid_request`, naming the field and the remedy. */
export const readSchoolField = (edit: SchoolEdit, deps: SchoolFieldDeps) =>
  readField(edit.change, edit, deps)

/** The fields that have the same form in the editor and in stored changes, by the names of the contract. */
export const toCommonFields = (row: SchoolRow) => ({
  name: row.name,
  slug: row.slug,
  established_on: row.establishedOn,
  is_online: row.isOnline,
  address: row.address,
  contact_name: row.contactName,
  contact_email: row.contactEmail,
  contact_phone: row.contactPhone,
  n_students: row.nStudents,
  n_classrooms: row.nClassrooms,
  students_per_teacher: row.studentsPerTeacher,
  website: row.website,
  timings: timingsField(row),
  fees: feesField(row),
  ages: { age_min: row.ageMin, age_max: row.ageMax },
  seats: { total: row.seatsTotal, left: row.seatsLeft },
  admissions: admissionsField(row),
})

/** The fields by the names of the contract; a location with its coordinates. */
export const toSchoolFields = (row: SchoolRow) => ({
  ...toCommonFields(row),
  location: { location: row.location, lat: row.lat, lng: row.lng },
  description: row.description,
  is_active: row.isActive,
  filter_ids: chosenValues(row.filterIds),
  files: captionedFilesOf(row),
})

function readFilters(value: unknown, { row, prepared }: SchoolEdit): SchoolColumns {
  const ids = Array.isArray(value) ? value.map(Number) : []
  const available = new Set(
    prepared.catalogue.filtersOf('schools').flatMap(({ values }) => values.map(({ id }) => id)),
  )
  // The school keeps values it already has, even those that are no longer offered.
  const unknown = ids.filter((id) => !available.has(id) && !row.filterIds.includes(id))
  if (unknown.length > 0)
    throw invalid('filter_ids', `are not all values of schools: ${unknown.slice(0, 10).join(', ')}`)
  return { ...filterColumns(row, ids, row.isOnline), ...languageDate(ids, row, prepared.catalogue) }
}

/** Sets the date of the teaching languages if the selected ones change. */
function languageDate(ids: readonly number[], row: SchoolRow, { filtersOf }: FilterCatalogue) {
  const languages = filtersOf('schools').find(({ name }) => name === languagesFilter)?.values ?? []
  const changes = languages.some(({ id }) => ids.includes(id) !== row.filterIds.includes(id))
  if (!changes) return {}
  return {
    providedOn: providedOn(
      row,
      'languages',
      languages.some(({ id }) => ids.includes(id)),
    ),
  }
}

/** The dates of the owner's facts, after a fact was given or taken back today. */
function providedOn(row: SchoolRow, fact: ProvidedFact, isProvided: boolean): ProvidedOn {
  const { [fact]: _previous, ...others } = row.providedOn ?? {}
  return isProvided ? { ...others, [fact]: todayInIndia() } : others
}

function filterColumns(row: SchoolRow, ids: readonly number[], isOnline: boolean) {
  const filterIds = withOnlineValue(ids, isOnline)
  const absentFilterIds = row.absentFilterIds.filter((id) => !filterIds.includes(id))
  return { filterIds, absentFilterIds }
}
