import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { EmailMessage } from '../../platform/mail/email-message.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { SessionsService, Visitor } from '../sessions/sessions.service.ts'
import type {
  PasswordlessSignInRepository,
  SignInCandidate,
} from './passwordless-sign-in.repository.ts'
import type { UsersRepository } from './users.repository.ts'

export type PasswordlessSignIn = ReturnType<typeof createPasswordlessSignIn>

/** The outcome of a sign-in by Google or by a link. */
export type TokenSignIn = Schema<'TokenSignIn'>

export interface PasswordlessSignInDeps {
  readonly repository: PasswordlessSignInRepository
  readonly users: UsersRepository
  readonly sessions: SessionsService
  readonly links: LinkTokensService
  readonly outbox: Outbox
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/** Lets in those who come without a password: with Google, or by a link. */
export function createPasswordlessSignIn(needs: PasswordlessSignInDeps) {
  const { repository, users, sessions, links, outbox, site } = needs
  return {
    /** Begins a session, unless an admin has shut the user out: the `TokenSignIn` of the contract. */
    async completeSignIn(
      tx: Db,
      { id, blockedAt }: Pick<SignInCandidate, 'id' | 'blockedAt'>,
      visitor: Visitor,
    ): Promise<TokenSignIn> {
      if (blockedAt) return { ok: -1, msg: 'This account has been blocked. Please write to us.' }
      const token = await sessions.start(tx, id, visitor)
      return { ok: 1, token, user: await users.getUser(id, tx) }
    },

    /**
     * Notes that the address is the visitor's. Where nobody had shown that before, somebody else may
     * have registered it: their password, sessions and links end, and the owner is told.
     */
    async confirmEmail(tx: Db, user: SignInCandidate): Promise<void> {
      if (user.emailConfirmedAt) return
      await repository.confirmEmail(tx, user.id)
      await sessions.revokeAll(tx, user.id)
      await links.revokeAll(tx, user.id)
      if (user.hasPassword) await outbox.put(tx, passwordGoneEmail(user.email, site))
    },
  }
}

const passwordGoneEmail = (email: string, site: string): EmailMessage => ({
  to: { address: email },
  subject: 'Please set a new password',
  before: [
    'You have just shown that this address is yours. Your account had a password from before that, which anybody may have chosen: we have taken it away, and signed out every other device.',
  ],
  button: { label: 'Set a new password', url: `${site}/users/forgot-password` },
  after: ['You can also go on without a password, the way you have just signed in.'],
  foot: 'You are sent this mail because of a change to your EdBazaar account.',
})
