import { AppError } from '../../../../app-error.ts'
import type { Db } from '../../../../db/connect.ts'
import type { EnquiryEventsRepository } from '../record/enquiry-events.repository.ts'
import { deskOf, type EnquiryRow } from '../record/enquiry-row.ts'
import { areTwoUsers, isSameSender } from '../record/same-sender.ts'
import type { DuplicatesRepository } from './duplicates.repository.ts'
import { compareChildren } from './same-child.ts'

export type Duplicates = ReturnType<typeof createDuplicates>

interface DuplicatesDeps {
  readonly repository: DuplicatesRepository
  readonly events: Pick<EnquiryEventsRepository, 'add'>
}

/** The reason why two enquiries are of the same sender. */
export type DuplicateReason = 'same_user' | 'same_email' | 'same_phone' | 'by_hand'

interface Merge {
  readonly keptId: number
  readonly mergedId: number
  readonly reasons: readonly DuplicateReason[]
  /** The member who merged; null for the rule. */
  readonly mergedBy: number | null
}

function reasonsOf(a: EnquiryRow, b: EnquiryRow): DuplicateReason[] {
  const reasons: DuplicateReason[] = []
  if (a.userId !== null && a.userId === b.userId) reasons.push('same_user')
  if (a.emailKey === b.emailKey) reasons.push('same_email')
  if (a.phone !== null && a.phone === b.phone) reasons.push('same_phone')
  return reasons
}

/**
 * Finds, merges and separates enquiries of one sender to one listing. Within 180 days, the same user,
 * mailbox or phone with the same child, or both without a child, are merged at once; with another
 * child, or from two accounts with one phone, they are linked as a family. Names alone never merge.
 */
export function createDuplicates({ repository, events }: DuplicatesDeps) {
  async function lockTwo(tx: Db, firstId: number, secondId: number) {
    const rows = await repository.lock(tx, [firstId, secondId])
    const first = rows.find(({ id }) => id === firstId)
    const second = rows.find(({ id }) => id === secondId)
    if (!first || !second) throw new AppError('not_found', 'Enquiry not found.')
    return [first, second] as const
  }

  async function requireMergeable(tx: Db, kept: EnquiryRow, merged: EnquiryRow): Promise<void> {
    const isSameDesk = kept.schoolId === merged.schoolId && kept.storeId === merged.storeId
    if (kept.id === merged.id || !isSameDesk)
      throw new AppError('conflict', 'Only two enquiries to the same listing can be merged.')
    if (kept.mergedIntoId !== null || merged.mergedIntoId !== null)
      throw new AppError('conflict', 'One of the enquiries has already been merged.')
    if (kept.withdrawnAt !== null || merged.withdrawnAt !== null)
      throw new AppError('conflict', 'A withdrawn enquiry cannot be merged.')
    if (await repository.hasMerged(tx, merged.id))
      throw new AppError('conflict', 'Undo the merges into this enquiry first.')
  }

  /** Merges an enquiry into another; undone by `undo`. Throws `not_found`, `conflict`. */
  async function merge(tx: Db, { keptId, mergedId, reasons, mergedBy }: Merge): Promise<void> {
    const [kept, merged] = await lockTwo(tx, keptId, mergedId)
    await requireMergeable(tx, kept, merged)
    await repository.setMergedInto(tx, mergedId, keptId)
    await repository.addMerge(tx, {
      keptId,
      mergedId,
      reasons: [...reasons],
      isAutomatic: mergedBy === null,
      mergedBy,
    })
    const waitsSince = kept.waitingSince === null ? merged.waitingSince : null
    if (waitsSince) await repository.setWaitingSince(tx, keptId, waitsSince)
    const detail = { reasons, is_automatic: mergedBy === null }
    await events.add(
      tx,
      {
        enquiryId: keptId,
        kind: 'attempt',
        actorId: mergedBy,
        body: merged.message,
        isForParent: isSameSender(kept, merged),
        detail: {
          ...detail,
          enquiry: merged.publicId,
          reference: merged.reference,
          waits_since: waitsSince?.toISOString() ?? null,
        },
      },
      {
        enquiryId: mergedId,
        kind: 'merge',
        actorId: mergedBy,
        detail: { ...detail, enquiry: kept.publicId, reference: kept.reference },
      },
    )
  }

  async function linkAsFamily(tx: Db, a: EnquiryRow, b: EnquiryRow): Promise<void> {
    const reasons = reasonsOf(a, b)
    const event = (enquiry: EnquiryRow, other: EnquiryRow) => ({
      enquiryId: enquiry.id,
      kind: 'family' as const,
      detail: { reasons, enquiry: other.publicId, reference: other.reference },
    })
    await events.add(tx, event(a, b), event(b, a))
  }

  return {
    merge,

    /**
     * Applies the rule to an enquiry that was just confirmed; its desk must be locked. Returns the
     * enquiry into which it was merged, or null.
     */
    async apply(tx: Db, enquiry: EnquiryRow): Promise<EnquiryRow | null> {
      // General enquiries of one sender can be about different things.
      if (deskOf(enquiry) === null || enquiry.isTest) return null
      const candidates = await repository.candidates(tx, enquiry)
      const of = (children: 'same' | 'other') =>
        candidates.filter((each) => compareChildren(each, enquiry) === children)
      const kept = of('same').find((each) => !areTwoUsers(each, enquiry))
      const family = [...of('other'), ...of('same').filter((each) => areTwoUsers(each, enquiry))]
      for (const other of family) await linkAsFamily(tx, other, enquiry)
      if (!kept) return null
      const reasons = reasonsOf(kept, enquiry)
      await merge(tx, { keptId: kept.id, mergedId: enquiry.id, reasons, mergedBy: null })
      return kept
    },

    /**
     * Separates a merged enquiry, as it was, from the one that was kept. Throws `conflict` if it is
     * not merged.
     */
    async undo(tx: Db, mergedId: number, undoneBy: number | null): Promise<void> {
      const ended = await repository.endMerge(tx, mergedId, undoneBy)
      if (!ended) throw new AppError('conflict', 'This enquiry is not merged.')
      const [kept, merged] = await lockTwo(tx, ended.keptId, mergedId)
      await repository.setMergedInto(tx, mergedId, null)
      // The kept enquiry waited only because of the merged one.
      const isWaitOfMerged =
        kept.waitingSince !== null && kept.waitingSince.getTime() === merged.waitingSince?.getTime()
      if (isWaitOfMerged) await repository.setWaitingSince(tx, kept.id, null)
      const event = (enquiry: EnquiryRow, other: EnquiryRow) => ({
        enquiryId: enquiry.id,
        kind: 'unmerge' as const,
        actorId: undoneBy,
        detail: { enquiry: other.publicId, reference: other.reference },
      })
      await events.add(tx, event(kept, merged), event(merged, kept))
    },
  }
}
