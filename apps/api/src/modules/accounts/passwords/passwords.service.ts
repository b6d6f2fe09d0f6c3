import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { passwordChangedEmail } from '../../platform/mail/templates/password-changed.ts'
import { passwordResetEmail } from '../../platform/mail/templates/password-reset.ts'
import type { Limit, LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { ownAccount } from '../../trust/audit/own-account.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { SecondStep } from '../second-factor/second-step.service.ts'
import type { SessionsService, Visitor } from '../sessions/sessions.service.ts'
import type { CurrentPasswordCheck } from './current-password.ts'
import type { PasswordAttemptLimits } from './password-attempt-limits.ts'
import { hashPassword } from './password-hashes.ts'
import { requireGoodPassword } from './password-rules.ts'
import type { PasswordsRepository } from './passwords.repository.ts'

export type PasswordsService = ReturnType<typeof createPasswordsService>

export interface PasswordsDeps {
  readonly audit: AuditService
  readonly repository: PasswordsRepository
  readonly currentPassword: CurrentPasswordCheck
  readonly attemptLimits: PasswordAttemptLimits
  readonly secondStep: Pick<SecondStep, 'requireIfOn'>
  readonly sessions: SessionsService
  readonly links: LinkTokensService
  readonly limits: LimitsService
  readonly outbox: Outbox
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/**
 * Reset links per account, from any caller. The window equals the lifetime of a link, so when no new
 * link is sent, an earlier one is still valid.
 */
const perAccount: Limit = { name: 'reset-link', max: 3, seconds: 30 * 60 }

/** Sets a new password, by a reset link or with the current password. */
export function createPasswordsService(deps: PasswordsDeps) {
  const {
    audit,
    repository,
    currentPassword,
    attemptLimits,
    secondStep,
    sessions,
    links,
    limits,
    outbox,
    site,
  } = deps

  /** The account that a reset link is for. Throws `not_found` if the link is not valid. */
  const accountOf = async (token: string) => {
    const link = await links.peek(token, 'reset-password')
    const account = link?.userId ? await repository.findById(link.userId) : null
    // If the account's email changed after the link was sent, the link went to another address.
    const isCurrentEmail = link?.email?.toLowerCase() === account?.email.toLowerCase()
    if (!account || !isCurrentEmail) throw linkExpired()
    return account
  }

  return {
    /** Emails a reset link. The response and its timing do not reveal whether the account exists. */
    async forgot(email: string): Promise<void> {
      if ((await limits.retryAfterSeconds(perAccount, email.toLowerCase())) > 0) return
      const account = await repository.findByEmail(email)
      await repository.transaction(async (tx) => {
        if (account && !account.isBlocked) {
          const { id: userId, email: to } = account
          const token = await links.create(tx, { userId, purpose: 'reset-password', email: to })
          await outbox.put(
            tx,
            passwordResetEmail({ email: to, url: `${site}/users/reset-password?token=${token}` }),
          )
        }
        // An unused token, so that the timing is the same when there is no account.
        else await links.create(tx, { userId: null, purpose: 'google-nonce' })
      })
      outbox.wake()
    },

    /** Throws `not_found` if the link is not valid. */
    async checkLink(token: string): Promise<void> {
      await accountOf(token)
    },

    /**
     * Sets a new password by a reset link, confirms the email that the link was sent to, and signs the
     * user out everywhere. Throws `not_found`, or `invalid_request`, which leaves the link valid.
     */
    async reset(token: string, password: string, visitor: Visitor): Promise<void> {
      const account = await accountOf(token)
      await requireGoodPassword(password, account)
      const passwordHash = await hashPassword(password)
      await repository.transaction(async (tx) => {
        const link = await links.use(tx, token, 'reset-password')
        const { userId, email } = link ?? {}
        const isSet =
          userId && email && (await repository.setPasswordByEmail(tx, userId, email, passwordHash))
        if (!isSet) throw linkExpired()
        await audit.recordEdits(tx, passwordEdit(userId))
        await sessions.revokeAll(tx, userId)
        await links.revokeAll(tx, userId)
        await outbox.put(tx, passwordChangedEmail({ email, url: `${site}/users/forgot-password` }))
      })
      outbox.wake()
      await attemptLimits.rememberIpPrefix(account.id, visitor)
    },

    /**
     * Changes the caller's password and signs out all other devices. Needs the second factor too, if
     * there is one. Throws `wrong_credentials`, `too_many_requests`, `invalid_request`, and
     * `not_found` for an expired challenge.
     */
    async change(caller: Caller, body: Body<'changeMyPassword'>): Promise<void> {
      const { current_password: current, password, proof } = body
      const account = await currentPassword.require(caller, current, 'current_password')
      const { id, email, passwordHash: from } = account
      if (from === null)
        throw invalid('current_password', 'is not set. Ask for a link to set a password')
      await requireGoodPassword(password, account)
      await secondStep.requireIfOn(id, proof)
      const to = await hashPassword(password)
      await repository.transaction(async (tx) => {
        if (!(await repository.replacePassword(tx, id, from, to)))
          throw new AppError(
            'wrong_credentials',
            'Your password has just been changed. Try again with the new password.',
          )
        await audit.recordEdits(tx, passwordEdit(id))
        await sessions.revokeAll(tx, id, caller.sessionId)
        await links.revokeAll(tx, id)
        await outbox.put(tx, passwordChangedEmail({ email, url: `${site}/users/forgot-password` }))
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

const linkExpired = () =>
  new AppError('not_found', 'This link has been used or has expired. Please request a new one.')
