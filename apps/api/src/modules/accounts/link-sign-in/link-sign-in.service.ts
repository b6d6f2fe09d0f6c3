import type { Caller } from '../../../caller.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { signInLinkEmail } from '../../platform/mail/templates/sign-in-link.ts'
import type { LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { Visitor } from '../sessions/sessions.service.ts'
import type { PasswordlessSignInRepository } from '../users/passwordless-sign-in.repository.ts'
import type { PasswordlessSignIn, TokenSignIn } from '../users/passwordless-sign-in.service.ts'

export type LinkSignIn = ReturnType<typeof createLinkSignIn>

export interface LinkSignInDeps {
  readonly repository: PasswordlessSignInRepository
  readonly passwordlessSignIn: PasswordlessSignIn
  readonly links: LinkTokensService
  readonly limits: LimitsService
  readonly outbox: Outbox
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/**
 * Sign-in links per account, from any caller. The window equals the lifetime of a link, so when no
 * new link is sent, an earlier one is still valid.
 */
const perAccount = { name: 'login-link', max: 5, seconds: 30 * 60 }

const linkExpired: TokenSignIn = {
  ok: 0,
  msg: 'This link has been used or has expired. Please request a new one.',
}

/** Sign-in with an emailed link, or with a link from the jobs site. */
export function createLinkSignIn(deps: LinkSignInDeps) {
  const { repository, passwordlessSignIn, links, limits, outbox, site } = deps
  return {
    /** Emails a link. The response and its timing do not reveal whether the account exists. */
    async request(email: string): Promise<void> {
      if ((await limits.retryAfterSeconds(perAccount, email.toLowerCase())) > 0) return
      await repository.transaction(async (tx) => {
        const user = await repository.findByEmail(tx, email)
        if (user && !user.isBlocked) {
          const token = await links.create(tx, {
            userId: user.id,
            purpose: 'login',
            email: user.email,
          })
          const url = `${site}/login-by-link?token=${token}`
          await outbox.put(tx, signInLinkEmail({ email: user.email, url }))
        }
        // An unused token, so that the timing is the same when there is no account.
        else await links.create(tx, { userId: null, purpose: 'google-nonce' })
      })
      outbox.wake()
    },

    /** Consumes a link and signs its user in, or asks for their second factor. */
    async signIn(token: string, visitor: Visitor): Promise<TokenSignIn> {
      const result = await repository.transaction(async (tx) => {
        const emailedLink = await links.use(tx, token, 'login')
        const link = emailedLink ?? (await links.use(tx, token, 'jobs-site'))
        const user = link?.userId && (await repository.findById(tx, link.userId))
        if (!user) return linkExpired
        // Opening an emailed link proves that the address belongs to the user.
        if (emailedLink && !user.isBlocked) {
          if (!isSameAddress(emailedLink.email, user.email)) return linkExpired
          await passwordlessSignIn.confirmEmail(tx, user)
        }
        return emailedLink
          ? passwordlessSignIn.completeSignIn(tx, user, visitor)
          : passwordlessSignIn.continueSignIn(tx, user, visitor)
      })
      outbox.wake()
      return result
    },

    /** A single-use token for a link to the jobs site, which must not receive the session token. */
    tokenForJobsSite: ({ userId }: Caller) =>
      repository.transaction((tx) => links.create(tx, { userId, purpose: 'jobs-site' })),
  }
}

/** If the account's email changed after the link was sent, the link went to another address. */
const isSameAddress = (linkEmail: string | null, accountEmail: string) =>
  linkEmail?.toLowerCase() === accountEmail.toLowerCase()
