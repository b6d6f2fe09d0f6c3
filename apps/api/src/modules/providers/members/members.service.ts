import { AppError } from '../../../app-error.ts'
import { type Caller, forbidden, type ListingOfMembers } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { memberRemovedEmail } from '../../platform/mail/templates/member-removed.ts'
import { newOwnerEmail } from '../../platform/mail/templates/new-owner.ts'
import type { ListingAccess, MembersListing } from './listing-access.ts'
import { hasRight, invitedRole, type ListingRole, mayManage } from './member-rights.ts'
import type { MembersRepository } from './members.repository.ts'

export type MembersService = ReturnType<typeof createMembersService>

interface MembersDeps {
  readonly repository: MembersRepository
  readonly access: ListingAccess
  readonly outbox: Outbox
  readonly plans: Pick<PlansService, 'requireRoom'>
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

const noMember = () => new AppError('not_found', 'This person is not a member.')

/** The people who work for a school or store: members and the owner. */
export function createMembersService({ repository, access, outbox, plans, site }: MembersDeps) {
  async function handOver(
    tx: Db,
    caller: Caller,
    listing: ListingOfMembers,
    locked: MembersListing,
    userId: number,
    before: ListingRole,
  ): Promise<void> {
    const kind = listing.kind === 'school' ? 'schools' : 'stores'
    await plans.requireRoom(tx, userId, kind, locked.isActive ? 'add' : 'addHidden')
    await repository.setOwner(tx, listing, userId)
    const { ownerId } = locked
    if (ownerId !== null)
      await repository.add(tx, listing, { userId: ownerId, role: 'manager', invitedBy: userId })
    await access.recordRole(tx, caller, listing, locked, { userId, before, after: 'owner' })
    const owners = await repository.emailsOf(tx, ownerId === null ? [userId] : [userId, ownerId])
    const next = owners.find(({ id }) => id === userId)
    if (!next) throw noMember()
    const nextName = `${next.firstname} ${next.lastname}`
    const url = membersUrl(site, listing)
    for (const { email } of owners)
      await outbox.put(tx, newOwnerEmail({ email, name: locked.name, nextName, url }))
  }

  return {
    /** The `ListingMembers` of the contract. Throws `not_found`, `forbidden`. */
    async list(caller: Caller, listing: ListingOfMembers) {
      const { found, role } = await access.requireToRead(caller, listing, 'see members')
      const [members, invitations] = await Promise.all([
        repository.list(listing),
        hasRight(role, 'invite') ? repository.invitations(listing) : [],
      ])
      return {
        name: found.name,
        my_role: role,
        members: members.map((member) => ({
          user_id: member.userId,
          name: `${member.firstname} ${member.lastname}`,
          email: member.email,
          role: member.role,
          since: member.since.toISOString(),
        })),
        invitations: invitations.map(({ id, email, role: invited, expiresAt }) => ({
          id,
          email,
          role: invitedRole(invited),
          expires_at: expiresAt.toISOString(),
        })),
      }
    },

    /**
     * Changes a member's role. The role `owner` hands the listing over: the former owner becomes a
     * manager. Throws `not_found`, `forbidden`, or `conflict` if the new owner's plan has no room.
     */
    async setRole(
      caller: Caller,
      listing: ListingOfMembers,
      userId: number,
      role: ListingRole,
    ): Promise<void> {
      await repository.transaction(async (tx) => {
        const right = role === 'owner' ? 'hand over' : 'invite'
        const { found: locked, role: own } = await access.requireToWrite(tx, caller, listing, right)
        const before = await repository.roleOf(listing, userId, tx)
        if (before === null) throw noMember()
        if (before === role) return
        if (before === 'owner')
          throw new AppError(
            'conflict',
            'To change the owner’s role, make another member the owner.',
          )
        if (role === 'owner') return handOver(tx, caller, listing, locked, userId, before)
        if (!mayManage(own, before) || !mayManage(own, role)) throw forbidden()
        await repository.end(tx, listing, userId)
        await repository.add(tx, listing, { userId, role, invitedBy: caller.userId })
        await access.recordRole(tx, caller, listing, locked, { userId, before, after: role })
      })
      outbox.wake()
    },

    /**
     * Removes a member; a member may remove themselves. Also succeeds if they are not a member. Throws
     * `not_found`, `forbidden`, or `conflict` for the owner.
     */
    async remove(caller: Caller, listing: ListingOfMembers, userId: number): Promise<void> {
      await repository.transaction(async (tx) => {
        const { found: locked, role } = await access.requireToWrite(
          tx,
          caller,
          listing,
          'see members',
        )
        const before = await repository.roleOf(listing, userId, tx)
        if (before === null) return
        if (before === 'owner')
          throw new AppError(
            'conflict',
            'The owner cannot be removed. Hand the listing over first.',
          )
        const isOwn = userId === caller.userId
        if (!isOwn && !mayManage(role, before)) throw forbidden()
        await repository.end(tx, listing, userId)
        await access.recordRole(tx, caller, listing, locked, { userId, before, after: null })
        const member = isOwn ? undefined : await repository.emailOf(tx, userId)
        if (member)
          await outbox.put(tx, memberRemovedEmail({ email: member.email, name: locked.name }))
      })
      outbox.wake()
    },
  }
}

const membersUrl = (site: string, { kind, id }: ListingOfMembers) =>
  `${site}/dashboard/${kind === 'school' ? 'schools' : 'stores'}/${id}/members`
