import type { EmailMessage } from '../../platform/mail/email-message.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { Caller } from '../sessions/caller.ts'
import type { Visitor } from '../sessions/sessions.service.ts'
import type { PasswordlessSignInRepository } from '../users/passwordless-sign-in.repository.ts'
import type { PasswordlessSignIn, TokenSignIn } from '../users/passwordless-sign-in.service.ts'

export type LinkSignIn = ReturnType<typeof createLinkSignIn>

export interface LinkSignInDeps {
  readonly repository: PasswordlessSignInRepository
  readonly passwordless: PasswordlessSignIn
  readonly links: LinkTokensService
  readonly limits: LimitsService
  readonly outbox: Outbox
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/**
 * Links mailed to one account, from wherever somebody asks: the time is that of a link, so that
 * whenever one more is not sent, one that was sent still holds.
 */
const perAccount = { of: 'login-link', most: 5, seconds: 30 * 60 }

const usedUp: TokenSignIn = {
  ok: 0,
  msg: 'This link has been used, or is too old. Please ask for a new one.',
}

/** Signing in by a link: a mailed one, or one to our jobs site. */
export function createLinkSignIn(needs: LinkSignInDeps) {
  const { repository, passwordless, links, limits, outbox, site } = needs
  return {
    /** Mails a link. Nothing tells the caller whether the address is known, nor does the time. */
    async request(email: string): Promise<void> {
      if ((await limits.retryAfterSeconds(perAccount, email.toLowerCase())) > 0) return
      await repository.transaction(async (tx) => {
        const user = await repository.findByEmail(tx, email)
        if (user && !user.blockedAt) {
          const token = await links.create(tx, {
            userId: user.id,
            purpose: 'login',
            email: user.email,
          })
          await outbox.put(tx, loginEmail(user.email, `${site}/login-by-link?token=${token}`))
        }
        // As much work as for an address that is known: a token that nobody is told.
        else await links.create(tx, { userId: null, purpose: 'google-nonce' })
      })
      outbox.wake()
    },

    /** Uses a link up and signs in: the `TokenSignIn` of the contract. */
    async signIn(token: string, visitor: Visitor): Promise<TokenSignIn> {
      const answer = await repository.transaction(async (tx) => {
        const mailed = await links.use(tx, token, 'login')
        const link = mailed ?? (await links.use(tx, token, 'jobs-site'))
        const user = link?.userId && (await repository.findById(tx, link.userId))
        if (!user) return usedUp
        // Whoever reads the mail of an address shows that it is theirs.
        if (mailed && !user.blockedAt) {
          if (!isSameAddress(mailed.email, user.email)) return usedUp
          await passwordless.confirmEmail(tx, user)
        }
        return passwordless.completeSignIn(tx, user, visitor)
      })
      outbox.wake()
      return answer
    },

    /** A token for a link to the jobs site: what opens a session here is not handed on. */
    tokenForJobsSite: ({ userId }: Caller) =>
      repository.transaction((tx) => links.create(tx, { userId, purpose: 'jobs-site' })),
  }
}

/** The address may have been changed since the link was mailed: then it went to somebody else. */
const isSameAddress = (mailed: string | null, now: string) =>
  mailed?.toLowerCase() === now.toLowerCase()

const loginEmail = (email: string, url: string): EmailMessage => ({
  to: { address: email },
  subject: 'Your link to sign in',
  before: ['Somebody, we hope you, asked for a link to sign in to EdBazaar with this address.'],
  button: { label: 'Sign in', url },
  after: [
    'The link works once, for 30 minutes. If it was not you, do nothing: without this mail nobody can use it.',
  ],
  foot: 'You are sent this mail because this address was given to sign in.',
})
