import type { Database } from '../../../apps/api/src/db/connect.ts'
import { createBlocksRepository } from '../../../apps/api/src/modules/content/newsletters/blocks/blocks.repository.ts'
import { linksOf } from '../../../apps/api/src/modules/content/newsletters/newsletter-links.ts'
import { createIssueEmails } from '../../../apps/api/src/modules/content/newsletters/sending/issue-emails.ts'
import { createNewsletterSendingRepository } from '../../../apps/api/src/modules/content/newsletters/sending/newsletter-sending.repository.ts'
import { createNewsletterSending } from '../../../apps/api/src/modules/content/newsletters/sending/newsletter-sending.ts'
import { createImages } from '../../../apps/api/src/modules/platform/images/image-urls.ts'
import { createOutboxRepository } from '../../../apps/api/src/modules/platform/mail/outbox.repository.ts'
import { createOutbox } from '../../../apps/api/src/modules/platform/mail/outbox.service.ts'
import { createAuditRepository } from '../../../apps/api/src/modules/trust/audit/audit.repository.ts'
import { createAuditService } from '../../../apps/api/src/modules/trust/audit/audit.service.ts'

const site = 'https://edbazaar.example'

/** The sending of newsletters as the server has it. */
export function sendingOf({ db }: Pick<Database, 'db'>) {
  const links = linksOf(site)
  return createNewsletterSending({
    repository: createNewsletterSendingRepository(db),
    audit: createAuditService(createAuditRepository(db)),
    emails: createIssueEmails({
      blocks: createBlocksRepository(db),
      images: createImages(''),
      links,
      site,
    }),
    outbox: createOutbox(createOutboxRepository(db)),
    links,
  })
}
