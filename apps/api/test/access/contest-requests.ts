import { randomUUID } from 'node:crypto'
import type { AccessFixture } from './access-fixture.ts'
import { imageForm } from './image-form.ts'
import type { RequestBuilder } from './operation-requests.ts'

/** A contest on the site for all ages; returns its id and address. */
async function newContest({ database }: AccessFixture, state = 'published') {
  const url = `contest-${randomUUID()}`
  const { rows } = await database.pool.query(
    `with page as (
       insert into video (url, kind, title, summary, sources, duration_seconds, rules_html, entry_html,
         closes_on, status, published_at)
       values ($1, 'contest', 'Zzyzx contest', 'S.', '[]', 0, '<p>R</p>', '<p>E</p>', '2099-12-31',
         'published', now()) returning id)
     insert into contest (video_id, state, request_key, opens_at, closes_at, min_age, max_age)
     select id, $2::contest_state, gen_random_uuid(), now() - interval '1 day', '2099-12-31', 0, 99
     from page returning video_id`,
    [url, state],
  )
  return { id: Number(rows[0].video_id), url }
}

/** An entry of a user, or of somebody else. */
async function newEntry(
  fixture: AccessFixture,
  {
    userId,
    state = 'draft',
    contest = 'published',
  }: { userId?: number; state?: string; contest?: string },
) {
  const { id: contestId } = await newContest(fixture, contest)
  const { rows } = await fixture.database.pool.query(
    `with someone as (
       insert into app_user (firstname, lastname, email)
       select 'A', 'B', gen_random_uuid() || '@example.in' where $2::integer is null returning id)
     insert into contest_entry (contest_id, user_id, request_key, state, title, submitted_at)
     values ($1, coalesce($2, (select id from someone)), gen_random_uuid(),
       $3::contest_entry_state, 'Zzyzx entry', now()) returning id`,
    [contestId, userId ?? null, state],
  )
  return { contestId, id: Number(rows[0].id) }
}

async function newJudged(fixture: AccessFixture, userId: number) {
  const entry = await newEntry(fixture, { state: 'submitted', contest: 'closed' })
  await fixture.database.pool.query(
    'insert into contest_judge (contest_id, user_id) values ($1, $2)',
    [entry.contestId, userId],
  )
  return entry
}

const questions = [{ id: 'q1', label: 'The machine', kind: 'image', is_required: true }]

/** A draft of the caller that takes an image, which it may have already. */
async function newImageDraft(fixture: AccessFixture, userId: number) {
  const { contestId, id } = await newEntry(fixture, { userId })
  const { pool } = fixture.database
  await pool.query('update contest set fields = $2 where video_id = $1', [
    contestId,
    JSON.stringify(questions),
  ])
  return { contestId, id }
}

async function newImage({ database }: AccessFixture, entryId: number): Promise<number> {
  const { rows } = await database.pool.query(
    `insert into contest_entry_image (entry_id, question_id, width, height, content, small)
     values ($1, 'q1', 4, 3, 'RIFF-zebra-image', 'RIFF') returning id`,
    [entryId],
  )
  return Number(rows[0].id)
}

const fields = {
  title: 'Zzyzx contest',
  summary: 'A summary.',
  description: '',
  rules: 'Rules.',
  how_to_enter: 'Send it.',
  opens_at: '2026-01-01T00:00:00Z',
  closes_at: '2099-12-31T12:30:00Z',
  min_age: 5,
  max_age: 14,
  questions: [],
}

const ofEntry =
  (body: object, of: { state?: string; contest?: string } = {}): RequestBuilder =>
  async (fixture) => ({ params: { id: (await newEntry(fixture, of)).id }, body })

const ofContest =
  (body?: object): RequestBuilder =>
  async (fixture) => ({
    params: { id: (await newContest(fixture)).id },
    ...(body && { body }),
  })

/** Requests of entrants, judges and admins. */
export const contestRequests: Readonly<Record<string, RequestBuilder>> = {
  async getContestEntryForm(fixture) {
    return { params: { url: (await newContest(fixture)).url } }
  },
  async addContestEntry(fixture) {
    return {
      params: { url: (await newContest(fixture)).url },
      body: { request_key: randomUUID(), child_id: null },
    }
  },
  async saveContestEntry(fixture, { id: userId }) {
    return {
      params: { id: (await newEntry(fixture, { userId })).id },
      body: {
        revision: 1,
        title: 'Zzyzx entry',
        answers: [],
        shown_name: '',
        shown_detail: '',
        is_named: false,
      },
    }
  },
  async moveContestEntry(fixture, { id: userId }) {
    return {
      params: { id: (await newEntry(fixture, { userId })).id },
      body: { revision: 1, to: 'withdrawn', consent: null },
    }
  },
  async uploadContestImage(fixture, { id: userId }) {
    const { id } = await newImageDraft(fixture, userId)
    return { params: { id }, query: 'question_id=q1', form: await imageForm() }
  },
  async removeContestImage(fixture, { id: userId }) {
    const { id } = await newImageDraft(fixture, userId)
    return { params: { id, imageId: await newImage(fixture, id) } }
  },
  async showContestImage(fixture) {
    const parent = await fixture.newCustomer()
    const { contestId, id } = await newImageDraft(fixture, parent.id)
    await newImage(fixture, id)
    const { rows } = await fixture.database.pool.query('select url from video where id = $1', [
      contestId,
    ])
    const url = `/api/contests/${rows[0].url}/entry-form`
    const form = await fixture.app.inject({ url, headers: parent.headers })
    return { params: { token: form.json().entries[0].images[0].url.split('/').at(-1) } }
  },
  async getJudging(fixture, { id }) {
    return { params: { id: (await newJudged(fixture, id)).contestId } }
  },
  async scoreContestEntry(fixture, { id: userId }) {
    const { contestId, id } = await newJudged(fixture, userId)
    return { params: { id: contestId, entryId: id }, body: { score: 8, recused_why: null } }
  },
  listContests: () => ({}),
  createContest: () => ({ body: { request_key: randomUUID() } }),
  getContest: ofContest(),
  saveContest: ofContest({ revision: 1, fields }),
  moveContest: ofContest({ revision: 1, to: 'closed' }),
  async addContestJudge(fixture) {
    const email = `${randomUUID()}@example.in`
    await fixture.database.pool.query(
      `insert into app_user (firstname, lastname, email, email_confirmed_at)
       values ('A', 'B', $1, now())`,
      [email],
    )
    return { params: { id: (await newContest(fixture)).id }, body: { email } }
  },
  async removeContestJudge(fixture, { id }) {
    const { contestId } = await newJudged(fixture, id)
    return { params: { id: contestId, userId: id } }
  },
  listContestEntries: ofContest(),
  decideContestEntry: ofEntry(
    { revision: 1, to: 'disqualified', reason: 'Bought.' },
    { state: 'submitted' },
  ),
  setContestPrize: ofEntry(
    { revision: 1, prize: { name: 'First prize', place: 1 } },
    { state: 'submitted', contest: 'closed' },
  ),
}
