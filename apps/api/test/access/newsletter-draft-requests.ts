import { randomUUID } from 'node:crypto'
import type { AccessFixture } from './access-fixture.ts'
import type { RequestBuilder } from './operation-requests.ts'

async function newDraft({ database }: AccessFixture): Promise<number> {
  const { rows } = await database.pool.query(
    `insert into newsletter_draft (title, summary, body_html, request_key)
     values ('School visits', '', '', $1) returning id`,
    [randomUUID()],
  )
  return rows[0].id
}

const text = { title: 'School visits', summary: 'Ten questions', body: '<p>Ask to walk.</p>' }

/** Requests of an admin about drafts of newsletters. */
export const newsletterDraftRequests: Readonly<Record<string, RequestBuilder>> = {
  createNewsletterDraft: () => ({ body: { ...text, request_key: randomUUID() } }),
  getNewsletterDraft: async (fixture) => ({ params: { id: await newDraft(fixture) } }),
  editNewsletterDraft: async (fixture) => ({
    params: { id: await newDraft(fixture) },
    body: { ...text, revision: 1 },
  }),
}
