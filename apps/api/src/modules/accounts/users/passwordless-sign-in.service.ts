import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { passwordRemovedEmail } from '../../platform/mail/templates/password-removed.ts'
import { blockedMessage } from '../blocks/blocked-message.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import { isChallenge, type SignInCompletion } from '../second-factor/sign-in-completion.ts'
import type { SessionsService, Visitor } from '../sessions/sessions.service.ts'
import type { PasswordlessSignInRepository } from './passwordless-sign-in.repository.ts'
import type { SignInCandidate } from './sign-in-candidate.ts'

export type PasswordlessSignIn = ReturnType<typeof createPasswordlessSignIn>

/** The result of a sign-in with Google or a link; a challenge if the second factor must be proved. */
export type TokenSignIn = Schema<'TokenSignIn'> | Schema<'SecondStep'>

/** The user of a sign-in, who may be blocked. */
export type UserToSignIn = Pick<SignInCandidate, 'id' | 'isBlocked' | 'blockedUntil'>

export interface PasswordlessSignInDeps {
  readonly repository: PasswordlessSignInRepository
  readonly completion: SignInCompletion
  readonly sessions: SessionsService
  readonly links: LinkTokensService
  readonly outbox: Outbox
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/** Completes sign-ins without a password: with Google, or by a link. */
export function createPasswordlessSignIn(deps: PasswordlessSignInDeps) {
  const { repository, completion, sessions, links, outbox, site } = deps

  return {
    /** Starts a session unless the user is blocked or must prove a second factor. */
    async completeSignIn(tx: Db, user: UserToSignIn, visitor: Visitor): Promise<TokenSignIn> {
      if (user.isBlocked) return { ok: -1, msg: blockedMessage(user) }
      const result = await completion.startOrChallenge(tx, user.id, visitor)
      return isChallenge(result) ? result : { ok: 1, ...result }
    },

    /** Continues a session on another site, which began with the second factor if there is one. */
    async continueSignIn(tx: Db, user: UserToSignIn, visitor: Visitor): Promise<TokenSignIn> {
      if (user.isBlocked) return { ok: -1, msg: blockedMessage(user) }
      return { ok: 1, ...(await completion.start(tx, user.id, visitor, true)) }
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
