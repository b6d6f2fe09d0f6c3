import type { Db } from '../../../db/connect.ts'
import { hashTokenAsHex, newToken } from '../../accounts/link-tokens/tokens.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { issueEmail, linksOf } from './newsletter-emails.ts'
import type { IssueRow, NewslettersRepository } from './newsletters.repository.ts'

/** Letters written by one statement. */
const atOnce = 500

interface IssueDeliveryDeps {
  readonly repository: NewslettersRepository
  readonly outbox: Outbox
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/** Puts newsletters into the outbox on the day they appear: each once, to everybody on the list. */
export function createIssueDelivery({ repository, outbox, site }: IssueDeliveryDeps) {
  const links = linksOf(site)

  async function writeTo(tx: Db, issue: IssueRow, after: number): Promise<number | null> {
    const readers = await repository.subscribersAfter(tx, after, atOnce)
    if (readers.length === 0) return null
    const addressed = readers.map(({ id, email }) => ({ id, email, token: newToken(), links }))
    await repository.addUnsubscribeTokens(
      tx,
      addressed.map(({ id, token }) => ({ subscriptionId: id, hash: hashTokenAsHex(token) })),
    )
    await outbox.put(tx, ...addressed.map((one) => issueEmail(issue, one)))
    return readers.at(-1)?.id ?? null
  }

  /** Whether there was one. All its letters are written in one transaction, or none. */
  function deliverOne(): Promise<boolean> {
    return repository.transaction(async (tx) => {
      const issue = await repository.takeUnmailed(tx)
      if (!issue) return false
      for (let last: number | null = 0; last !== null; ) last = await writeTo(tx, issue, last)
      await repository.markMailed(tx, issue.id)
      return true
    })
  }

  return {
    /** Delivers every issue that has appeared and was not mailed yet. */
    async deliverDue(): Promise<void> {
      let isAny = false
      while (await deliverOne()) isAny = true
      if (isAny) outbox.wake()
    },
  }
}
