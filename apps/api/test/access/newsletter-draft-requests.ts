import { randomUUID } from 'node:crypto'
import type { AccessFixture } from './access-fixture.ts'
import type { RequestBuilder } from './operation-requests.ts'

async function newDraft({ database }: AccessFixture): Promise<number> {
  const { rows } = await database.pool.query(
    `insert into newsletter_draft (title, summary, blocks, request_key)
     values ('School visits', '', '[{"type": "text", "html": "<p>Ask to walk.</p>"}]', $1)
     returning id`,
    [randomUUID()],
  )
  return rows[0].id
}

const text = {
  title: 'School visits',
  summary: 'Ten questions',
  blocks: [{ type: 'text', html: '<p>Ask to walk.</p>' }],
}

const ofDraft: RequestBuilder = async (fixture) => ({ params: { id: await newDraft(fixture) } })

/** Requests of an admin about drafts of newsletters. */
export const newsletterDraftRequests: Readonly<Record<string, RequestBuilder>> = {
  createNewsletterDraft: () => ({ body: { ...text, request_key: randomUUID() } }),
  getNewsletterDraft: ofDraft,
  deleteNewsletterDraft: ofDraft,
  previewNewsletterDraft: ofDraft,
  testNewsletterDraft: ofDraft,
  listNewsletterDeliveries: ofDraft,
  moveNewsletterDraft: async (fixture) => ({
    params: { id: await newDraft(fixture) },
    body: { to: 'sending', revision: 1 },
  }),
  editNewsletterDraft: async (fixture) => ({
    params: { id: await newDraft(fixture) },
    body: { ...text, revision: 1 },
  }),
}
