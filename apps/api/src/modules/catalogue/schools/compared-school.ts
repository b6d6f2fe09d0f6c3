import { distanceKm } from '../../platform/places/distance.ts'
import type { Place } from '../../platform/places/places.service.ts'
import { toFeeSheet } from './fee-sheet.ts'
import type { SchoolPageRow } from './school-columns.repository.ts'
import { datesOf, factsOf, valuesOf } from './school-details.ts'
import { type SummaryContext, toSchoolSummary } from './school-summary.ts'

/** The `ComparedSchool` of the contract, with its distance from the place if there is one. */
export function toComparedSchool(
  row: SchoolPageRow,
  place: Place | undefined,
  context: SummaryContext,
) {
  const { lat, lng } = row
  const hasDistance = place && !place.is_approximate && lat !== null && lng !== null
  return {
    accepts_enquiries: row.ownerId !== null,
    summary: toSchoolSummary(row, hasDistance ? distanceKm(place, { lat, lng }) : null, context),
    pincode: row.pincode,
    seats_total: row.seatsTotal,
    facts: factsOf(row, context.catalogue),
    fees: row.fees && toFeeSheet(row.fees),
    admission_dates: datesOf(row),
    filters_values: valuesOf(row, context.catalogue),
  }
}
