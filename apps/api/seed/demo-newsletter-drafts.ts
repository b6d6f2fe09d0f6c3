import { desc, eq } from 'drizzle-orm'
import type { Db } from '../src/db/connect.ts'
import {
  blogs,
  newsletterDeliveries,
  newsletterDrafts,
  newsletterIssues,
  newsletterSubscriptions,
} from '../src/db/schema/index.ts'
import { dayMs } from '../src/modules/platform/dates/durations.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

type Delivery = Pick<typeof newsletterDeliveries.$inferInsert, 'state' | 'why' | 'answer'>

/** The outcome of the latest issue for each of the demo readers. */
const outcomes: readonly Delivery[] = [
  ...Array.from({ length: 30 }, () => ({ state: 'sent' }) as const),
  { state: 'bounced', answer: '550 5.1.1 The mailbox does not exist' },
  { state: 'failed', answer: '421 4.4.2 Connection timed out' },
  { state: 'skipped', why: 'unsubscribed' },
  { state: 'skipped', why: 'unsubscribed' },
  { state: 'skipped', why: 'not_confirmed' },
  { state: 'skipped', why: 'duplicate' },
]

/** Readers with the ledger of the latest issue, and a newsletter that is being written. */
export async function insertDemoNewsletterDrafts(tx: Db): Promise<void> {
  const readers = await tx
    .insert(newsletterSubscriptions)
    .values(
      outcomes.map(({ why = null }, n) => ({
        email: `reader${n + 1}@example.com`,
        confirmedAt: why === 'unsubscribed' || why === 'not_confirmed' ? null : daysAgo(200),
        unsubscribedAt: why === 'unsubscribed' ? daysAgo(20) : null,
      })),
    )
    .returning({ id: newsletterSubscriptions.id })
  const [issue] = await tx
    .select()
    .from(newsletterIssues)
    .orderBy(desc(newsletterIssues.number))
    .limit(1)
  if (!issue) throw new Error('The demo newsletters are missing')
  const at = new Date(`${issue.publishedOn}T09:00:00+05:30`)
  const { title, summary, blocks } = issue
  const last = readers.at(-1)?.id ?? 0
  const [sent] = await tx
    .insert(newsletterDrafts)
    .values({
      title,
      summary,
      blocks,
      state: 'sent',
      startedAt: at,
      endedAt: at,
      issueId: issue.id,
      cursorId: last,
      ceilingId: last,
      requestKey: crypto.randomUUID(),
    })
    .returning({ id: newsletterDrafts.id })
  if (!sent) throw new Error('The demo newsletter was not added')
  await tx.insert(newsletterDeliveries).values(
    outcomes.map((outcome, n) => ({
      ...outcome,
      draftId: sent.id,
      subscriptionId: readers[n]?.id ?? last,
      at,
    })),
  )
  const [blog] = await tx
    .select({ id: blogs.id })
    .from(blogs)
    .where(eq(blogs.url, 'how-to-read-a-fee-sheet'))
  await tx.insert(newsletterDrafts).values({
    title: 'Fees, line by line',
    summary: 'Four lines that are easy to miss on a fee sheet, and how to ask about them.',
    blocks: [
      { type: 'heading', text: 'What is easy to miss' },
      {
        type: 'text',
        html: '<p>Ask for the fee sheet of the class three years above yours. It shows how fees rise from one class to the next.</p><ul><li>Is the deposit returned, and when?</li><li>Do books and uniforms come from one shop?</li><li>Is the bus paid for the holidays too?</li></ul>',
      },
      ...(blog ? [{ type: 'blog', blog_id: blog.id } as const] : []),
    ],
    requestKey: crypto.randomUUID(),
  })
}
