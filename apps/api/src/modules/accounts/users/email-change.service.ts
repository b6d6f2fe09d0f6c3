import { AppError, invalid } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { hasCode } from '../../../db/embedded/error-code.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { OwnPassword } from '../passwords/own-password.ts'
import { type Caller, forbidden, notSignedIn } from '../sessions/caller.ts'
import {
  confirmEmailEmail,
  emailChangedEmail,
  emailNoticeEmail,
  newEmailEmail,
  takenEmailEmail,
} from './email-emails.ts'
import { ownAccount } from './profile-audit.ts'
import type { UsersRepository } from './users.repository.ts'

export type EmailChangeService = ReturnType<typeof createEmailChangeService>

interface EmailChangeDeps {
  readonly audit: AuditService
  readonly repository: UsersRepository
  readonly ownPassword: OwnPassword
  readonly links: LinkTokensService
  readonly limits: LimitsService
  readonly outbox: Outbox
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

interface EmailRequest {
  readonly email: string
  readonly password?: string
}

/** Mails a day to one address, whoever gives it. */
const perAddress = { of: 'email-change-address', most: 10, seconds: 86_400 }

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const taken = () => new AppError('conflict', 'This email has an account already.')

/** Confirming the address of an account, and changing it. */
export function createEmailChangeService(needs: EmailChangeDeps) {
  const { audit, repository, ownPassword, links, limits, outbox, site } = needs
  const pages = {
    signIn: `${site}/login-by-link`,
    newPassword: `${site}/users/forgot-password`,
    contact: `${site}/contact-us?topic=privacy`,
  }

  async function mailLink(tx: Db, { userId }: Caller, email: string, now: string): Promise<void> {
    const isOwn = isSame(email, now)
    const token = await links.create(tx, { userId, purpose: 'confirm-email', email })
    const url = `${site}/users/confirm-email?token=${token}`
    if (isOwn) return outbox.put(tx, confirmEmailEmail({ email: now, url }))
    const isTaken = await repository.isEmailTaken(tx, email, userId)
    // Nobody is mailed the token that was made for an address with an account: it takes the same time.
    const letter = isTaken
      ? takenEmailEmail({ email, url: pages.signIn })
      : newEmailEmail({ email, url })
    await outbox.put(tx, letter, emailNoticeEmail({ email: now, url: pages.newPassword }))
  }

  async function confirm(tx: Db, caller: Caller, token: string): Promise<void> {
    const used = await links.use(tx, token, 'confirm-email')
    const user = used?.userId && (await repository.lock(tx, used.userId))
    if (!user || used.email === null)
      throw new AppError(
        'not_found',
        'This link has been used, or is older than 30 minutes. Please ask for a new one.',
      )
    // Who registered somebody else's address would only have to wait until they press the button.
    if (user.id !== caller.userId)
      throw forbidden('This link is for another account. Please sign in to that one first.')
    const { email } = used
    if (!isSame(email, user.email)) {
      if (await repository.isEmailTaken(tx, email, user.id)) throw taken()
      // Links that went to the address until now open nothing any more.
      await links.revokeAll(tx, user.id)
      await outbox.put(tx, emailChangedEmail({ email: user.email, url: pages.contact }))
      await repository.save(tx, user.id, { email })
      await audit.recordEdits(tx, { ...ownAccount(user.id), edits: [{ field: 'email' }] })
    }
    await repository.confirmEmail(tx, user.id)
  }

  return {
    /**
     * Mails a link that confirms one's own address, or makes another the account's. Nothing tells
     * the caller whether that has an account. Throws `invalid_request`, `wrong_credentials`.
     */
    async request(caller: Caller, { email, password }: EmailRequest): Promise<void> {
      const user = await repository.find(caller.userId)
      if (!user) throw notSignedIn()
      const isOwn = isSame(email, user.email)
      if (isOwn && user.emailConfirmedAt)
        throw invalid('email', 'is yours and confirmed already; please give another one')
      if (!isOwn) await ownPassword.require(caller, password, 'password')
      if ((await limits.retryAfterSeconds(perAddress, email.toLowerCase())) > 0) return
      await repository.transaction((tx) => mailLink(tx, caller, email, user.email))
      outbox.wake()
    },

    /**
     * Uses a link of the caller's up. Throws `not_found`, `forbidden` after which it still holds, and
     * `conflict` where the address has an account by now.
     */
    async confirm(caller: Caller, token: string): Promise<void> {
      try {
        await repository.transaction((tx) => confirm(tx, caller, token))
      } catch (error) {
        // unique_violation: somebody registered the address at the same moment.
        throw hasCode(error, '23505') ? taken() : error
      }
      outbox.wake()
    },
  }
}
