import { AppError, invalid, TooManyRequests } from '../../../app-error.ts'
import { forbidden } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import { hourSeconds } from '../../platform/dates/durations.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { accountWelcomeEmail } from '../../platform/mail/templates/account-welcome.ts'
import { ipPrefixOf, type LimitsService } from '../../platform/rate-limits/limits.service.ts'
import { blockedMessage } from '../blocks/blocked-message.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { PasswordAttemptLimits } from '../passwords/password-attempt-limits.ts'
import { hashPassword, isPassword } from '../passwords/password-hashes.ts'
import { requireGoodPassword } from '../passwords/password-rules.ts'
import type { PasswordsRepository } from '../passwords/passwords.repository.ts'
import type { SignInCompletion } from '../second-factor/sign-in-completion.ts'
import type { Visitor } from '../sessions/sessions.service.ts'
import type { addCustomer } from './password-sign-in.repository.ts'

export type PasswordSignIn = ReturnType<typeof createPasswordSignIn>

export interface PasswordSignInDeps {
  readonly repository: PasswordsRepository
  readonly addCustomer: typeof addCustomer
  readonly completion: SignInCompletion
  readonly attemptLimits: PasswordAttemptLimits
  readonly links: LinkTokensService
  readonly limits: LimitsService
  readonly outbox: Outbox
  /** Registrations in an hour from one IP prefix; 0 for no limit. */
  readonly perIpPrefix: number
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

export type Registration = Body<'signUp'>

/** The text of the specification, section 6. */
const jobSeekerMessage =
  'You are a job seeker and cannot login. Please register with different email'

/** One message for a wrong email and a wrong password, so that it does not reveal accounts. */
const wrongCredentials = () => new AppError('wrong_credentials', 'Wrong email or password.')

/** Sign-in and registration with a password. */
export function createPasswordSignIn(deps: PasswordSignInDeps) {
  const { repository, completion, attemptLimits, links, limits, outbox, site } = deps
  const registrations = { name: 'sign-up', max: deps.perIpPrefix, seconds: hourSeconds }

  /** Counts a valid form, also if its email is taken: otherwise anyone could look up accounts. */
  async function countRegistration({ ip }: Visitor): Promise<void> {
    const wait = await limits.retryAfterSeconds(registrations, ipPrefixOf(ip))
    if (wait > 0)
      throw new TooManyRequests(
        'Too many registrations from your network. Please try again in an hour.',
        wait,
      )
  }

  return {
    /** Returns a challenge if the account has a second factor. Throws `wrong_credentials`, `forbidden`, `job_seeker`. */
    async signIn(email: string, password: string, visitor: Visitor) {
      const account = await repository.findByEmail(email)
      const refund = await attemptLimits.countSignIn(email, account?.id ?? null, visitor)
      const passwordHash = account?.passwordHash ?? null
      const isMatch = await isPassword(password, passwordHash)
      if (!account || passwordHash === null || !isMatch) throw wrongCredentials()
      // Only a caller with the correct password is told why the account cannot sign in.
      if (account.isBlocked) throw forbidden(blockedMessage(account))
      if (account.userType === 'edjobs') throw new AppError('job_seeker', jobSeekerMessage)
      await refund()
      return repository.transaction(async (tx) => {
        // The password may have changed while it was being checked.
        if (!(await repository.hasPassword(tx, account.id, passwordHash))) throw wrongCredentials()
        return completion.startOrChallenge(tx, account.id, visitor)
      })
    },

    /** Throws `conflict` if the email has an account, `invalid_request`, `too_many_requests`. */
    async signUp(typed: Registration, visitor: Visitor) {
      const { email, password } = typed
      const firstname = nameOf('firstname', typed.firstname, 2)
      const lastname = nameOf('lastname', typed.lastname, 1)
      await requireGoodPassword(password, { email, firstname, lastname })
      await countRegistration(visitor)
      if (await repository.findByEmail(email)) throw emailIsTaken()
      const passwordHash = await hashPassword(password)
      const signedIn = await repository.transaction(async (tx) => {
        const id = await deps.addCustomer(tx, { firstname, lastname, email, passwordHash })
        if (id === null) throw emailIsTaken()
        const token = await links.create(tx, { userId: id, purpose: 'confirm-email', email })
        const url = `${site}/users/confirm-email?token=${token}`
        await outbox.put(tx, accountWelcomeEmail({ email, url }))
        return completion.start(tx, id, visitor)
      })
      outbox.wake()
      return signedIn
    },
  }
}

const emailIsTaken = () =>
  new AppError('conflict', 'This email already has an account. Please sign in.', [
    { field: 'email', msg: 'already has an account' },
  ])

/** Trims a name and collapses the spaces in it. */
function nameOf(field: string, typed: string, minimumLength: number): string {
  const name = typed.trim().replace(/\s+/g, ' ')
  if (name.length < minimumLength)
    throw invalid(field, `must have at least ${minimumLength} characters`)
  return name
}
