import { AppError } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import { hashTokenAsHex, newToken } from '../../accounts/link-tokens/tokens.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { LimitsService } from '../../platform/rate-limits/limits.service.ts'
import { cleanHtml } from '../rich-text/clean-html.ts'
import { alreadyEmail, confirmEmail, linksOf, welcomeEmail } from './newsletter-emails.ts'
import type { NewslettersRepository } from './newsletters.repository.ts'

export type NewslettersService = ReturnType<typeof createNewslettersService>

export interface NewslettersDeps {
  readonly repository: NewslettersRepository
  readonly outbox: Outbox
  readonly limits: LimitsService
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/** Mails a day to one address, however often somebody gives it. */
const perAddress = { of: 'newsletter-address', most: 3, seconds: 86_400 }

export function createNewslettersService(needs: NewslettersDeps) {
  const { repository, outbox, limits, site } = needs
  const links = linksOf(site)

  return {
    /** The answer of `listNewsletters`. */
    async list(query: Query<'listNewsletters'>) {
      const [data, total] = await Promise.all([repository.list(sliceOf(query)), repository.count()])
      return { data, total, ...pagingOf(query, total) }
    },

    /** An issue to read. Throws `not_found`. */
    async issue(slug: string) {
      const found = await repository.findBySlug(slug)
      if (!found) throw new AppError('not_found', 'There is no newsletter at this address.')
      const { issue, previous, next } = found
      const { number, title, summary } = issue
      return {
        slug,
        number,
        title,
        summary,
        previous,
        next,
        published_on: issue.publishedOn,
        body: cleanHtml(issue.bodyHtml),
        updated_at: issue.updatedAt.toISOString(),
      }
    },

    /** Sends a link to confirm; nothing tells the caller whether the address was known. */
    async subscribe(email: string): Promise<void> {
      if ((await limits.retryAfterSeconds(perAddress, email.toLowerCase())) > 0) return
      const token = newToken()
      await repository.transaction(async (tx) => {
        const known = await repository.findOrAdd(tx, email)
        const isOnList = known.confirmedAt !== null
        const add = isOnList ? repository.addUnsubscribeToken : repository.addConfirmToken
        await add(tx, known.id, hashTokenAsHex(token))
        const write = isOnList ? alreadyEmail : confirmEmail
        await outbox.put(tx, write({ email: known.email, token, links }))
      })
      outbox.wake()
    },

    /** Puts the address of a link on the list, once. Throws `not_found` for a link that is used up. */
    async confirm(confirmToken: string): Promise<void> {
      const token = newToken()
      await repository.transaction(async (tx) => {
        const confirmed = await repository.confirm(tx, hashTokenAsHex(confirmToken))
        if (!confirmed)
          throw new AppError(
            'not_found',
            'This link has been used, or is older than two days. Please subscribe again.',
          )
        await repository.addUnsubscribeToken(tx, confirmed.id, hashTokenAsHex(token))
        await outbox.put(tx, welcomeEmail({ email: confirmed.email, token, links }))
      })
      outbox.wake()
    },

    /** Takes the address of a link off the list; again does no harm. Throws `not_found`. */
    async unsubscribe(token: string): Promise<void> {
      if (!(await repository.unsubscribe(hashTokenAsHex(token))))
        throw new AppError('not_found', 'This link is not one of ours. Please copy it whole.')
    },
  }
}
