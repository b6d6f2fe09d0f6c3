import { invalid, notSignedIn } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { accountDeletedEmail } from '../../platform/mail/templates/account-deleted.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { ownAccount } from '../../trust/audit/own-account.ts'
import type { AdminAccountsRepository } from '../admin-users/admins/accounts.repository.ts'
import { lockAccounts, requireAdminLeft } from '../admin-users/admins/locked-accounts.ts'
import type { CurrentPasswordCheck } from '../passwords/current-password.ts'
import type { SecondStep } from '../second-factor/second-step.service.ts'
import type { UsersRepository } from '../users/users.repository.ts'
import type { ContactDataRepository } from './contact-data.repository.ts'
import type { ContentDataRepository } from './content-data.repository.ts'
import type { SentEnquiriesRepository } from './sent-enquiries.repository.ts'

export type AccountDeletionService = ReturnType<typeof createAccountDeletionService>

/** Removes what a user has listed. The listings' own module implements it. */
export interface ListingsOfAccount {
  /**
   * Removes a user's deleted listings, in the transaction that deletes their account. Returns the
   * files to remove after the commit.
   */
  purgeOf(tx: Db, userId: number): Promise<string[]>
}

/** The seats that a user booked, and those in the batches of their stores. The module of bookings implements it. */
export interface BookingsOfAccount {
  /** Throws `conflict` while families have a seat in a batch of the user's stores, or wait for one. */
  requireNoFamilies(tx: Db, userId: number): Promise<void>
  /** Gives back the seats that the user booked. */
  release(tx: Db, userId: number): Promise<void>
}

interface AccountDeletionDeps {
  readonly admins: AdminAccountsRepository
  readonly audit: AuditService
  readonly contactData: Pick<ContactDataRepository, 'removeRecords' | 'removeSentEmails'>
  readonly contentData: Pick<ContentDataRepository, 'removeBy'>
  readonly sentEnquiries: SentEnquiriesRepository
  readonly users: UsersRepository
  readonly currentPassword: CurrentPasswordCheck
  readonly secondStep: Pick<SecondStep, 'requireIfOn'>
  readonly uploads: UploadsService
  readonly outbox: Outbox
  readonly listingPurge: ListingsOfAccount
  readonly bookings: BookingsOfAccount
}

/** The confirmation of the deletion by the user. */
type Confirmation = Body<'deleteMyAccount'>

/** Deletes an account and the personal data of its user. */
export function createAccountDeletionService(deps: AccountDeletionDeps) {
  const { admins, audit, contactData, contentData, sentEnquiries, users } = deps
  const { currentPassword, secondStep, uploads, outbox, listingPurge, bookings } = deps

  /** Returns the user who confirmed. */
  async function requireConfirmation(caller: Caller, confirmation: Confirmation) {
    const { email, password, proof } = confirmation
    const user = await users.find(caller.userId)
    if (!user) throw notSignedIn()
    if (email.trim().toLowerCase() !== user.email.toLowerCase())
      throw invalid('email', 'is not the email of this account')
    await currentPassword.require(caller, password, 'password')
    await secondStep.requireIfOn(caller.userId, proof)
    return user
  }

  return {
    /**
     * Deletes immediately; it cannot be undone. Throws `invalid_request`, `wrong_credentials`,
     * `not_found` for an expired challenge, and `conflict` for the last admin and while families use
     * batches of the user's stores.
     */
    async delete(caller: Caller, confirmation: Confirmation): Promise<void> {
      const { isAdmin } = await requireConfirmation(caller, confirmation)
      const { userId } = caller
      const files = await users.transaction(async (tx) => {
        if (isAdmin) requireAdminLeft(await lockAccounts(admins, tx, caller, userId))
        const user = await users.lock(tx, userId)
        if (!user) throw notSignedIn()
        await bookings.requireNoFamilies(tx, userId)
        const ofListings = await listingPurge.purgeOf(tx, userId)
        const released = [...ofListings, ...(await uploads.releaseAll(tx, userId))]
        await bookings.release(tx, userId)
        const email = user.emailConfirmedAt ? user.email : null
        await sentEnquiries.sealAndRemove(tx, { userId, email })
        await contentData.removeBy(tx, userId)
        if (email !== null) await contactData.removeRecords(tx, email)
        await contactData.removeSentEmails(tx, user.email)
        await audit.recordRemoval(tx, ownAccount(userId))
        // The foreign keys delete sessions, links and bookmarks, and clear the owner of listings.
        await users.remove(tx, userId)
        await outbox.put(tx, accountDeletedEmail(user))
        return released
      })
      outbox.wake()
      await uploads.remove(files)
    },
  }
}
