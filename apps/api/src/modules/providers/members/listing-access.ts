import { AppError } from '../../../app-error.ts'
import { actorOf, type Caller, forbidden, type ListingOfMembers } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { hasRight, type ListingRole, type Right, roleOfCaller } from './member-rights.ts'
import type { MembersRepository } from './members.repository.ts'

export type ListingAccess = ReturnType<typeof createListingAccess>
export type MembersListing = NonNullable<Awaited<ReturnType<MembersRepository['lock']>>>

interface ListingAccessDeps {
  readonly repository: MembersRepository
  readonly audit: AuditService
}

interface RoleChange {
  readonly userId: number
  /** Null if the user was, or is, no member. */
  readonly before: ListingRole | null
  readonly after: ListingRole | null
}

const notFound = { school: 'School not found.', store: 'Store not found.' }

/** Rights of a caller over the members of a listing, and the record of what they did. */
export function createListingAccess({ repository, audit }: ListingAccessDeps) {
  async function require(
    tx: Db | undefined,
    caller: Caller,
    listing: ListingOfMembers,
    right: Right,
    found: MembersListing | undefined,
  ) {
    if (!found) throw new AppError('not_found', notFound[listing.kind])
    const own = await repository.roleOf(listing, caller.userId, tx)
    const role = roleOfCaller(caller, own, 'owner')
    if (role === null || !hasRight(role, right)) throw forbidden()
    return { found, role }
  }

  return {
    /** The listing and the caller's role; admins have that of the owner. Throws `not_found`, `forbidden`. */
    requireToRead: async (caller: Caller, listing: ListingOfMembers, right: Right) =>
      require(undefined, caller, listing, right, await repository.find(listing)),

    /** Also locks the listing, and with it its members, until the transaction ends. */
    requireToWrite: async (tx: Db, caller: Caller, listing: ListingOfMembers, right: Right) =>
      require(tx, caller, listing, right, await repository.lock(tx, listing)),

    /** Writes a change of role to the audit log. */
    recordRole: (
      tx: Db,
      caller: Caller,
      { kind, id }: ListingOfMembers,
      listing: MembersListing,
      { userId, before, after }: RoleChange,
    ) =>
      audit.recordEdits(tx, {
        entity: kind,
        entityId: id,
        actor: actorOf(caller, listing),
        revision: null,
        edits: [{ field: `members.${userId}`, before, after }],
      }),
  }
}
