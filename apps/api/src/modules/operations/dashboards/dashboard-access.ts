import { invalid } from '../../../app-error.ts'
import { type Caller, forbidden, type ListingOfMembers } from '../../../caller.ts'
import type { Query } from '../../../contract/operations.ts'
import type { DeskAccess } from '../../leads/desk/access/desk-access.ts'
import type { ListingWithRole } from '../../leads/desk/access/listing-with-role.ts'
import { hasRight } from '../../providers/members/member-rights.ts'

export type DashboardAccess = ReturnType<typeof createDashboardAccess>

const right = 'see enquiries'

/** Decides whose figures a caller may see: those of listings whose enquiries they may see. */
export function createDashboardAccess(desk: DeskAccess) {
  /** The listing with the caller's role; admins have that of the owner. Throws `not_found`, `forbidden`. */
  async function one(caller: Caller, listing: ListingOfMembers): Promise<ListingWithRole> {
    return { ...listing, ...(await desk.requireListing(caller, listing, right)) }
  }

  /** The listings that a user works for. Throws `forbidden` for another user, unless for an admin. */
  async function own(caller: Caller, userId: number): Promise<ListingWithRole[]> {
    if (caller.userId !== userId && !caller.isAdmin) throw forbidden()
    const all = await desk.listingsOf(userId)
    return all.filter(({ role }) => hasRight(role, right))
  }

  return {
    one,
    own,

    /** All listings of a user, and those that the dashboard covers. Throws as above, and `invalid_request`. */
    async chosen(caller: Caller, userId: number, { kind, id }: Query<'getDashboard'>) {
      const all = await own(caller, userId)
      if (kind === undefined && id === undefined) return { own: all, listings: all }
      if (kind === undefined) throw invalid('kind', 'is required with id')
      if (id === undefined) throw invalid('id', 'is required with kind')
      const listing = all.find((each) => each.kind === kind && each.id === id)
      return { own: all, listings: [listing ?? (await one(caller, { kind, id }))] }
    },

    /** The store that sells a product. Throws `not_found`, `forbidden`. */
    async storeOf(caller: Caller, productId: number): Promise<ListingWithRole> {
      return one(caller, await desk.storeOf('product', productId))
    },
  }
}
