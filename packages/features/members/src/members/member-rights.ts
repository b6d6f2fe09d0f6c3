import type { ListingRole, MemberRole } from './load-members'

const belowManager: readonly MemberRole[] = ['counsellor', 'viewer']

/** The roles that somebody with a role may give and take, in the order shown. */
export function rolesManagedBy(role: ListingRole): readonly MemberRole[] {
  if (role === 'owner') return ['manager', ...belowManager]
  return role === 'manager' ? belowManager : []
}
