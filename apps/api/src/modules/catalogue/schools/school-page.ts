import type { Schema } from '../../../contract/operations.ts'
import { cleanHtml } from '../../platform/rich-text/clean-html.ts'
import { unreviewedFlag } from '../visibility/unreviewed.ts'
import { toFeeSheet } from './fee-sheet.ts'
import type { SchoolPageRow } from './school-columns.repository.ts'
import { datesOf, factsOf, valuesOf, webAddress } from './school-details.ts'
import {
  addressOf,
  admissionsOn,
  isApproximate,
  pointOf,
  type SchoolSummary,
  type SummaryContext,
} from './school-summary.ts'
import type { SchoolPageRows } from './schools.repository.ts'

/** The source of a school that its owner added. */
const ownerSource = 'Listed on EdBazaar'

interface SchoolPageParts {
  readonly school: SchoolPageRow
  readonly similar: readonly SchoolSummary[]
  readonly placeSlug: string | null
  readonly areas: SchoolPageRows['areas']
}

/** The `School` of the contract: the content of its page. */
export function toSchoolPage(
  { school: row, similar, placeSlug, areas }: SchoolPageParts,
  { catalogue, images, today }: SummaryContext,
): Schema<'School'> {
  const { name, files, fileCaptions: captions } = row
  return {
    type: 'School',
    ...unreviewedFlag(row),
    accepts_enquiries: row.ownerId !== null,
    id: row.id,
    name,
    slug: row.slug,
    address: addressOf(row),
    city: row.city,
    district: row.district,
    state: row.state,
    pincode: row.pincode,
    place_slug: placeSlug,
    areas,
    files: files.map(images.file),
    images: images.gallery({ name, files, captions }),
    videos: images.videos(files),
    ...pointOf(row),
    is_place_approximate: isApproximate(row),
    boards: catalogue.boardsAmong(row.filterIds),
    fee_min: row.feeMin,
    fee_max: row.feeMax,
    first_year_min: row.firstYearMin,
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
    facts: factsOf(row, catalogue),
    fees: row.fees && toFeeSheet(row.fees),
    admission_dates: datesOf(row),
    filters_values: valuesOf(row, catalogue),
    similar,
    source: row.source ?? ownerSource,
    updated_at: row.updatedAt,
  }
}
