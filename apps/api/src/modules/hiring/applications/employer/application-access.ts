import { AppError } from '../../../../app-error.ts'
import { type Caller, forbidden, type ListingOfMembers } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import {
  hasRight,
  type ListingRole,
  type Right,
  roleOfCaller,
} from '../../../providers/members/member-rights.ts'
import type { MemberRoles } from '../../../providers/members/member-roles.ts'
import type { ApplicationRecordRepository } from '../record/application-record.repository.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { noApplication } from '../record/no-application.ts'
import type { EmployerListRepository } from './employer-list.repository.ts'
import type { JobScope } from './job-scope.ts'

export type ApplicationAccess = ReturnType<typeof createApplicationAccess>

interface ApplicationAccessDeps {
  readonly members: Pick<MemberRoles, 'roleOf'>
  readonly records: ApplicationRecordRepository
  readonly lists: Pick<EmployerListRepository, 'listingOfJob' | 'listingsOf'>
}

/** An application with the role of the caller. */
export interface OpenedApplication {
  readonly record: ApplicationRecord
  readonly role: ListingRole
  /** False for an admin who does not work for the listing. */
  readonly isMember: boolean
}

/**
 * Decides which applications a caller may see, and what they may do with them. An admin who does not work
 * for the listing only reads.
 */
export function createApplicationAccess({ members, records, lists }: ApplicationAccessDeps) {
  async function roleFor(caller: Caller, listing: ListingOfMembers, tx?: Db) {
    const own = await members.roleOf(listing, caller.userId, tx)
    return { role: roleOfCaller(caller, own, 'viewer'), isMember: own !== null }
  }

  async function opened(
    caller: Caller,
    record: ApplicationRecord | undefined,
    right: Right,
    tx?: Db,
  ): Promise<OpenedApplication> {
    if (!record) throw noApplication()
    const { role, isMember } = await roleFor(caller, record.listing, tx)
    if (role === null) throw noApplication()
    if (!hasRight(role, right)) throw forbidden()
    return { record, role, isMember }
  }

  return {
    /**
     * Finds an application for a member of its listing. Throws `not_found` for an application of
     * others, `forbidden` without the right.
     */
    open: async (caller: Caller, publicId: string, right: Right) =>
      opened(caller, await records.ofEmployer(publicId), right),

    /** Also locks the application until the transaction ends. */
    lock: async (tx: Db, caller: Caller, publicId: string, right: Right) =>
      opened(caller, await records.ofEmployer(publicId, { tx, lock: true }), right, tx),

    /** All of them, locked, in the order of their ids. Throws `not_found` if one is missing, `forbidden`. */
    async lockAll(tx: Db, caller: Caller, publicIds: readonly string[], right: Right) {
      const found = await records.lockAll(tx, publicIds)
      if (found.length < publicIds.length) throw noApplication()
      const listings = new Map(
        found.map(({ listing }) => [`${listing.kind}:${listing.id}`, listing]),
      )
      const roles = new Map<string, OpenedApplication['role'] | null>()
      let isMember = true
      for (const [key, listing] of listings) {
        const own = await roleFor(caller, listing, tx)
        roles.set(key, own.role)
        isMember &&= own.isMember
      }
      for (const role of roles.values()) {
        if (role === null) throw noApplication()
        if (!hasRight(role, right)) throw forbidden()
      }
      return { records: found, isMember }
    },

    /** The jobs of a list and the caller's rights. Throws `not_found`, `forbidden`. */
    async scope(caller: Caller, jobId: number | undefined, right: Right) {
      if (jobId === undefined) {
        const own = (await lists.listingsOf(caller.userId)).filter(({ role }) =>
          hasRight(role, right),
        )
        const idsOf = (kind: ListingOfMembers['kind']) =>
          own.filter((each) => each.kind === kind).map(({ id }) => id)
        return {
          scope: { schoolIds: idsOf('school'), storeIds: idsOf('store') } satisfies JobScope,
          listing: null,
          rights: rightsOf(own.map(({ role }) => role)),
        }
      }
      const listing = await lists.listingOfJob(jobId)
      if (!listing) throw new AppError('not_found', 'Job not found.')
      const { role } = await roleFor(caller, listing)
      if (role === null || !hasRight(role, right)) throw forbidden()
      return { scope: { jobId } satisfies JobScope, listing, rights: rightsOf([role]) }
    },
  }
}

/** The contract's `ApplicationRights` of somebody with one of the roles. */
export function rightsOf(roles: readonly ListingRole[]): Schema<'ApplicationRights'> {
  const has = (right: Right) => roles.some((role) => hasRight(role, right))
  return {
    decide: has('decide applications'),
    reveal: has('reveal contacts'),
    export: has('export applications'),
  }
}
