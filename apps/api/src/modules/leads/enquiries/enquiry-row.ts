import type { ListingOfMembers } from '../../../caller.ts'
import type { enquiries } from '../../../db/schema/index.ts'

export type EnquiryRow = typeof enquiries.$inferSelect
export type NewEnquiry = typeof enquiries.$inferInsert

/** The school or store whose desk answers; null for a general enquiry. */
export function deskOf({
  schoolId,
  storeId,
}: Pick<EnquiryRow, 'schoolId' | 'storeId'>): ListingOfMembers | null {
  if (schoolId !== null) return { kind: 'school', id: schoolId }
  return storeId === null ? null : { kind: 'store', id: storeId }
}
