import type { SourcedFact } from '../../db/schema/index.ts'
import type { FilterCatalogue } from '../filters/filters.service.ts'
import { cleanHtml } from '../rich-text/clean-html.ts'
import { toFeeSheet } from './fee-sheet.ts'
import type { SchoolPageRow } from './school-columns.ts'
import {
  addressOf,
  admissionsOn,
  isApproximate,
  type SchoolSummary,
  type SummarySetting,
} from './school-summary.ts'

/** The `Fact` of the contract. */
interface Fact {
  readonly name: string
  readonly value: string | null
  readonly source: string | null
  readonly as_of: string | null
}

/** Who told us of a school that its owner listed. */
const listedByOwner = 'Listed on EdBazaar'

interface SchoolPageParts {
  readonly school: SchoolPageRow
  readonly similar: readonly SchoolSummary[]
  readonly placeSlug: string | null
}

/** The `School` of the contract: everything its page shows. */
export function toSchoolPage(
  { school: row, similar, placeSlug }: SchoolPageParts,
  { catalogue, pictures, today }: SummarySetting,
) {
  const { name, files, fileCaptions: captions } = row
  return {
    type: 'School',
    id: row.id,
    name,
    slug: row.slug,
    address: addressOf(row),
    city: row.city,
    district: row.district,
    state: row.state,
    pincode: row.pincode,
    place_slug: placeSlug,
    files: files.map(pictures.file),
    pictures: pictures.gallery({ name, files, captions }),
    lat: row.lat,
    lng: row.lng,
    is_place_approximate: isApproximate(row),
    boards: catalogue.boardsAmong(row.filterIds),
    fee_min: row.feeMin,
    fee_max: row.feeMax,
    age_min: row.ageMin,
    age_max: row.ageMax,
    availability: admissionsOn(today, row),
    seats_total: row.seatsTotal,
    is_online: row.isOnline,
    is_recognition_checked: row.isRecognitionChecked,
    description: row.description === null ? null : cleanHtml(row.description),
    established_on: row.establishedOn,
    contact_name: row.contactName,
    contact_email: row.contactEmail,
    contact_phone: row.contactPhone,
    website: webAddress(row.website),
    n_students: row.nStudents,
    n_classrooms: row.nClassrooms,
    facts: factsOf(row),
    fees: row.fees && toFeeSheet(row.fees),
    admission_dates: row.admissionDates.map(({ from, to, label, isKey }) => ({
      from,
      to,
      label,
      is_key: isKey,
    })),
    filters_values: valuesOf(row, catalogue),
    similar,
    source: row.source ?? listedByOwner,
    updated_at: row.updatedAt,
  }
}

/** Only what a browser may be sent to: names of other schemes are no address. */
const webAddress = (website: string | null) =>
  website !== null && /^https?:\/\//i.test(website) ? website : null

/** Every fact a page asks for, in its order; one that nobody has told has no value. */
function factsOf({ facts, establishedOn, nStudents, nClassrooms, website }: SchoolPageRow): Fact[] {
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
  name: string,
  told: SourcedFact | undefined,
  otherwise?: string | number | null,
): Fact {
  if (told) return { name, value: told.value, source: told.source, as_of: told.asOf }
  const value = otherwise === undefined || otherwise === null ? null : String(otherwise)
  return { name, value, source: null, as_of: null }
}

/** What the school has and is known not to have, by filter. */
function valuesOf({ filterIds, absentFilterIds }: SchoolPageRow, catalogue: FilterCatalogue) {
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
