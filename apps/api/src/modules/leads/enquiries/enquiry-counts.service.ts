import { type Caller, forbidden } from '../../../caller.ts'
import type { EnquiryCountsRepository } from './enquiry-counts.repository.ts'

export type EnquiryCounts = ReturnType<typeof createEnquiryCounts>

/** Counts the enquiries of a user's listings. */
export const createEnquiryCounts = (repository: EnquiryCountsRepository) => ({
  /** Live enquiries to schools or stores for which a user works. Throws `forbidden` for another user. */
  async count(
    { userId, isAdmin }: Caller,
    ofUserId: number,
    kind: 'school' | 'store',
  ): Promise<number> {
    if (userId !== ofUserId && !isAdmin) throw forbidden()
    return repository.count(ofUserId, kind)
  },
})
