import { AppError, invalid, notSignedIn } from '../../../app-error.ts'
import { type Caller, forbidden } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { hasCode } from '../../../db/error-code.ts'
import { daySeconds } from '../../platform/dates/durations.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { addressChangeRequestedEmail } from '../../platform/mail/templates/address-change-requested.ts'
import { addressChangedEmail } from '../../platform/mail/templates/address-changed.ts'
import { addressTakenEmail } from '../../platform/mail/templates/address-taken.ts'
import { confirmAddressEmail } from '../../platform/mail/templates/confirm-address.ts'
import { confirmNewAddressEmail } from '../../platform/mail/templates/confirm-new-address.ts'
import type { LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { ownAccount } from '../../trust/audit/own-account.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { CurrentPasswordCheck } from '../passwords/current-password.ts'
import type { SecondStep } from '../second-factor/second-step.service.ts'
import type { UsersRepository } from './users.repository.ts'

export type EmailChangeService = ReturnType<typeof createEmailChangeService>

interface EmailChangeDeps {
  readonly audit: AuditService
  readonly repository: UsersRepository
  readonly currentPassword: CurrentPasswordCheck
  readonly secondStep: Pick<SecondStep, 'requireIfOn'>
  readonly links: LinkTokensService
  readonly limits: LimitsService
  readonly outbox: Outbox
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/** Emails to one address in a day, requested by any caller. */
const perAddress = { name: 'email-change-address', max: 10, seconds: daySeconds }

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const emailTaken = () => new AppError('conflict', 'This email already has an account.')

/** Confirms and changes the email of an account. */
export function createEmailChangeService(deps: EmailChangeDeps) {
  const { audit, repository, currentPassword, secondStep, links, limits, outbox, site } = deps
  const pages = {
    signIn: `${site}/login-by-link`,
    newPassword: `${site}/users/forgot-password`,
    contact: `${site}/contact-us?topic=privacy`,
  }

  async function emailLink(
    tx: Db,
    { userId }: Caller,
    email: string,
    currentEmail: string,
  ): Promise<void> {
    const token = await links.create(tx, { userId, purpose: 'confirm-email', email })
    const url = `${site}/users/confirm-email?token=${token}`
    if (isSame(email, currentEmail)) {
      await outbox.put(tx, confirmAddressEmail({ email: currentEmail, url }))
      return
    }
    const isTaken = await repository.isEmailTaken(tx, email, userId)
    // The token for a taken address is not sent; creating it keeps the timing the same.
    const message = isTaken
      ? addressTakenEmail({ email, url: pages.signIn })
      : confirmNewAddressEmail({ email, url })
    await outbox.put(
      tx,
      message,
      addressChangeRequestedEmail({ email: currentEmail, url: pages.newPassword }),
    )
  }

  async function confirm(tx: Db, caller: Caller, token: string): Promise<void> {
    const used = await links.use(tx, token, 'confirm-email')
    const user = used?.userId && (await repository.lock(tx, used.userId))
    if (!user || used.email === null)
      throw new AppError(
        'not_found',
        'This link has been used or has expired. Please request a new one.',
      )
    // Otherwise someone could register another person's address and wait for them to confirm it.
    if (user.id !== caller.userId)
      throw forbidden('This link is for another account. Sign in to that account first.')
    const { email } = used
    if (!isSame(email, user.email)) {
      if (await repository.isEmailTaken(tx, email, user.id)) throw emailTaken()
      // Links that were sent to the former address must stop working.
      await links.revokeAll(tx, user.id)
      await outbox.put(tx, addressChangedEmail({ email: user.email, url: pages.contact }))
      await repository.save(tx, user.id, { email })
      await audit.recordEdits(tx, { ...ownAccount(user.id), edits: [{ field: 'email' }] })
    }
    await repository.confirmEmail(tx, user.id)
  }

  return {
    /**
     * Emails a link that confirms the caller's address or changes it to a new one. The response does
     * not reveal whether the new one has an account. A new one needs the password and the second
     * factor, if there are any. Throws `invalid_request`, `wrong_credentials`, `not_found` for an
     * expired challenge.
     */
    async request(caller: Caller, body: Body<'changeMyEmail'>): Promise<void> {
      const { email, password, proof } = body
      const user = await repository.find(caller.userId)
      if (!user) throw notSignedIn()
      const isOwn = isSame(email, user.email)
      if (isOwn && user.emailConfirmedAt)
        throw invalid('email', 'is already confirmed. To change it, enter another address')
      if (!isOwn) {
        await currentPassword.require(caller, password, 'password')
        await secondStep.requireIfOn(caller.userId, proof)
      }
      if ((await limits.retryAfterSeconds(perAddress, email.toLowerCase())) > 0) return
      await repository.transaction((tx) => emailLink(tx, caller, email, user.email))
      outbox.wake()
    },

    /**
     * Consumes the caller's link. Throws `not_found`, `forbidden`, which leaves the link valid, and
     * `conflict` if the new address has an account by now.
     */
    async confirm(caller: Caller, token: string): Promise<void> {
      try {
        await repository.transaction((tx) => confirm(tx, caller, token))
      } catch (error) {
        // unique_violation: the address was registered at the same moment.
        throw hasCode(error, '23505') ? emailTaken() : error
      }
      outbox.wake()
    },
  }
}
