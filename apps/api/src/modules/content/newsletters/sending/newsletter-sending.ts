import type { Db } from '../../../../db/connect.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { CheckedMail } from '../../../platform/mail/mail-sender.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import { slugText } from '../../../platform/slugs/slug-text.ts'
import { createToken } from '../../../platform/tokens/tokens.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { DraftRow } from '../draft-row.ts'
import type { Links } from '../newsletter-links.ts'
import type { IssueEmails } from './issue-emails.ts'
import type { NewsletterSendingRepository, Reader } from './newsletter-sending.repository.ts'

export type NewsletterSending = ReturnType<typeof createNewsletterSending>

interface NewsletterSendingDeps {
  readonly repository: NewsletterSendingRepository
  readonly audit: Pick<AuditService, 'recordEdits'>
  readonly emails: IssueEmails
  readonly outbox: Outbox
  readonly links: Links
}

/** Readers of one transaction, which takes far less than a second. */
const batchSize = 1_000

/** Milliseconds that an email of a paused newsletter waits if a process has already claimed it. */
const pause = 60_000

/** Addresses below /newsletters that are pages of their own. */
const reservedSlugs = new Set(['confirm', 'unsubscribe'])

/** Publishes newsletters and emails each to every reader once, in batches. */
export function createNewsletterSending(deps: NewsletterSendingDeps) {
  const { repository, audit, emails, outbox, links } = deps

  async function freeSlug(tx: Db, title: string, number: number): Promise<string> {
    const base = slugText(title) || `newsletter-${number}`
    const taken = await repository.takenSlugs(tx, [base])
    return taken.has(base) || reservedSlugs.has(base) ? `${base}-${number}` : base
  }

  /** Publishes a locked newsletter and begins to send it. */
  async function begin(tx: Db, draft: DraftRow): Promise<number> {
    const { id, title, summary, blocks } = draft
    const number = await repository.nextNumber(tx)
    const slug = await freeSlug(tx, title, number)
    const issueId = await repository.addIssue(tx, {
      slug,
      number,
      title,
      summary,
      blocks,
      publishedOn: todayInIndia(),
    })
    const email = await emails.bulk(tx, { title, summary, blocks, slug })
    const bulkMailId = await outbox.putBulk(tx, email)
    return repository.set(tx, id, {
      state: 'sending',
      issueId,
      bulkMailId,
      ceilingId: await repository.lastSubscription(tx),
      startedAt: new Date(),
    })
  }

  const record = (tx: Db, draft: DraftRow, revision: number, to: DraftRow['state']) =>
    audit.recordEdits(tx, {
      actor: { userId: null, role: 'system' },
      entity: 'newsletter_draft',
      entityId: draft.id,
      revision,
      edits: [{ field: 'state', before: draft.state, after: to }],
    })

  /** Begins one newsletter whose time has come. One that has lost its text becomes a draft again. */
  const beginDue = (): Promise<boolean> =>
    repository.transaction(async (tx) => {
      const draft = await repository.lockDue(tx)
      if (!draft) return false
      const hasText = await emails.hasContent(tx, draft.blocks)
      const revision = hasText
        ? await begin(tx, draft)
        : await repository.set(tx, draft.id, { state: 'draft', sendAt: null })
      await record(tx, draft, revision, hasText ? 'sending' : 'draft')
      return true
    })

  /** Writes the deliveries of the next readers; false if no newsletter has any left. */
  const nextBatch = (): Promise<boolean> =>
    repository.transaction(async (tx) => {
      const draft = await repository.lockUnfinished(tx)
      if (!draft) return false
      const readers = await repository.readersAfter(tx, draft, batchSize)
      const isCancelled = draft.state === 'cancelled'
      const skipped = readers.flatMap(({ id, why }) => {
        const reason = why ?? (isCancelled ? 'cancelled' : null)
        return reason === null ? [] : [{ id, why: reason }]
      })
      const readerEmails = isCancelled ? [] : readers.filter(({ why }) => why === null).map(mailTo)
      await repository.addEmails(tx, draft, readerEmails)
      await repository.addSkipped(tx, draft, skipped)
      const last = readers.length < batchSize ? draft.ceilingId : readers.at(-1)?.id
      await repository.moveCursor(tx, draft.id, last ?? draft.cursorId)
      return true
    })

  function mailTo({ id, email }: Reader) {
    const { token, tokenHash } = createToken()
    return { id, email, tokenHash, unsubscribeUrl: links.unsubscribe(token) }
  }

  const finish = (): Promise<void> =>
    repository.transaction(async (tx) => {
      for (const draft of await repository.lockFinished(tx)) {
        const isSent = draft.state === 'sending'
        const revision = await repository.set(tx, draft.id, {
          endedAt: new Date(),
          ...(isSent && { state: 'sent' }),
        })
        if (isSent) await record(tx, draft, revision, 'sent')
      }
    })

  return {
    begin,
    nextBatch,

    /** Goes on with everything that is due. Any number of processes may do so, and may be killed. */
    async run(): Promise<void> {
      while (await beginDue());
      while (await nextBatch()) outbox.wake()
      while ((await repository.dropCancelled(batchSize)) > 0);
      await finish()
      await outbox.removeOldBulk()
    },

    /** Whether an email may be sent now: its reader may have unsubscribed meanwhile. */
    async check({ id }: CheckedMail): Promise<'send' | 'dropped' | Date> {
      const delivery = await repository.deliveryOf(id)
      const why = delivery?.why
      // Shared mailboxes are recognised once, when the delivery is written.
      if (delivery && (why === null || why === 'duplicate'))
        return delivery.isHeld ? new Date(Date.now() + pause) : 'send'
      await repository.transaction(async (tx) => {
        if (why) await repository.skip(tx, id, why)
        await outbox.remove(tx, id)
      })
      return 'dropped'
    },
  }
}
