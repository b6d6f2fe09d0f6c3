import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Body, Schema } from '../src/contract/operations.ts'
import { closingDays } from '../src/modules/hiring/posts/closing-time.ts'
import type { TestDatabase } from './database.ts'
import { createModerationClient } from './moderation-client.ts'
import type { SignedIn } from './users.ts'

export type JobClient = Awaited<ReturnType<typeof createJobClient>>
type Fields = Schema<'JobPostFields'>

/** The last day on which a job that is posted today can close. */
const lastClosingDay = () => closingDays(null, Date.now()).last

/** A complete job post. */
export const jobFields = (changes: Partial<Fields> = {}): Fields => ({
  title: 'PGT Mathematics',
  role: 'senior-secondary',
  subject: 'Mathematics',
  type: 'full-time',
  location: 'Indiranagar, Bengaluru',
  description: '<p>Teach mathematics to Classes 11 and 12, four sections of about thirty.</p>',
  salary_min: 48_000,
  salary_max: 62_000,
  pay_period: 'month',
  pay_scale: null,
  places: 1,
  experience_min: null,
  qualifications: ['M.Sc.'],
  starts_on: null,
  publish_on: null,
  closes_on: lastClosingDay(),
  closes_time: '23:59',
  is_blind: false,
  questions: [],
  ...changes,
})

/** The requests of people who post jobs. Every response is checked against the contract. */
export async function createJobClient(app: FastifyInstance, database: TestDatabase) {
  const client = await createModerationClient(app, database)
  const { send, rows } = client

  const read = (caller: SignedIn, id: number, status = 200) =>
    send('GET', '/job-posts/{id}', caller, { params: { id }, status })

  const save = async (caller: SignedIn, id: number, changes: Partial<Fields>, status = 200) => {
    const { post, fields } = await read(caller, id)
    return send('PUT', '/job-posts/{id}', caller, {
      params: { id },
      body: { revision: post.revision, fields: { ...fields, ...changes } },
      status,
    })
  }

  const create = (caller: SignedIn, schoolId: number, status = 201, key = crypto.randomUUID()) =>
    send('POST', '/job-posts', caller, {
      body: { listing_kind: 'school', listing_id: schoolId, request_key: key },
      status,
    })

  const move = async (
    caller: SignedIn,
    id: number,
    to: Body<'moveJobPost'>['to'],
    status = 200,
  ) => {
    const [job] = await rows('select revision from job where id = $1', [id])
    return send('POST', '/job-posts/{id}/transitions', caller, {
      params: { id },
      body: { to, revision: job.revision },
      status,
    })
  }

  return {
    ...client,
    readCase: client.read,
    app,
    read,
    save,
    create,
    move,

    /** A school that may post jobs; `reviewedJobs` of its jobs have been live. */
    async employer(owner: SignedIn | null, reviewedJobs = 0): Promise<number> {
      const id = await client.registerSchool(owner)
      await rows(`update school set created_at = now() - interval '1 year' where id = $1`, [id])
      await rows(
        `insert into job (school_id, title, location, status, published_at)
         select $1, 'Earlier ' || n, 'Mysuru', 'closed', now() from generate_series(1, $2::integer) n`,
        [id, reviewedJobs],
      )
      return id
    },

    /** A complete draft. */
    async draft(
      caller: SignedIn,
      schoolId: number,
      changes: Partial<Fields> = {},
    ): Promise<number> {
      const { id } = await create(caller, schoolId)
      await save(caller, id, jobFields(changes))
      return id
    },

    /** A live job of a listing whose jobs are not reviewed. */
    async live(caller: SignedIn, changes: Partial<Fields> = {}): Promise<number> {
      const school = await this.employer(caller, 3)
      const id = await this.draft(caller, school, changes)
      expect((await move(caller, id, 'review')).post.status).toBe('live')
      return id
    },

    extend: async (caller: SignedIn, id: number, body: object, status = 200) => {
      const [job] = await rows('select revision from job where id = $1', [id])
      return send('POST', '/job-posts/{id}/extension', caller, {
        params: { id },
        body: {
          closes_on: lastClosingDay(),
          closes_time: '12:00',
          reason: 'Nobody suitable has applied yet.',
          revision: job.revision,
          ...body,
        },
        status,
      })
    },

    events: (id: number) =>
      rows(
        `select from_status, to_status, actor, reason from job_event where job_id = $1 order by id`,
        [id],
      ),

    statusOf: async (id: number): Promise<string> =>
      (await rows('select status from job where id = $1', [id]))[0].status,
  }
}
