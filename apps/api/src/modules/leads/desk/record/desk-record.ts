import { AppError } from '../../../../app-error.ts'
import { type Caller, listingOf } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { timeInIndia } from '../../../platform/dates/dates-in-india.ts'
import type { Right } from '../../../providers/members/member-rights.ts'
import type { DeskAccess } from '../access/desk-access.ts'
import { termsOf } from '../consent/consent-json.ts'
import { type Permission, permissionOf } from '../consent/permission.ts'
import { ownerChangedText } from '../consent/refusals.ts'
import type { EnquiryRecord, EnquiryRecordRepository } from './enquiry-record.repository.ts'

export type DeskRecords = ReturnType<typeof createDeskRecords>

/** A locked enquiry that the caller may change. */
export interface LockedEnquiry {
  readonly enquiry: EnquiryRecord['enquiry']
  /** Null for a general enquiry. */
  readonly listing: ReturnType<typeof listingOf>
  readonly listingName: string | null
  readonly permission: Permission
  readonly now: Date
}

interface DeskRecordsDeps {
  readonly access: DeskAccess
  readonly repository: EnquiryRecordRepository
}

export const noEnquiry = () => new AppError('not_found', 'Enquiry not found.')

/** Throws `conflict` if the enquiry was merged or withdrawn, or has a new owner. */
export function requireChangeable({
  enquiry,
  permission,
}: Pick<LockedEnquiry, 'enquiry' | 'permission'>): void {
  if (enquiry.mergedIntoId !== null)
    throw new AppError('conflict', 'This enquiry was merged into another one.')
  if (enquiry.withdrawnAt !== null)
    throw new AppError('conflict', 'The parent has withdrawn this enquiry.')
  if (permission.ownerChangedAt !== null) throw new AppError('conflict', ownerChangedText)
}

/** Opens enquiries for changes by their desk. */
export function createDeskRecords({ access, repository }: DeskRecordsDeps) {
  /** Locks an enquiry. Throws `not_found`, `forbidden`. */
  async function lock(
    tx: Db,
    caller: Caller,
    publicId: string,
    right: Right,
  ): Promise<LockedEnquiry> {
    const found = await repository.lock(tx, publicId)
    if (!found) throw noEnquiry()
    const { enquiry, consents, listingName } = found
    const listing = listingOf(enquiry)
    await access.requireRole(caller, listing, right, tx)
    const now = new Date()
    return { enquiry, listing, listingName, permission: permissionOf(termsOf(consents), now), now }
  }

  return {
    lock,

    /** Throws `not_found`, `forbidden`. */
    async require(caller: Caller, publicId: string, right: Right): Promise<void> {
      const found = await repository.find(publicId)
      if (!found) throw noEnquiry()
      await access.requireRole(caller, listingOf(found.enquiry), right)
    },

    /** Checks several enquiries, each listing once. Throws `not_found`, `forbidden`. */
    async requireAll(caller: Caller, publicIds: readonly string[], right: Right): Promise<void> {
      const found = await repository.listingsOf(publicIds)
      const allowed = new Set<string>()
      for (const publicId of publicIds) {
        const enquiry = found.get(publicId.toLowerCase())
        if (!enquiry) throw noEnquiry()
        const listing = listingOf(enquiry)
        const key = listing ? `${listing.kind} ${listing.id}` : 'general'
        if (allowed.has(key)) continue
        await access.requireRole(caller, listing, right)
        allowed.add(key)
      }
    },

    /** As `lock`; throws `conflict` if the enquiry cannot be changed any more. */
    async open(tx: Db, caller: Caller, publicId: string, right: Right): Promise<LockedEnquiry> {
      const record = await lock(tx, caller, publicId, right)
      requireChangeable(record)
      return record
    },

    /** Throws `conflict` with the name of the person if the enquiry has changed since a revision. */
    async requireRevision(tx: Db, { enquiry }: LockedEnquiry, revision: number): Promise<void> {
      if (enquiry.revision === revision) return
      const last = await repository.lastChange(tx, enquiry.id)
      throw new AppError(
        'conflict',
        last
          ? `${last.name} changed this enquiry at ${timeInIndia(last.at)}. Your change was not saved.`
          : 'This enquiry has changed. Your change was not saved.',
      )
    },
  }
}
