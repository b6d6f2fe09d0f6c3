import { AppError } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import { daySeconds } from '../../platform/dates/durations.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { newsletterAlreadySubscribedEmail } from '../../platform/mail/templates/newsletter-already-subscribed.ts'
import { newsletterConfirmEmail } from '../../platform/mail/templates/newsletter-confirm.ts'
import { newsletterWelcomeEmail } from '../../platform/mail/templates/newsletter-welcome.ts'
import type { LimitsService } from '../../platform/rate-limits/limits.service.ts'
import { createToken, hashToken } from '../../platform/tokens/tokens.ts'
import type { BlocksRepository } from './blocks/blocks.repository.ts'
import { issueHtml } from './blocks/issue-html.ts'
import { linksOf } from './newsletter-links.ts'
import type { NewslettersRepository } from './newsletters.repository.ts'

export type NewslettersService = ReturnType<typeof createNewslettersService>

export interface NewslettersDeps {
  readonly repository: NewslettersRepository
  readonly blocks: BlocksRepository
  readonly images: Images
  readonly basePath: string
  readonly outbox: Outbox
  readonly limits: LimitsService
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/** Emails per day to one address, requested by any caller. */
const perAddress = { name: 'newsletter-address', max: 3, seconds: daySeconds }

export function createNewslettersService(deps: NewslettersDeps) {
  const { repository, blocks, images, basePath, outbox, limits, site } = deps
  const links = linksOf(site)

  return {
    /** The response of `listNewsletters`. */
    async list(query: Query<'listNewsletters'>) {
      const [data, total] = await Promise.all([repository.list(sliceOf(query)), repository.count()])
      return { data, total, ...pagingOf(query, total) }
    },

    /** The page of an issue. Throws `not_found`. */
    async issue(slug: string) {
      const found = await repository.findBySlug(slug)
      if (!found) throw new AppError('not_found', 'Newsletter not found.')
      const { issue, previous, next } = found
      const { number, title, summary } = issue
      const blogs = await blocks.shownOf(issue.blocks)
      return {
        slug,
        number,
        title,
        summary,
        previous,
        next,
        published_on: issue.publishedOn,
        body: issueHtml(issue.blocks, { blogs, images, site: basePath }),
        updated_at: issue.updatedAt.toISOString(),
      }
    },

    /** Emails a confirmation link. The response does not reveal whether the address is subscribed. */
    async subscribe(email: string): Promise<void> {
      if ((await limits.retryAfterSeconds(perAddress, email.toLowerCase())) > 0) return
      const { token, tokenHash } = createToken()
      await repository.transaction(async (tx) => {
        const subscription = await repository.findOrAdd(tx, email)
        const isConfirmed = subscription.confirmedAt !== null
        const addToken = isConfirmed ? repository.addUnsubscribeToken : repository.addConfirmToken
        await addToken(tx, subscription.id, tokenHash)
        const message = isConfirmed
          ? newsletterAlreadySubscribedEmail({
              email: subscription.email,
              unsubscribeUrl: links.unsubscribe(token),
            })
          : newsletterConfirmEmail({ email: subscription.email, url: links.confirm(token) })
        await outbox.put(tx, message)
      })
      outbox.wake()
    },

    /** Confirms a subscription. Throws `not_found` for a link that is used or expired. */
    async confirm(confirmToken: string): Promise<void> {
      const { token, tokenHash } = createToken()
      await repository.transaction(async (tx) => {
        const confirmed = await repository.confirm(tx, hashToken(confirmToken))
        if (!confirmed)
          throw new AppError(
            'not_found',
            'This link has been used or has expired. Please subscribe again.',
          )
        await repository.addUnsubscribeToken(tx, confirmed.id, tokenHash)
        const message = newsletterWelcomeEmail({
          email: confirmed.email,
          archiveUrl: links.archive,
          unsubscribeUrl: links.unsubscribe(token),
        })
        await outbox.put(tx, message)
      })
      outbox.wake()
    },

    /** Ends a subscription; repeating it has no effect. Throws `not_found`. */
    async unsubscribe(token: string): Promise<void> {
      if (!(await repository.unsubscribe(hashToken(token))))
        throw new AppError(
          'not_found',
          'This link is incomplete. Copy the full link from the email.',
        )
    },
  }
}
