import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { newsletterIssueEmail } from '../../platform/mail/templates/newsletter-issue.ts'
import { createToken } from '../../platform/tokens/tokens.ts'
import { linksOf } from './newsletter-links.ts'
import type { IssueRow, NewslettersRepository } from './newsletters.repository.ts'

/** Emails written by one statement. */
const batchSize = 500

interface IssueDeliveryDeps {
  readonly repository: NewslettersRepository
  readonly outbox: Outbox
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/** Emails each issue to all subscribers once, on the day it is published. */
export function createIssueDelivery({ repository, outbox, site }: IssueDeliveryDeps) {
  const links = linksOf(site)

  async function emailBatch(tx: Db, issue: IssueRow, after: number): Promise<number | null> {
    const subscribers = await repository.subscribersAfter(tx, after, batchSize)
    if (subscribers.length === 0) return null
    const recipients = subscribers.map(({ id, email }) => ({ id, email, ...createToken() }))
    await repository.addUnsubscribeTokens(
      tx,
      recipients.map(({ id, tokenHash }) => ({ subscriptionId: id, hash: tokenHash })),
    )
    const emails = recipients.map(({ email, token }) =>
      newsletterIssueEmail({
        email,
        title: issue.title,
        summary: issue.summary,
        url: links.issue(issue.slug),
        unsubscribeUrl: links.unsubscribe(token),
      }),
    )
    await outbox.put(tx, ...emails)
    return subscribers.at(-1)?.id ?? null
  }

  /** Delivers one issue in one transaction. Returns false if no issue is due. */
  function deliverNext(): Promise<boolean> {
    return repository.transaction(async (tx) => {
      const issue = await repository.lockUnsentIssue(tx)
      if (!issue) return false
      for (let last: number | null = 0; last !== null; ) last = await emailBatch(tx, issue, last)
      await repository.markSent(tx, issue.id)
      return true
    })
  }

  return {
    /** Delivers every published issue that was not emailed yet. */
    async deliverDue(): Promise<void> {
      let isAnyDelivered = false
      while (await deliverNext()) isAnyDelivered = true
      if (isAnyDelivered) outbox.wake()
    },
  }
}
