import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import { renderEmail } from '../../../platform/mail/templates/layout.ts'
import type { UserLimit } from '../../../platform/rate-limits/user-limit.ts'
import type { BlocksRepository } from '../blocks/blocks.repository.ts'
import { issueHtml } from '../blocks/issue-html.ts'
import type { IssueEmails } from '../sending/issue-emails.ts'
import type { NewsletterDraftsRepository } from './newsletter-drafts.repository.ts'
import { noNewsletter } from './newsletter-drafts.service.ts'

interface DraftPreviewDeps {
  readonly blocks: BlocksRepository
  readonly emails: IssueEmails
  readonly images: Images
  readonly outbox: Outbox
  readonly repository: NewsletterDraftsRepository
  readonly userLimit: UserLimit
  readonly basePath: string
}

const hourlyTests = {
  name: 'newsletter-test',
  max: 30,
  msg: 'You have sent many tests in the last hour. Try again later.',
}

/** A newsletter as readers would get it. */
export function createDraftPreview(deps: DraftPreviewDeps) {
  const { blocks, emails, images, outbox, repository, userLimit, basePath } = deps

  async function saved(id: number) {
    const draft = await repository.find(id)
    if (!draft) throw noNewsletter()
    return draft
  }

  return {
    /** Throws `not_found`. */
    async show(id: number): Promise<Schema<'NewsletterPreview'>> {
      const draft = await saved(id)
      const blogs = await blocks.shownOf(draft.blocks)
      const { subject, html, text } = renderEmail(await emails.preview(draft))
      return {
        body: issueHtml(draft.blocks, { blogs, images, site: basePath }),
        subject,
        email_html: html,
        email_text: text,
      }
    },

    /** Emails it to the caller. Throws `not_found`, `conflict` or `too_many_requests`. */
    async sendTest(caller: Caller, id: number): Promise<Schema<'MessageResponse'>> {
      const draft = await saved(id)
      const address = await repository.addressOf(caller.userId)
      if (address === null)
        throw new AppError(
          'conflict',
          'Confirm your own email address first. Tests are sent to it.',
        )
      await userLimit(hourlyTests, caller)
      const email = await emails.test(draft, address)
      await repository.transaction((tx) => outbox.put(tx, email))
      outbox.wake()
      return { msg: `We have sent a test to ${address}.` }
    },
  }
}
