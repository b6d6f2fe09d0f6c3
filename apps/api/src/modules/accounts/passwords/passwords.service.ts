import { AppError, invalid } from '../../../app-error.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { Limit, LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { Caller } from '../sessions/caller.ts'
import type { SessionsService, Visitor } from '../sessions/sessions.service.ts'
import { ownAccount } from '../users/profile-audit.ts'
import type { GuessLimits } from './guess-limits.ts'
import type { OwnPassword } from './own-password.ts'
import { passwordChangedEmail, resetEmail } from './password-emails.ts'
import { hashPassword } from './password-hashes.ts'
import { requireGoodPassword } from './password-rules.ts'
import type { PasswordsRepository } from './passwords.repository.ts'

export type PasswordsService = ReturnType<typeof createPasswordsService>

export interface PasswordsDeps {
  readonly audit: AuditService
  readonly repository: PasswordsRepository
  readonly ownPassword: OwnPassword
  readonly guesses: GuessLimits
  readonly sessions: SessionsService
  readonly links: LinkTokensService
  readonly limits: LimitsService
  readonly outbox: Outbox
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/**
 * Links mailed to one account, whoever asks: the time is that of a link, so that whenever one more
 * is not sent, one that was sent still holds.
 */
const perAccount: Limit = { of: 'reset-link', most: 3, seconds: 30 * 60 }

/** Setting a new password: by a mailed link, or by the one there is. */
export function createPasswordsService(needs: PasswordsDeps) {
  const { audit, repository, ownPassword, guesses, sessions, links, limits, outbox, site } = needs

  /** The account that a link is for. Throws `not_found` where the link does not hold. */
  const accountOf = async (token: string) => {
    const link = await links.peek(token, 'reset-password')
    const account = link?.userId ? await repository.findById(link.userId) : null
    // The address may have been changed since the link was mailed: then it went to somebody else.
    const isTheirs = link?.email?.toLowerCase() === account?.email.toLowerCase()
    if (!account || !isTheirs) throw linkIsOver()
    return account
  }

  return {
    /** Mails a link. Nothing tells the caller whether the address is known, nor does the time. */
    async forgot(email: string): Promise<void> {
      if ((await limits.retryAfterSeconds(perAccount, email.toLowerCase())) > 0) return
      const account = await repository.findByEmail(email)
      await repository.transaction(async (tx) => {
        if (account && !account.blockedAt) {
          const { id: userId, email: to } = account
          const token = await links.create(tx, { userId, purpose: 'reset-password', email: to })
          await outbox.put(tx, resetEmail(to, `${site}/users/reset-password?token=${token}`))
        }
        // As much work as for an address that is known: a token that nobody is told.
        else await links.create(tx, { userId: null, purpose: 'google-nonce' })
      })
      outbox.wake()
    },

    /** Throws `not_found` where the link does not hold any more. */
    async checkLink(token: string): Promise<void> {
      await accountOf(token)
    },

    /**
     * Sets a new password by a link, confirms the address that it was mailed to, and signs out
     * everywhere. Throws `not_found`, or `invalid_request` after which the link still holds.
     */
    async reset(token: string, password: string, visitor: Visitor): Promise<void> {
      const account = await accountOf(token)
      await requireGoodPassword(password, account)
      const passwordHash = await hashPassword(password)
      await repository.transaction(async (tx) => {
        const link = await links.use(tx, token, 'reset-password')
        const { userId, email } = link ?? {}
        const isSet =
          userId && email && (await repository.setPasswordAt(tx, userId, email, passwordHash))
        if (!isSet) throw linkIsOver()
        await audit.recordEdits(tx, passwordEdit(userId))
        await sessions.revokeAll(tx, userId)
        await links.revokeAll(tx, userId)
        await outbox.put(tx, passwordChangedEmail(email, `${site}/users/forgot-password`))
      })
      outbox.wake()
      await guesses.welcome(account.id, visitor)
    },

    /**
     * Changes the caller's password and signs out everywhere else. Throws `wrong_credentials`,
     * `too_many_requests` and `invalid_request`.
     */
    async change(caller: Caller, current: string, password: string): Promise<void> {
      const account = await ownPassword.require(caller, current, 'current_password')
      const { id, email, passwordHash: from } = account
      if (from === null)
        throw invalid('current_password', 'is not set yet: ask for a link to set one')
      await requireGoodPassword(password, account)
      const to = await hashPassword(password)
      await repository.transaction(async (tx) => {
        if (!(await repository.replacePassword(tx, id, from, to)))
          throw new AppError('wrong_credentials', 'Your password was changed meanwhile.')
        await audit.recordEdits(tx, passwordEdit(id))
        await sessions.revokeAll(tx, id, caller.sessionId)
        await links.revokeAll(tx, id)
        await outbox.put(tx, passwordChangedEmail(email, `${site}/users/forgot-password`))
      })
      outbox.wake()
    },
  }
}

/** The audit log records that the password changed, never a password or a hash. */
const passwordEdit = (userId: number) => ({
  ...ownAccount(userId),
  edits: [{ field: 'password' }],
})

const linkIsOver = () =>
  new AppError(
    'not_found',
    'This link has been used, or is older than 30 minutes. Please ask for a new one.',
  )
