import type { Db } from '../../../../db/connect.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import { type EmailMessage, unsubscribeMark } from '../../../platform/mail/email-message.ts'
import { newsletterIssueEmail } from '../../../platform/mail/templates/newsletter-issue.ts'
import { newsletterTestEmail } from '../../../platform/mail/templates/newsletter-test.ts'
import type { BlocksRepository } from '../blocks/blocks.repository.ts'
import { emailContent } from '../blocks/email-content.ts'
import { type Blocks, problemOf } from '../blocks/newsletter-blocks.ts'
import type { Links } from '../newsletter-links.ts'

export type IssueEmails = ReturnType<typeof createIssueEmails>

interface IssueEmailsDeps {
  readonly blocks: BlocksRepository
  readonly images: Images
  readonly links: Links
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

interface IssueText {
  readonly title: string
  readonly summary: string
  readonly blocks: Blocks
}

/** A newsletter as an email. */
export function createIssueEmails({ blocks, images, links, site }: IssueEmailsDeps) {
  const contentOf = async (shown: Blocks, tx?: Db) =>
    emailContent(shown, { blogs: await blocks.shownOf(shown, tx), images, site })

  return {
    /** Whether readers would see any text. */
    hasContent: async (tx: Db, shown: Blocks): Promise<boolean> =>
      problemOf(shown) === null && (await contentOf(shown, tx)).text !== '',

    /** The common parts of the emails to all readers. */
    async bulk(tx: Db, issue: IssueText & { slug: string }): Promise<EmailMessage> {
      const content = await contentOf(issue.blocks, tx)
      const { title, summary } = issue
      const url = links.issue(issue.slug)
      return newsletterIssueEmail({ title, summary, content, url, unsubscribeUrl: unsubscribeMark })
    },

    /** For a preview; its link to unsubscribe leads to the archive. */
    async preview({ title, summary, blocks: shown }: IssueText): Promise<EmailMessage> {
      const content = await contentOf(shown)
      const url = links.archive
      return newsletterIssueEmail({ title, summary, content, url, unsubscribeUrl: url })
    },

    /** To an admin who tries it. */
    async test({ title, summary, blocks: shown }: IssueText, email: string): Promise<EmailMessage> {
      const content = await contentOf(shown)
      return newsletterTestEmail({ email, title, summary, content })
    },
  }
}
