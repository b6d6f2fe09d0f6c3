import { AppError, invalid, TooManyRequests } from '../../../app-error.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { EmailMessage } from '../../platform/mail/email-message.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { ipPrefixOf, type LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { GuessLimits } from '../passwords/guess-limits.ts'
import { hashPassword, isPassword } from '../passwords/password-hashes.ts'
import { requireGoodPassword } from '../passwords/password-rules.ts'
import type { PasswordsRepository } from '../passwords/passwords.repository.ts'
import { forbidden } from '../sessions/caller.ts'
import type { SessionsService, Visitor } from '../sessions/sessions.service.ts'
import type { UsersRepository } from '../users/users.repository.ts'
import type { addCustomer } from './password-sign-in.repository.ts'

export type PasswordSignIn = ReturnType<typeof createPasswordSignIn>

export interface PasswordSignInDeps {
  readonly repository: PasswordsRepository
  readonly addCustomer: typeof addCustomer
  readonly users: UsersRepository
  readonly guesses: GuessLimits
  readonly sessions: SessionsService
  readonly links: LinkTokensService
  readonly limits: LimitsService
  readonly outbox: Outbox
  /** Registrations an hour by one household; 0 for any number. */
  readonly perIpPrefix: number
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

export type Registration = Body<'signUp'>

/** Specification, section 6, word for word. */
const jobSeeker = 'You are a job seeker and cannot login. Please register with different email'

/** One sentence, whether the email or the password is wrong. */
const wrongCredentials = () =>
  new AppError('wrong_credentials', 'This email and password do not fit together.')

/** Signing in with a password, and registering with one. */
export function createPasswordSignIn(needs: PasswordSignInDeps) {
  const { repository, users, guesses, sessions, links, limits, outbox, site } = needs
  const signUps = { of: 'sign-up', most: needs.perIpPrefix, seconds: 3_600 }

  /** The `SignedIn` of the contract. */
  const begin = async (tx: Db, userId: number, visitor: Visitor) => ({
    token: await sessions.start(tx, userId, visitor),
    user: await users.getUser(userId, tx),
  })

  return {
    /** Throws `wrong_credentials`, `forbidden`, `too_many_requests`. */
    async signIn(email: string, password: string, visitor: Visitor) {
      const account = await repository.findByEmail(email)
      const refund = await guesses.countSignIn(email, account?.id ?? null, visitor)
      const kept = account?.passwordHash ?? null
      const isRight = await isPassword(password, kept)
      if (!account || kept === null || !isRight) throw wrongCredentials()
      // Only who knows the password learns more of the account.
      if (account.blockedAt) throw forbidden('This account has been blocked. Please write to us.')
      if (account.userType === 'edjobs') throw forbidden(jobSeeker)
      await refund()
      return repository.transaction(async (tx) => {
        // It may have been changed while it was looked at.
        if (!(await repository.isStillRight(tx, account.id, kept))) throw wrongCredentials()
        return begin(tx, account.id, visitor)
      })
    },

    /** Throws `conflict` where the email has an account, `invalid_request`, `too_many_requests`. */
    async signUp(typed: Registration, visitor: Visitor) {
      const wait = await limits.retryAfterSeconds(signUps, ipPrefixOf(visitor.ip))
      if (wait > 0)
        throw new TooManyRequests(
          'Many have registered from your connection. Please try again in an hour.',
          wait,
        )
      const { email, password } = typed
      const firstname = nameOf('firstname', typed.firstname, 2)
      const lastname = nameOf('lastname', typed.lastname, 1)
      await requireGoodPassword(password, { email, firstname, lastname })
      if (await repository.findByEmail(email)) throw emailIsTaken()
      const passwordHash = await hashPassword(password)
      const signedIn = await repository.transaction(async (tx) => {
        const id = await needs.addCustomer(tx, { firstname, lastname, email, passwordHash })
        if (id === null) throw emailIsTaken()
        const token = await links.create(tx, { userId: id, purpose: 'confirm-email', email })
        await outbox.put(tx, welcomeEmail(email, `${site}/users/confirm-email?token=${token}`))
        return begin(tx, id, visitor)
      })
      outbox.wake()
      return signedIn
    },
  }
}

const emailIsTaken = () =>
  new AppError('conflict', 'This email has an account already. Please sign in.', [
    { field: 'email', msg: 'has an account already' },
  ])

/** A name without blanks around it and with single ones in it. */
function nameOf(field: string, typed: string, shortest: number): string {
  const name = typed.trim().replace(/\s+/g, ' ')
  if (name.length < shortest) throw invalid(field, `must have at least ${shortest} characters`)
  return name
}

/** It holds no words of whoever registered: that may be a stranger, who wants us to send them. */
const welcomeEmail = (email: string, url: string): EmailMessage => ({
  to: { address: email },
  subject: 'Welcome to EdBazaar',
  before: [
    'Your account is ready: keep schools and classes that you like, compare them, and list your own.',
    'Please confirm that this address is yours:',
  ],
  button: { label: 'Confirm', url },
  after: [
    'The link works once, for 30 minutes, and for who is signed in; your profile sends another. If you have not registered, somebody else has given your address: set a new password at our page for forgotten ones, and the account is yours alone.',
  ],
  foot: 'You are sent this mail because an EdBazaar account was made with this address.',
})
