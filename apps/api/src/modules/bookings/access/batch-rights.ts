import type { Schema } from '../../../contract/operations.ts'
import { hasRight, type ListingRole } from '../../providers/members/member-rights.ts'

/** The contract's `BatchRights`. */
export const rightsOf = (role: ListingRole): Schema<'BatchRights'> => ({
  answer: hasRight(role, 'answer bookings'),
  change: hasRight(role, 'change batches'),
  export: hasRight(role, 'export rosters'),
})
