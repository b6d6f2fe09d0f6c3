import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { passwordRemovedEmail } from '../../platform/mail/templates/password-removed.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { SessionsService, Visitor } from '../sessions/sessions.service.ts'
import type {
  PasswordlessSignInRepository,
  SignInCandidate,
} from './passwordless-sign-in.repository.ts'
import type { UsersRepository } from './users.repository.ts'

export type PasswordlessSignIn = ReturnType<typeof createPasswordlessSignIn>

/** The result of a sign-in with Google or a link. */
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

/** Completes sign-ins without a password: with Google, or by a link. */
export function createPasswordlessSignIn(deps: PasswordlessSignInDeps) {
  const { repository, users, sessions, links, outbox, site } = deps
  return {
    /** Starts a session unless the user is blocked. Returns the contract's `TokenSignIn`. */
    async completeSignIn(
      tx: Db,
      { id, blockedAt }: Pick<SignInCandidate, 'id' | 'blockedAt'>,
      visitor: Visitor,
    ): Promise<TokenSignIn> {
      if (blockedAt) return { ok: -1, msg: 'This account is blocked. Please contact us.' }
      const token = await sessions.start(tx, id, visitor)
      return { ok: 1, token, user: await users.getUser(id, tx) }
    },

    /**
     * Records that the email belongs to the visitor. If it was not confirmed before, someone else may
     * have registered it: their password, sessions and links are removed and the owner gets an email.
     */
    async confirmEmail(tx: Db, user: SignInCandidate): Promise<void> {
      if (user.emailConfirmedAt) return
      await repository.confirmEmail(tx, user.id)
      await sessions.revokeAll(tx, user.id)
      await links.revokeAll(tx, user.id)
      if (user.hasPassword)
        await outbox.put(
          tx,
          passwordRemovedEmail({ email: user.email, url: `${site}/users/forgot-password` }),
        )
    },
  }
}
