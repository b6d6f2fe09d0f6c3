import { AppError, invalid } from '../../../../app-error.ts'
import { type Caller, forbidden, type ListingOfMembers } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { hasRight, type ListingRole, type Right } from '../../../providers/members/member-rights.ts'
import type { MemberRoles } from '../../../providers/members/member-roles.ts'
import type { DeskListingsRepository } from './desk-listings.repository.ts'
import type { DeskScope } from './desk-scope.ts'
import type { ListingWithRole } from './listing-with-role.ts'

export type DeskAccess = ReturnType<typeof createDeskAccess>

/** The `kind` and `id` of a list. */
type DeskChoice = Pick<Query<'listDeskEnquiries'>, 'kind' | 'id'>

interface DeskAccessDeps {
  readonly members: MemberRoles
  readonly listings: DeskListingsRepository
}

/** Decides which enquiries a caller may see, and what they may do with them. */
export function createDeskAccess({ members, listings }: DeskAccessDeps) {
  /** The caller's role; admins have that of the owner. Throws `forbidden`. */
  async function requireRole(
    caller: Caller,
    listing: ListingOfMembers | null,
    right: Right,
    tx?: Db,
  ): Promise<ListingRole> {
    if (caller.isAdmin) return 'owner'
    const role = listing && (await members.roleOf(listing, caller.userId, tx))
    if (role === null || !hasRight(role, right)) throw forbidden()
    return role
  }

  /** The role for a listing that exists. Throws `not_found`, `forbidden`. */
  async function requireListing(caller: Caller, listing: ListingOfMembers, right: Right) {
    const found = await members.find(listing)
    if (!found) throw new AppError('not_found', notFound[listing.kind])
    return { name: found.name, role: await requireRole(caller, listing, right) }
  }

  async function storeOf(kind: 'product' | 'batch', id: number): Promise<ListingOfMembers> {
    const find = { product: listings.storeOfProduct, batch: listings.storeOfBatch }[kind]
    const storeId = await find(id)
    if (storeId === undefined) throw new AppError('not_found', notFound[kind])
    return { kind: 'store', id: storeId }
  }

  return {
    requireRole,
    requireListing,

    /** The store that sells a product or batch. Throws `not_found`. */
    storeOf,

    /** The schools and stores that a user works for, by name. */
    listingsOf: (userId: number): Promise<ListingWithRole[]> => listings.listingsOf(userId),

    /** Whether the caller works for the listing, which an admin may not. */
    isMember: async (caller: Caller, listing: ListingOfMembers | null, tx?: Db): Promise<boolean> =>
      listing !== null && (await members.roleOf(listing, caller.userId, tx)) !== null,

    /**
     * The enquiries that a list is about, and the listings they belong to, with the caller's role.
     * Throws `invalid_request`, `not_found`, `forbidden`.
     */
    async scope(caller: Caller, { kind, id }: DeskChoice, right: Right) {
      const own = await listings.listingsOf(caller.userId)
      const one = async (listing: ListingOfMembers, scope?: DeskScope) => {
        const { name, role } =
          ownWithRight(caller, own, listing, right) ??
          (await requireListing(caller, listing, right))
        const listingsOfScope: ListingWithRole[] = [{ ...listing, name, role }]
        return { scope: scope ?? scopeOf(listingsOfScope), listings: listingsOfScope, own }
      }
      if (kind === 'general') {
        if (!caller.isAdmin) throw forbidden()
        return { scope: { kind } satisfies DeskScope, listings: [], own }
      }
      if (kind === 'all_schools' || kind === 'all_stores') {
        const wanted = kind === 'all_schools' ? 'school' : 'store'
        const chosen = own.filter((each) => each.kind === wanted && hasRight(each.role, right))
        return { scope: scopeOf(chosen), listings: chosen, own }
      }
      if (id === undefined) throw invalid('id', 'is required')
      if (kind === 'school' || kind === 'store') return one({ kind, id })
      return one(await storeOf(kind, id), { kind, id })
    },
  }
}

/** The listing among the caller's own, which no query needs to find again. */
function ownWithRight(
  caller: Caller,
  own: readonly ListingWithRole[],
  { kind, id }: ListingOfMembers,
  right: Right,
): ListingWithRole | undefined {
  if (caller.isAdmin) return undefined
  return own.find((each) => each.kind === kind && each.id === id && hasRight(each.role, right))
}

/** The rights of a member with one of the roles. */
export function rightsOf(roles: readonly ListingRole[]): Schema<'DeskRights'> {
  const has = (right: Right) => roles.some((role) => hasRight(role, right))
  return {
    answer: has('answer enquiries'),
    reveal: has('reveal contacts'),
    export: has('export enquiries'),
    change_desk: has('change desk'),
  }
}

const scopeOf = (listings: readonly ListingOfMembers[]): DeskScope => ({
  kind: 'listings',
  listings,
})

const notFound = {
  school: 'School not found.',
  store: 'Store not found.',
  product: 'Service not found.',
  batch: 'Batch not found.',
}
