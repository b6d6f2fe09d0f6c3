import type { Db } from '../../../../db/connect.ts'
import { likenessOf } from './duplicates.ts'
import type { MergesRepository } from './merges.repository.ts'

/** Finds out whether somebody asks again. */
export function createDuplicates(repository: MergesRepository) {
  return {
    /**
     * Merges an enquiry that was just confirmed into an earlier one, if it is a duplicate by the stated
     * rule; returns the id of the earlier one, or null. Notes an enquiry of the same family on both.
     */
    async settle(tx: Db, enquiryId: number): Promise<number | null> {
      const later = await repository.find(tx, enquiryId)
      if (!later) throw new Error('The enquiry does not exist')
      const earlier = await repository.candidates(tx, later)
      const likenesses = earlier.map(({ enquiry }) => ({
        enquiry,
        likeness: likenessOf(enquiry, later),
      }))
      for (const { enquiry, likeness } of likenesses)
        if (likeness.kind === 'duplicate') {
          const { reasons } = likeness
          await repository.merge(tx, { keptId: enquiry.id, merged: later, reasons, by: null })
          return enquiry.id
        }
      for (const { enquiry, likeness } of likenesses)
        if (likeness.kind === 'family') {
          await repository.linkFamily(tx, enquiry.id, later)
          await repository.linkFamily(tx, later.id, enquiry)
        }
      return null
    },
  }
}
