import type { Caller, MemberRole } from '../../../caller.ts'
import type { MembersRepository } from './members.repository.ts'

/** The role of a member, with the owner. */
export type ListingRole = NonNullable<Awaited<ReturnType<MembersRepository['roleOf']>>>

/** Rights of a role over the members, enquiries, applicants and bookings of a school or store. */
export type Right =
  | 'see members'
  | 'invite'
  | 'hand over'
  | 'see enquiries'
  | 'answer enquiries'
  | 'reveal contacts'
  | 'export enquiries'
  | 'change desk'
  | 'see applications'
  | 'decide applications'
  | 'export applications'
  | 'see bookings'
  | 'answer bookings'
  | 'change batches'
  | 'export rosters'

const viewer: readonly Right[] = [
  'see members',
  'see enquiries',
  'see applications',
  'see bookings',
]
const counsellor: readonly Right[] = [
  ...viewer,
  'answer enquiries',
  'reveal contacts',
  'decide applications',
  'answer bookings',
]
const manager: readonly Right[] = [
  ...counsellor,
  'export enquiries',
  'export applications',
  'change desk',
  'change batches',
  'export rosters',
  'invite',
]
const owner: readonly Right[] = [...manager, 'hand over']
const rights: Readonly<Record<ListingRole, readonly Right[]>> = {
  owner,
  manager,
  counsellor,
  viewer,
}

/** From the weakest to the strongest. */
const roles = ['viewer', 'counsellor', 'manager', 'owner'] as const satisfies ListingRole[]

/** The role in which a caller acts: that of a member, or for admins the stronger of theirs and `adminRole`. */
export function roleOfCaller(
  { isAdmin }: Pick<Caller, 'isAdmin'>,
  own: ListingRole | null,
  adminRole: ListingRole,
): ListingRole | null {
  if (!isAdmin) return own
  return own !== null && roles.indexOf(own) > roles.indexOf(adminRole) ? own : adminRole
}

export const hasRight = (role: ListingRole, right: Right): boolean => rights[role].includes(right)

/** Whether a role may invite, change and remove members of another role. */
export const mayManage = (role: ListingRole, other: ListingRole): boolean =>
  role === 'owner'
    ? other !== 'owner'
    : role === 'manager' && (other === 'counsellor' || other === 'viewer')

/** The role of an invitation, which is never that of the owner. */
export function invitedRole(role: ListingRole): MemberRole {
  if (role === 'owner') throw new Error('An invitation has the role of the owner')
  return role
}
