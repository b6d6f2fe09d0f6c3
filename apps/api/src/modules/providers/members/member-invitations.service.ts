import { AppError, notSignedIn } from '../../../app-error.ts'
import { type Caller, forbidden, type ListingOfMembers, requireListingOf } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { memberInvitationEmail } from '../../platform/mail/templates/member-invitation.ts'
import { createToken, hashToken, isToken } from '../../platform/tokens/tokens.ts'
import type { ListingAccess } from './listing-access.ts'
import { invitedRole, mayManage } from './member-rights.ts'
import type { MembersRepository } from './members.repository.ts'

export type MemberInvitationsService = ReturnType<typeof createMemberInvitations>

interface MemberInvitationsDeps {
  readonly repository: MembersRepository
  readonly access: ListingAccess
  readonly outbox: Outbox
  readonly plans: Pick<PlansService, 'requireRoomForMember'>
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/** Members and open invitations of one listing. */
const maxMembers = 50

/** Invitations to work for a school or store. */
export function createMemberInvitations({
  repository,
  access,
  outbox,
  plans,
  site,
}: MemberInvitationsDeps) {
  async function findInvitation(tx: Db, token: string) {
    const found = isToken(token) ? await repository.findInvitation(tx, hashToken(token)) : undefined
    if (!found)
      throw new AppError(
        'not_found',
        'This invitation has been used, withdrawn or has expired. Ask for a new one.',
      )
    return { ...found, listing: requireListingOf(found), role: invitedRole(found.role) }
  }

  return {
    /**
     * Emails an invitation, in place of an earlier one to the same address. Throws `not_found`,
     * `forbidden`, or `conflict` if the address is a member's, or if the listing or the owner's plan has
     * no room.
     */
    async invite(
      caller: Caller,
      listing: ListingOfMembers,
      { email, role }: Body<'inviteMember'>,
    ): Promise<void> {
      await repository.transaction(async (tx) => {
        const { found, role: own } = await access.requireToWrite(tx, caller, listing, 'invite')
        if (!mayManage(own, role)) throw forbidden('Only the owner can invite a manager.')
        const members = await repository.list(listing, tx)
        if (members.some((member) => member.email.toLowerCase() === email.toLowerCase()))
          throw new AppError('conflict', 'This person is already a member.')
        const open = await repository.countOtherInvitations(tx, listing, email)
        if (members.length + open >= maxMembers)
          throw new AppError('conflict', `A listing can have up to ${maxMembers} members.`)
        await plans.requireRoomForMember(tx, listing, email)
        const inviter = await repository.emailOf(tx, caller.userId)
        if (!inviter) throw notSignedIn()
        const { token, tokenHash } = createToken()
        await repository.invite(tx, listing, { email, role, invitedBy: caller.userId, tokenHash })
        await outbox.put(
          tx,
          memberInvitationEmail({
            email,
            role,
            name: found.name,
            inviter: `${inviter.firstname} ${inviter.lastname}`,
            url: `${site}/users/member-invitation?token=${token}`,
          }),
        )
      })
      outbox.wake()
    },

    /** Withdraws an invitation, if it exists. Throws `not_found`, `forbidden`. */
    async withdraw(caller: Caller, listing: ListingOfMembers, invitationId: number): Promise<void> {
      await repository.transaction(async (tx) => {
        const { role } = await access.requireToWrite(tx, caller, listing, 'invite')
        const removed = await repository.withdraw(tx, listing, invitationId)
        if (removed && !mayManage(role, removed.role)) throw forbidden()
      })
    },

    /** The `MemberInvitation` of the contract. Throws `not_found`. */
    async read(token: string): Promise<Schema<'MemberInvitation'>> {
      const found = await repository.transaction((tx) => findInvitation(tx, token))
      return {
        ...found.listing,
        name: found.name,
        role: found.role,
        email: maskedEmail(found.email),
        invited_by: `${found.inviterFirstname} ${found.inviterLastname}`,
      }
    },

    /**
     * Makes the caller a member. Throws `not_found`; `forbidden` if the invitation was sent to another
     * address; and `conflict` if the caller is a member already.
     */
    async accept(caller: Caller, token: string): Promise<Schema<'AcceptedInvitation'>> {
      return repository.transaction(async (tx) => {
        const { listing } = await findInvitation(tx, token)
        const locked = await repository.lock(tx, listing)
        // Read again: it may have been used while this transaction waited for the lock.
        const found = await findInvitation(tx, token)
        const user = await repository.emailOf(tx, caller.userId)
        if (!locked || !user) throw notSignedIn()
        if (user.email.toLowerCase() !== found.email.toLowerCase())
          throw forbidden(
            'This invitation was sent to another address. Sign in with the address that received it.',
          )
        await repository.withdraw(tx, listing, found.id)
        const before = await repository.roleOf(listing, caller.userId, tx)
        if (before !== null) throw new AppError('conflict', 'You are already a member.')
        const { role, invitedBy } = found
        await repository.add(tx, listing, { userId: caller.userId, role, invitedBy })
        await access.recordRole(tx, caller, listing, locked, {
          userId: caller.userId,
          before,
          after: role,
        })
        return { ...listing, name: found.name, role }
      })
    },
  }
}

/** The first letter and the domain: who has the address recognises it, others do not learn it. */
const maskedEmail = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••')
