import { listingOf } from '../../../../caller.ts'
import type { enquiries } from '../../../../db/schema/index.ts'

export type EnquiryRow = typeof enquiries.$inferSelect
export type NewEnquiry = typeof enquiries.$inferInsert

/** The school or store whose desk answers; null for a general enquiry. */
export const deskOf = (enquiry: Pick<EnquiryRow, 'schoolId' | 'storeId'>) => listingOf(enquiry)
