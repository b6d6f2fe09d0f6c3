import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { Visitor } from '../sessions/sessions.service.ts'
import type { PasswordlessSignInRepository } from '../users/passwordless-sign-in.repository.ts'
import type {
  PasswordlessSignIn,
  TokenSignIn,
  UserToSignIn,
} from '../users/passwordless-sign-in.service.ts'
import type { SignInCandidate } from '../users/sign-in-candidate.ts'
import {
  createIdTokens,
  type GoogleAccount,
  type GoogleOptions,
  InvalidIdToken,
} from './id-tokens.ts'

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>

export interface GoogleDeps {
  readonly google: GoogleOptions
  readonly repository: PasswordlessSignInRepository
  readonly passwordlessSignIn: PasswordlessSignIn
  readonly links: LinkTokensService
  readonly outbox: Outbox
}

export function createGoogleSignIn({
  google,
  repository,
  passwordlessSignIn,
  links,
  outbox,
}: GoogleDeps) {
  const idTokens = createIdTokens(google)

  /** Finds and locks the user of a Google account, or adds one. */
  async function userOf(tx: Db, account: GoogleAccount): Promise<UserToSignIn> {
    const known = await repository.findByGoogleId(tx, account.googleId)
    if (known) return known
    const sameEmail = await repository.findByEmail(tx, account.email)
    if (sameEmail) return link(tx, sameEmail, account)
    const id = await repository.addWithGoogle(tx, newUser(account))
    // Null if another request has just added the user; now the search finds it.
    return id === null ? userOf(tx, account) : { id, isBlocked: false, blockedUntil: null }
  }

  /** Google has verified the email, so the account belongs to the Google user. */
  async function link(tx: Db, user: SignInCandidate, { googleId }: GoogleAccount) {
    if (user.isBlocked) return user
    // Another request has just added it.
    if (user.googleId === googleId) return user
    if (user.googleId) throw new InvalidIdToken('the address belongs to another Google account')
    await repository.linkGoogle(tx, user.id, googleId)
    await passwordlessSignIn.confirmEmail(tx, user)
    return user
  }

  return {
    createNonce: () =>
      repository.transaction((tx) => links.create(tx, { userId: null, purpose: 'google-nonce' })),

    /** Signs in or registers. Throws `InvalidIdToken`, or `unavailable` without Google's keys. */
    async signIn(idToken: string, visitor: Visitor): Promise<TokenSignIn> {
      const account = await idTokens.read(idToken)
      const result = await repository.transaction(async (tx) => {
        if (!(await links.use(tx, account.nonce, 'google-nonce')))
          throw new InvalidIdToken('the nonce is unknown, used or expired')
        return passwordlessSignIn.completeSignIn(tx, await userOf(tx, account), visitor)
      })
      outbox.wake()
      return result
    },
  }
}

const newUser = ({ googleId, email, givenName, familyName }: GoogleAccount) => ({
  googleId,
  email,
  firstname: givenName || (email.split('@')[0] ?? '').slice(0, 60),
  lastname: familyName,
})
