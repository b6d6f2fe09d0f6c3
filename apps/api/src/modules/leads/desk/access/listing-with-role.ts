import type { ListingOfMembers } from '../../../../caller.ts'
import type { ListingRole } from '../../../providers/members/member-rights.ts'

/** A school or store with the role of a user. */
export interface ListingWithRole extends ListingOfMembers {
  readonly name: string
  readonly role: ListingRole
}
