import { jobFields } from '../job-client.ts'
import type { AccessFixture } from './access-fixture.ts'
import type { RequestBuilder } from './operation-requests.ts'

/** A job post of a school of the user that may post jobs. */
async function newJobPost(
  { database, newSchool }: AccessFixture,
  ownerId: number,
  status = 'draft',
) {
  const school = await newSchool(ownerId)
  const run = (query: string, ...values: unknown[]) => database.pool.query(query, values)
  await run(`update school set created_at = now() - interval '1 year' where id = $1`, school)
  const { rows } = await run(
    `insert into job (school_id, poster_id, title, location, status, closes_at)
     values ($1, $2, 'Zzyzx teacher', 'Pune', $3::job_status, now() + interval '20 days') returning id`,
    school,
    ownerId,
    status,
  )
  return { school, id: Number(rows[0].id) }
}

const post =
  (body?: object, status?: string): RequestBuilder =>
  async (fixture, { id: ownerId }) => {
    const { id } = await newJobPost(fixture, ownerId, status)
    return { params: { id }, ...(body && { body }) }
  }

/** Requests of an owner about the job posts of their school. */
export const jobPostRequests: Readonly<Record<string, RequestBuilder>> = {
  countJobPosts: (_, { id }) => ({ params: { userId: id } }),
  listJobPosts: () => ({}),
  listPostingListings: () => ({}),
  readSimilarPay: () => ({ query: 'role=primary' }),
  checkJobQuestion: () => ({ body: { prompt: 'Are you married?', options: [] } }),
  createJobPost: async (fixture, { id }) => {
    const { school } = await newJobPost(fixture, id)
    const key = { request_key: crypto.randomUUID() }
    return { body: { listing_kind: 'school', listing_id: school, ...key } }
  },
  getJobPost: post(),
  saveJobPost: post({ revision: 1, fields: jobFields() }),
  deleteJobPost: post(),
  moveJobPost: post({ to: 'paused', revision: 1 }, 'live'),
  extendJobPost: (fixture, caller) =>
    post(
      {
        closes_on: jobFields().closes_on,
        closes_time: '23:59',
        reason: 'Nobody suitable has applied.',
        revision: 1,
      },
      'closed',
    )(fixture, caller),
  copyJobPost: (fixture, caller) =>
    post({ kind: 'duplicate', request_key: crypto.randomUUID() })(fixture, caller),
  decideJobs: () => ({
    body: { ids: [700007], outcome: 'expire', reason: 'It is filled.', is_preview: true },
  }),
}
