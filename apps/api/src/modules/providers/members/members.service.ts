import { AppError, notSignedIn } from '../../../app-error.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import {
  type Caller,
  forbidden,
  type ListingOfMembers,
  type MemberRole,
} from '../../accounts/sessions/caller.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { memberInvitationEmail } from '../../platform/mail/templates/member-invitation.ts'
import { memberRemovedEmail } from '../../platform/mail/templates/member-removed.ts'
import { newOwnerEmail } from '../../platform/mail/templates/new-owner.ts'
import { createToken, hashToken, isToken } from '../../platform/tokens/tokens.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { actorOf } from '../editing/ownership.ts'
import type { PlansService } from '../plans/plans.service.ts'
import { hasRight, type ListingRole, mayManage, type Right } from './member-rights.ts'
import type { MembersRepository } from './members.repository.ts'

export type MembersService = ReturnType<typeof createMembersService>

interface MembersDeps {
  readonly repository: MembersRepository
  readonly audit: AuditService
  readonly outbox: Outbox
  readonly plans: Pick<PlansService, 'requireRoom'>
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

type LockedListing = NonNullable<Awaited<ReturnType<MembersRepository['lock']>>>

/** Members and open invitations of one listing. */
const maxMembers = 50

const notFound = { school: 'There is no such school.', store: 'There is no such store.' }
const noMember = () => new AppError('not_found', 'This person is not a member.')

/** Who works for a school or store: members, invitations and the owner. */
export function createMembersService({ repository, audit, outbox, plans, site }: MembersDeps) {
  /** The caller's role; admins have the rights of owners. Throws `not_found`, `forbidden`. */
  async function requireRight(tx: Db, caller: Caller, listing: ListingOfMembers, right: Right) {
    const locked = await repository.lock(tx, listing)
    if (!locked) throw new AppError('not_found', notFound[listing.kind])
    const role = await roleOf(tx, caller, listing)
    if (role === null || !hasRight(role, right)) throw forbidden()
    return { locked, role }
  }

  async function roleOf(tx: Db, caller: Caller, listing: ListingOfMembers) {
    return caller.isAdmin ? 'owner' : repository.roleOf(tx, listing, caller.userId)
  }

  const recordRole = (
    tx: Db,
    caller: Caller,
    { kind, id }: ListingOfMembers,
    locked: LockedListing,
    edit: {
      readonly userId: number
      readonly before: ListingRole | null
      readonly after: ListingRole | null
    },
  ) =>
    audit.recordEdits(tx, {
      entity: kind,
      entityId: id,
      actor: actorOf(caller, locked),
      revision: null,
      edits: [{ field: `members.${edit.userId}`, before: edit.before, after: edit.after }],
    })

  async function handOver(
    tx: Db,
    caller: Caller,
    listing: ListingOfMembers,
    locked: LockedListing,
    userId: number,
    before: ListingRole,
  ): Promise<void> {
    if (locked.isActive)
      await plans.requireRoom(tx, userId, listing.kind === 'school' ? 'schools' : 'stores')
    await repository.setOwner(tx, listing, userId)
    const { ownerId } = locked
    if (ownerId !== null)
      await repository.add(tx, listing, { userId: ownerId, role: 'manager', invitedBy: userId })
    await recordRole(tx, caller, listing, locked, { userId, before, after: 'owner' })
    const [next, former] = await Promise.all([
      repository.emailOf(tx, userId),
      ownerId === null ? undefined : repository.emailOf(tx, ownerId),
    ])
    if (!next) throw noMember()
    const nextName = `${next.firstname} ${next.lastname}`
    for (const email of [next.email, former?.email])
      if (email !== undefined)
        await outbox.put(
          tx,
          newOwnerEmail({ email, name: locked.name, nextName, url: membersUrl(site, listing) }),
        )
  }

  async function findInvitation(tx: Db, token: string) {
    const found = isToken(token) ? await repository.findInvitation(tx, hashToken(token)) : undefined
    if (!found)
      throw new AppError(
        'not_found',
        'This invitation has been used, withdrawn or has expired. Ask for a new one.',
      )
    return { ...found, listing: listingOf(found), role: roleOfInvitation(found.role) }
  }

  return {
    /** The caller's role in a listing; null without one. Admins have the role of the owner. */
    roleOf: (tx: Db, caller: Caller, listing: ListingOfMembers): Promise<ListingRole | null> =>
      roleOf(tx, caller, listing),

    /** The `ListingMembers` of the contract. Throws `not_found`, `forbidden`. */
    async list(caller: Caller, listing: ListingOfMembers) {
      const { locked, role } = await repository.transaction((tx) =>
        requireRight(tx, caller, listing, 'see members'),
      )
      const [members, invitations] = await Promise.all([
        repository.list(listing),
        hasRight(role, 'invite') ? repository.invitations(listing) : [],
      ])
      return {
        name: locked.name,
        my_role: role,
        members: members.map((member) => ({
          user_id: member.userId,
          name: `${member.firstname} ${member.lastname}`,
          email: member.email,
          role: member.role,
          since: member.since.toISOString(),
        })),
        invitations: invitations.map(({ id, email, role: invitedRole, expiresAt }) => ({
          id,
          email,
          role: roleOfInvitation(invitedRole),
          expires_at: expiresAt.toISOString(),
        })),
      }
    },

    /**
     * Emails an invitation, in place of an earlier one to the same address. Throws `not_found`,
     * `forbidden`, or `conflict` if the address is a member's or the listing has too many members.
     */
    async invite(
      caller: Caller,
      listing: ListingOfMembers,
      { email, role }: Body<'inviteMember'>,
    ): Promise<void> {
      await repository.transaction(async (tx) => {
        const required = await requireRight(tx, caller, listing, 'invite')
        if (!mayManage(required.role, role)) throw forbidden('Only the owner can invite a manager.')
        const members = await repository.list(listing, tx)
        if (members.some((member) => member.email.toLowerCase() === email.toLowerCase()))
          throw new AppError('conflict', 'This person is already a member.')
        const open = await repository.countInvitations(tx, listing)
        if (members.length + open >= maxMembers)
          throw new AppError('conflict', `A listing can have up to ${maxMembers} members.`)
        const inviter = await repository.emailOf(tx, caller.userId)
        if (!inviter) throw notSignedIn()
        const { token, tokenHash } = createToken()
        await repository.invite(tx, listing, { email, role, invitedBy: caller.userId, tokenHash })
        await outbox.put(
          tx,
          memberInvitationEmail({
            email,
            role,
            name: required.locked.name,
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
        const { role } = await requireRight(tx, caller, listing, 'invite')
        const removed = await repository.withdraw(tx, listing, invitationId)
        if (removed && !mayManage(role, removed.role)) throw forbidden()
      })
    },

    /** The `MemberInvitation` of the contract. Throws `not_found`. */
    async invitation(token: string): Promise<Schema<'MemberInvitation'>> {
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
        const before = await repository.roleOf(tx, listing, caller.userId)
        if (before !== null) throw new AppError('conflict', 'You are already a member.')
        const { role, invitedBy } = found
        await repository.add(tx, listing, { userId: caller.userId, role, invitedBy })
        await recordRole(tx, caller, listing, locked, {
          userId: caller.userId,
          before,
          after: role,
        })
        return { ...listing, name: found.name, role }
      })
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
        const { locked, role: own } = await requireRight(tx, caller, listing, right)
        const before = await repository.roleOf(tx, listing, userId)
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
        await recordRole(tx, caller, listing, locked, { userId, before, after: role })
      })
      outbox.wake()
    },

    /**
     * Removes a member; a member may remove themselves. Also succeeds if they are no member. Throws
     * `not_found`, `forbidden`, or `conflict` for the owner.
     */
    async remove(caller: Caller, listing: ListingOfMembers, userId: number): Promise<void> {
      await repository.transaction(async (tx) => {
        const { locked, role } = await requireRight(tx, caller, listing, 'see members')
        const before = await repository.roleOf(tx, listing, userId)
        if (before === null) return
        if (before === 'owner')
          throw new AppError(
            'conflict',
            'The owner cannot be removed. Hand the listing over first.',
          )
        const isOwn = userId === caller.userId
        if (!isOwn && !mayManage(role, before)) throw forbidden()
        await repository.end(tx, listing, userId)
        await recordRole(tx, caller, listing, locked, { userId, before, after: null })
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

function listingOf(row: {
  readonly schoolId: number | null
  readonly storeId: number | null
}): ListingOfMembers {
  if (row.schoolId !== null) return { kind: 'school', id: row.schoolId }
  if (row.storeId !== null) return { kind: 'store', id: row.storeId }
  throw new Error('An invitation has no listing')
}

/** The first letter and the domain: who has the address recognises it, others do not learn it. */
const maskedEmail = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••')

function roleOfInvitation(role: ListingRole): MemberRole {
  if (role === 'owner') throw new Error('An invitation has the role of the owner')
  return role
}
