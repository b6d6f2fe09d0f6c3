import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { Visitor } from '../sessions/sessions.service.ts'
import type {
  PasswordlessSignInRepository,
  SignInCandidate,
} from '../users/passwordless-sign-in.repository.ts'
import type { PasswordlessSignIn, TokenSignIn } from '../users/passwordless-sign-in.service.ts'
import {
  createIdTokens,
  type GoogleAccount,
  type GoogleOptions,
  TokenRefused,
} from './id-tokens.ts'

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>

export interface GoogleDeps {
  readonly google: GoogleOptions
  readonly repository: PasswordlessSignInRepository
  readonly passwordless: PasswordlessSignIn
  readonly links: LinkTokensService
  readonly outbox: Outbox
}

export function createGoogleSignIn({
  google,
  repository,
  passwordless,
  links,
  outbox,
}: GoogleDeps) {
  const idTokens = createIdTokens(google)

  /** The user of an account, locked; made where there is none. */
  async function userOf(
    tx: Db,
    account: GoogleAccount,
  ): Promise<Pick<SignInCandidate, 'id' | 'blockedAt'>> {
    const known = await repository.findByGoogleId(tx, account.googleId)
    if (known) return known
    const namesake = await repository.findByEmail(tx, account.email)
    if (namesake) return link(tx, namesake, account)
    const id = await repository.addWithGoogle(tx, newUser(account))
    // Null: added at this very moment by another request, so that it is found now.
    return id === null ? userOf(tx, account) : { id, blockedAt: null }
  }

  /** Google vouches for the address, so whoever has the account is who comes with Google. */
  async function link(tx: Db, user: SignInCandidate, { googleId }: GoogleAccount) {
    if (user.blockedAt) return user
    if (user.googleId) throw new TokenRefused('the address belongs to another Google account')
    await repository.linkGoogle(tx, user.id, googleId)
    await passwordless.confirmEmail(tx, user)
    return user
  }

  return {
    createNonce: () =>
      repository.transaction((tx) => links.create(tx, { userId: null, purpose: 'google-nonce' })),

    /** Signs in or registers. Throws `TokenRefused`, or `unavailable` where Google's keys are. */
    async signIn(idToken: string, visitor: Visitor): Promise<TokenSignIn> {
      const account = await idTokens.read(idToken)
      const answer = await repository.transaction(async (tx) => {
        if (!(await links.use(tx, account.nonce, 'google-nonce')))
          throw new TokenRefused('the nonce is not ours, was used, or is too old')
        return passwordless.completeSignIn(tx, await userOf(tx, account), visitor)
      })
      outbox.wake()
      return answer
    },
  }
}

const newUser = ({ googleId, email, givenName, familyName }: GoogleAccount) => ({
  googleId,
  email,
  firstname: givenName || (email.split('@')[0] ?? '').slice(0, 60),
  lastname: familyName,
})
