import type { MembersRepository } from './members.repository.ts'

/** The role of a member, with the owner. */
export type ListingRole = NonNullable<Awaited<ReturnType<MembersRepository['roleOf']>>>

/** What a role may do for a school or store. */
export type Right =
  | 'see members'
  | 'edit'
  | 'invite'
  | 'hand over'
  | 'see enquiries'
  | 'answer enquiries'
  | 'export enquiries'
  | 'change the desk'

const viewer: readonly Right[] = ['see members', 'see enquiries']
const counsellor: readonly Right[] = [...viewer, 'answer enquiries']
const manager: readonly Right[] = [
  ...counsellor,
  'edit',
  'invite',
  'export enquiries',
  'change the desk',
]

const rights: Readonly<Record<ListingRole, readonly Right[]>> = {
  owner: [...manager, 'hand over'],
  manager,
  counsellor,
  viewer,
}

export const hasRight = (role: ListingRole, right: Right): boolean => rights[role].includes(right)

/** Whether a role may invite, change and remove members of another role. */
export const mayManage = (role: ListingRole, other: ListingRole): boolean =>
  role === 'owner'
    ? other !== 'owner'
    : role === 'manager' && (other === 'counsellor' || other === 'viewer')
