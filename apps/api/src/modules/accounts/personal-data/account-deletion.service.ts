import { invalid } from '../../../app-error.ts'
import type { Body } from '../../../contract/operations.ts'
import type { EmailMessage } from '../../platform/mail/email-message.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { OwnPassword } from '../passwords/own-password.ts'
import { type Caller, notSignedIn } from '../sessions/caller.ts'
import { ownAccount } from '../users/profile-audit.ts'
import type { UsersRepository } from '../users/users.repository.ts'
import type { MyDataRepository } from './my-data.repository.ts'

export type AccountDeletionService = ReturnType<typeof createAccountDeletionService>

interface AccountDeletionDeps {
  readonly audit: AuditService
  readonly repository: MyDataRepository
  readonly users: UsersRepository
  readonly ownPassword: OwnPassword
  readonly uploads: UploadsService
  readonly outbox: Outbox
}

/** What one types to show that one means it. */
export type DeletionProof = Body<'deleteMyAccount'>

/** Deletes an account, with everything that is kept of its user. */
export function createAccountDeletionService(needs: AccountDeletionDeps) {
  const { audit, repository, users, ownPassword, uploads, outbox } = needs

  async function prove(caller: Caller, { email, password }: DeletionProof): Promise<void> {
    const user = await users.find(caller.userId)
    if (!user) throw notSignedIn()
    if (email.trim().toLowerCase() !== user.email.toLowerCase())
      throw invalid('email', 'is not the one of this account; please type that to delete it')
    await ownPassword.require(caller, password, 'password')
  }

  return {
    /** At once and for good. Throws `invalid_request`, `wrong_credentials`. */
    async delete(caller: Caller, proof: DeletionProof): Promise<void> {
      await prove(caller, proof)
      const { userId } = caller
      const files = await users.transaction(async (tx) => {
        const user = await users.lock(tx, userId)
        if (!user) throw notSignedIn()
        const sent = await uploads.releaseAll(tx, userId)
        await repository.removeBeside(tx, userId, user.emailConfirmedAt ? user.email : null)
        await repository.removeSentTo(tx, user.email)
        await audit.recordRemoval(tx, ownAccount(userId))
        // Sessions, links and bookmarks go with the row; schools and stores lose their owner.
        await users.remove(tx, userId)
        await outbox.put(tx, farewellEmail(user))
        return sent
      })
      outbox.wake()
      await uploads.remove(files)
    },
  }
}

/** Without their name: anybody can register any address, under whatever words they want sent. */
const farewellEmail = ({ email }: { readonly email: string }): EmailMessage => ({
  to: { address: email },
  subject: 'Your account is deleted',
  before: [
    'Goodbye. Your EdBazaar account is deleted, with your images, bookmarks, blogs and everything else that we kept of you.',
    'Schools and stores that you listed stay, without an owner. To have one taken down, answer this mail or write to us on the contact page.',
  ],
  foot: 'You are sent this mail, the last one, because your account was deleted. If it was not you, please write to us.',
})
