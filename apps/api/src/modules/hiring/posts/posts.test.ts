import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createJobClient, type JobClient, jobFields } from '../../../../test/job-client.ts'
import type { SignedIn } from '../../../../test/users.ts'
import { dayMs } from '../../platform/dates/durations.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { createJobUpkeep } from './job-upkeep.ts'
import { createPostWritesRepository } from './post-writes.repository.ts'

let client: JobClient
let app: TestApp['app']
let upkeep: ReturnType<typeof createJobUpkeep>
let owner: SignedIn
let school: number

beforeAll(async () => {
  const made = await createTestApp()
  app = made.app
  upkeep = createJobUpkeep({
    repository: createPostWritesRepository(made.database.db),
    reindex: (tx, ids) => writeDocuments(tx, 'job', ids),
  })
  client = await createJobClient(app, made.database)
  owner = await client.user()
  school = await client.employer(owner, 3)
})

const list = (caller: SignedIn, query = '') => client.send('GET', '/job-posts', caller, { query })
const count = (caller: SignedIn, userId: number, status = 200) =>
  client.send('GET', '/jobs/total-count/{userId}', caller, { params: { userId }, status })
const publicJob = async (id: number) => (await app.inject(`/api/jobs/${id}`)).statusCode

describe('a draft', () => {
  it('starts with the place of the listing, and once for a request key', async () => {
    const key = crypto.randomUUID()
    const made = await Promise.all([1, 2, 3].map(() => client.create(owner, school, 201, key)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const { post, fields, needs_review: needsReview } = await client.read(owner, made[0].id)
    expect(post).toMatchObject({ status: 'draft', location: 'Mysuru', next_statuses: ['review'] })
    expect(fields).toMatchObject({ closes_on: null, closes_time: '23:59', questions: [] })
    expect(needsReview).toBe(false)
  })

  it('may be incomplete, and keeps everything that was typed', async () => {
    const { id } = await client.create(owner, school)
    await client.save(owner, id, { title: 'PGT', closes_on: '2020-01-01', salary_min: 50_000 })
    const { fields } = await client.read(owner, id)
    expect(fields).toMatchObject({ title: 'PGT', closes_on: '2020-01-01', salary_min: 50_000 })
    const all = jobFields({
      pay_scale: 'level-7',
      salary_min: null,
      salary_max: null,
      questions: [
        { prompt: 'When can you join?', kind: 'text', options: [], is_required: true },
        {
          prompt: 'Which board do you know best?',
          kind: 'choice',
          options: ['CBSE', 'ICSE'],
          is_required: false,
        },
      ],
    })
    await client.save(owner, id, all)
    expect((await client.read(owner, id)).fields).toEqual(all)
  })

  it.each([
    ['salary_max', { salary_min: 60_000, salary_max: 50_000 }],
    [
      'questions[0]',
      {
        questions: [
          { prompt: 'What is your caste?', kind: 'text', options: [], is_required: true },
        ],
      },
    ],
    [
      'questions[1]',
      {
        questions: [
          { prompt: 'When can you join?', kind: 'text', options: [], is_required: true },
          { prompt: 'Attach a passport photo', kind: 'text', options: [], is_required: true },
        ],
      },
    ],
    [
      'questions[0]',
      {
        questions: [
          { prompt: 'Which board?', kind: 'choice', options: ['CBSE'], is_required: true },
        ],
      },
    ],
  ] as const)('is refused with a message for %s', async (field, changes) => {
    const id = await client.draft(owner, school)
    const { errors } = await client.save(owner, id, changes as never, 400)
    expect(errors).toMatchObject([{ field }])
  })

  it('is not submitted with a start date that has passed', async () => {
    const id = await client.draft(owner, school, { starts_on: '2020-01-01' })
    expect((await client.move(owner, id, 'review', 400)).errors).toMatchObject([
      { field: 'starts_on' },
    ])
  })

  it('is cleaned of scripts', async () => {
    const id = await client.draft(owner, school, {
      description: '<p>Teach mathematics.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    })
    expect((await client.read(owner, id)).fields.description).toBe('<p>Teach mathematics.</p>')
  })

  it('is deleted, but nothing else is', async () => {
    const { id } = await client.create(owner, school)
    await client.send('DELETE', '/job-posts/{id}', owner, { params: { id } })
    await client.read(owner, id, 404)
    const live = await client.live(owner)
    await client.send('DELETE', '/job-posts/{id}', owner, { params: { id: live }, status: 409 })
  })

  it('is copied with its questions and without its dates', async () => {
    const question = {
      prompt: 'When can you join?',
      kind: 'text',
      options: [],
      is_required: true,
    } as const
    const id = await client.live(owner, { questions: [question] })
    const copy = (kind: string, status = 201) =>
      client.send('POST', '/job-posts/{id}/copies', owner, {
        params: { id },
        body: { kind, request_key: crypto.randomUUID() },
        status,
      })
    await copy('relist', 409)
    const duplicate = await client.read(owner, (await copy('duplicate')).id)
    expect(duplicate.post).toMatchObject({ status: 'draft', copied_from_id: id })
    expect(duplicate.fields).toEqual({ ...jobFields({ questions: [question] }), closes_on: null })
    await client.move(owner, id, 'filled')
    const relisted = await client.read(owner, (await copy('relist')).id)
    expect(relisted.post).toMatchObject({ status: 'draft', relisted_from_id: id })
  })
})

describe('who works for a listing', () => {
  const addMember = async (role: string) => {
    const member = await client.user()
    await client.rows(
      'insert into listing_member (school_id, user_id, role) values ($1, $2, $3::member_role)',
      [school, member.id, role],
    )
    return member
  }

  it('reads its job posts, and changes them as owner or manager only', async () => {
    const id = await client.draft(owner, school)
    for (const role of ['viewer', 'counsellor']) {
      const member = await addMember(role)
      expect((await client.read(member, id)).post).toMatchObject({
        can_edit: false,
        next_statuses: [],
      })
      await client.save(member, id, { title: 'Mine' }, 403)
      await client.move(member, id, 'review', 403)
      await client.create(member, school, 403)
      expect((await client.send('GET', '/job-posts/listings', member)).data).toEqual([])
    }
    const manager = await addMember('manager')
    expect((await client.save(manager, id, { title: 'TGT Science' })).post.can_edit).toBe(true)
    await client.rows('update listing_member set removed_at = now() where user_id = $1', [
      manager.id,
    ])
    await client.read(manager, id, 404)
  })

  it('sees no job post of another listing, whatever the id', async () => {
    const other = await client.user()
    const theirs = await client.draft(other, await client.employer(other))
    await client.read(owner, theirs, 404)
    await client.send('POST', '/job-posts/{id}/copies', owner, {
      params: { id: theirs },
      body: { kind: 'duplicate', request_key: crypto.randomUUID() },
      status: 404,
    })
    const { data } = await list(owner, 'per_page=100')
    expect(data.map(({ id }: { id: number }) => id)).not.toContain(theirs)
  })
})

it('counts job posts by status, and those that are not drafts', async () => {
  const poster = await client.user()
  const place = await client.employer(poster, 3)
  const [live] = [await client.draft(poster, place), await client.draft(poster, place)]
  await client.move(poster, live, 'review')
  const { counts, total, data } = await list(poster, 'status=live')
  expect(counts).toEqual({ draft: 1, review: 0, live: 1, paused: 0, closed: 3, removed: 0 })
  expect([total, data.length, data[0].id]).toEqual([1, 1, live])
  expect(await count(poster, poster.id)).toEqual({ total_job_posts: 4 })
  await client.rows(`update job set status = 'removed' where id = $1`, [live])
  expect(await count(poster, poster.id)).toEqual({ total_job_posts: 3 })
  await count(poster, owner.id, 403)
  expect(await count(await client.admin(), poster.id)).toEqual({ total_job_posts: 3 })
})

it('says what similar jobs pay once there are five', async () => {
  const pay = (query: string) => client.send('GET', '/job-posts/similar-pay', owner, { query })
  expect(await pay('role=leadership')).toEqual({ from: null, to: null, jobs: 0 })
  await client.rows(
    `insert into job (title, role, location, state, salary_min, salary_max)
     select 'Principal', 'leadership', 'Pune', 'Maharashtra', n * 10000, n * 20000
     from generate_series(1, 8) n`,
  )
  expect(await pay('role=leadership&state=maharashtra')).toEqual({
    from: 20_000,
    to: 120_000,
    jobs: 8,
  })
  expect((await pay('role=leadership&state=Goa')).jobs).toBe(0)
})

describe('time', () => {
  const suggested = async (id: number) =>
    (await client.rows(`select from search_document where kind = 'job' and ref_id = $1`, [id]))
      .length

  it('closes a job at 23:59 in India, not a second before', async () => {
    const id = await client.live(owner)
    const [row] = await client.rows(
      `select is_open(job, closes_at - interval '1 second') as before, is_open(job, closes_at) as at,
         is_open(job, (closes_on + 1)::timestamp at time zone 'Asia/Kolkata') as midnight,
         to_char(closes_at - interval '1 second', 'HH24:MI:SS') as utc
       from job where id = $1`,
      [id],
    )
    expect(row).toEqual({ before: true, at: false, midnight: false, utc: '18:28:59' })
  })

  it('closes jobs at their closing time and removes them from search', async () => {
    const id = await client.live(owner)
    expect(await suggested(id)).toBe(1)
    await client.rows(`update job set closes_at = now() - interval '1 second' where id = $1`, [id])
    await upkeep.run()
    await upkeep.run()
    expect(await suggested(id)).toBe(0)
    expect((await client.events(id)).slice(-1)).toMatchObject([
      { from_status: 'live', to_status: 'closed', actor: 'system', reason: 'closing_time' },
    ])
    expect(await publicJob(id)).toBe(200)
  })

  it('makes search forget the jobs of a listing that is hidden', async () => {
    const id = await client.live(owner)
    await client.rows(
      `update school set is_active = false where id = (select school_id from job where id = $1)`,
      [id],
    )
    expect(await client.statusOf(id)).toBe('paused')
    await upkeep.run()
    expect(await suggested(id)).toBe(0)
  })

  it('shows a job from the day on which it is to be published', async () => {
    const id = await client.live(owner, {
      publish_on: new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10),
    })
    expect((await client.read(owner, id)).post).toMatchObject({
      status: 'live',
      is_scheduled: true,
    })
    expect([await publicJob(id), await suggested(id)]).toEqual([404, 0])
    await client.rows(
      `update job set publish_on = (now() at time zone 'Asia/Kolkata')::date where id = $1`,
      [id],
    )
    await upkeep.run()
    expect([await publicJob(id), await suggested(id)]).toEqual([200, 1])
  })
})

it('shows views from five on, by source', async () => {
  const id = await client.live(owner)
  const look = async (source: string, views: number) =>
    client.rows(
      `insert into listing_view (kind, listing_id, day, source, views) values ('job', $1,
         (now() at time zone 'Asia/Kolkata')::date, $2::view_source, $3)`,
      [id, source, views],
    )
  await look('direct', 4)
  expect((await client.read(owner, id)).post.views).toBeNull()
  await look('search', 6)
  const { post, views_by_source: sources } = await client.read(owner, id)
  expect([post.views, sources]).toEqual([10, [{ source: 'search', views: 6 }]])
})

it('shows the admin who reviews a job what it says', async () => {
  const poster = await client.user()
  const id = await client.draft(poster, await client.employer(poster), {
    description: '<p>Teach mathematics. Pay a registration fee of ₹500 before the interview.</p>',
    questions: [{ prompt: 'When can you join?', kind: 'text', options: [], is_required: true }],
  })
  await client.move(poster, id, 'review')
  const [found] = await client.rows(
    `select id from moderation_case where subject_kind = 'job' and subject_id = $1`,
    [id],
  )
  const { record, row } = await client.readCase(await client.admin(), found.id)
  const values = Object.fromEntries(
    record.map(({ field, value }: { field: string; value: unknown }) => [field, value]),
  )
  expect(values).toMatchObject({
    pay: '₹48,000–₹62,000 / month',
    place_of_work: 'Indiranagar, Bengaluru',
    job_type: 'full-time',
    questions: ['When can you join?'],
  })
  expect(values.duties).toContain('registration fee')
  expect(row.findings[0]).toMatchObject({ code: 'asks_fee' })
})

describe('an admin', () => {
  const decide = (admin: SignedIn, body: object) =>
    client.send('POST', '/admin/jobs/decisions', admin, {
      body: { reason: 'The school asked for it.', is_preview: false, ...body },
    })

  it('expires and reopens jobs as one action, which can be undone', async () => {
    const admin = await client.admin()
    const [live, draft] = [await client.live(owner), await client.draft(owner, school)]
    const ids = [live, draft, 2_000_000]
    const preview = await decide(admin, { ids, outcome: 'expire', is_preview: true })
    expect(preview).toMatchObject({ done: 1, action_id: null })
    expect(preview.skipped.map(({ why }: { why: string }) => why)).toEqual(['not_possible', 'gone'])
    expect(await client.statusOf(live)).toBe('live')
    const { action_id: action } = await decide(admin, { ids, outcome: 'expire' })
    expect((await client.read(owner, live)).post).toMatchObject({
      status: 'closed',
      reason: 'The school asked for it.',
      reason_by: 'admin',
    })
    await client.undo(admin, action)
    expect(await client.statusOf(live)).toBe('live')
    await decide(admin, { ids: [live], outcome: 'expire' })
    await decide(admin, { ids: [live], outcome: 'reopen' })
    expect(await client.statusOf(live)).toBe('live')
    const [{ days }] = await client.rows(
      `select closes_on - (now() at time zone 'Asia/Kolkata')::date as days from job where id = $1`,
      [live],
    )
    expect(days).toBe(14)
  })

  it('does not decide about the jobs of their own listing', async () => {
    const admin = await client.admin()
    const id = await client.live(admin)
    expect((await decide(admin, { ids: [id], outcome: 'expire' })).skipped).toMatchObject([
      { why: 'own' },
    ])
  })
})
