import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { createJobClient, type JobClient, jobFields } from '../../../../test/job-client.ts'
import type { SignedIn } from '../../../../test/users.ts'
import { jobStatuses, mayMove, memberMoves } from './job-states.ts'

let client: JobClient
let owner: SignedIn
let admin: SignedIn
let school: number

beforeAll(async () => {
  const made = await createTestApp()
  client = await createJobClient(made.app, made.database)
  owner = await client.user()
  admin = await client.admin()
  school = await client.employer(owner, 3)
})

const pairs = jobStatuses.flatMap((from) =>
  jobStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
)

/** A complete job in a status. */
async function jobIn(status: string): Promise<number> {
  const id = await client.draft(owner, school)
  await client.rows(
    `update job set status = $2::text::job_status,
       published_at = case when $2::text in ('draft', 'review', 'refused') then null else now() end,
       moderation = (case when $2::text = 'removed' then 'removed' when $2::text = 'review' then 'pending'
         else 'approved' end)::moderation_state
     where id = $1`,
    [id, status],
  )
  return id
}

describe('a member', () => {
  it.each(pairs)('moves a job from %s to %s if the table says so', async (from, to) => {
    const id = await jobIn(from)
    const before = await client.record('job', id)
    const events = await client.events(id)
    const isAllowed = memberMoves(from).includes(to)
    await client.move(owner, id, to, isAllowed ? 200 : 409)
    if (!isAllowed) {
      expect(await client.record('job', id)).toBe(before)
      expect(await client.events(id)).toEqual(events)
      return
    }
    expect(mayMove(from, to)).toBe(true)
    // A listing with three reviewed jobs is trusted: its job is live at once.
    expect(await client.statusOf(id)).toBe(to === 'review' ? 'live' : to)
    expect((await client.events(id)).at(events.length)).toMatchObject({
      from_status: from,
      to_status: to,
      actor: 'member',
    })
  })
})

describe('an admin', () => {
  const decide = (id: number, outcome: string) =>
    client.decideListings(admin, {
      kind: 'job',
      ids: [id],
      outcome,
      ...(outcome === 'remove' && { reason_code: 'not_genuine' }),
    })

  it.each([
    ['live', 'remove', 'removed'],
    ['paused', 'remove', 'removed'],
    ['review', 'approve', 'live'],
    ['review', 'remove', 'refused'],
    ['removed', 'show', 'live'],
    ['closed', 'remove', 'closed'],
    ['draft', 'remove', 'draft'],
    ['filled', 'remove', 'filled'],
  ])('who decides about a job that is %s (%s) makes it %s', async (from, outcome, to) => {
    const id = await jobIn(from)
    await decide(id, outcome)
    expect(await client.statusOf(id)).toBe(to)
    for (const { from_status: was, to_status: is } of (await client.events(id)).slice(2))
      expect(was === is || mayMove(was, is)).toBe(true)
  })

  it('who undoes a removal makes it live again, with an event', async () => {
    const id = await jobIn('live')
    const { action_id: action } = await decide(id, 'remove')
    await client.undo(admin, action)
    expect(await client.statusOf(id)).toBe('live')
    expect((await client.events(id)).at(-1)).toMatchObject({ to_status: 'live', actor: 'admin' })
  })
})

describe('the events of a job', () => {
  it('are the source of its status', async () => {
    const [row] = await client.rows(`
      select count(*)::integer as wrong from job
      where status <> (select to_status from job_event where job_id = job.id order by id desc limit 1)`)
    expect(row.wrong).toBe(0)
  })
})

describe('a submitted job', () => {
  it('of a new employer waits for an admin, who makes it live', async () => {
    const poster = await client.user()
    const id = await client.draft(poster, await client.employer(poster))
    expect((await client.move(poster, id, 'review')).post).toMatchObject({
      status: 'review',
      moderation: 'pending',
    })
    await client.save(poster, id, { title: 'Another' }, 409)
    await client.decide(admin, await client.caseOf('job', id), { outcome: 'approved' })
    expect((await client.read(poster, id)).post).toMatchObject({
      status: 'live',
      moderation: 'approved',
    })
    const [mail] = await client.rows(
      `select subject, text_body from outgoing_mail order by id desc limit 1`,
    )
    expect(mail.subject).toBe('PGT Mathematics is approved')
    expect(mail.text_body).toContain(`/edit-job-post/${id}`)
  })

  it('is refused with a reason, and submitted again after a change', async () => {
    const poster = await client.user()
    const id = await client.draft(poster, await client.employer(poster))
    await client.move(poster, id, 'review')
    await client.decide(admin, await client.caseOf('job', id), {
      outcome: 'changes',
      reason_code: 'wrong_facts',
      note_public: 'Name the classes.',
    })
    const { post } = await client.read(poster, id)
    expect(post).toMatchObject({
      status: 'refused',
      reason: 'It says something that is not correct. Name the classes.',
      reason_by: 'admin',
    })
    await client.save(poster, id, { title: 'PGT Mathematics, Classes 11 and 12' })
    expect((await client.move(poster, id, 'review')).post.status).toBe('review')
  })

  it('is a draft again when it is withdrawn, and its case is closed', async () => {
    const poster = await client.user()
    const id = await client.draft(poster, await client.employer(poster))
    await client.move(poster, id, 'review')
    const caseId = await client.caseOf('job', id)
    expect((await client.move(poster, id, 'draft')).post).toMatchObject({
      status: 'draft',
      moderation: 'approved',
    })
    const [row] = await client.rows('select outcome from moderation_case where id = $1', [caseId])
    expect(row.outcome).toBe('ignored')
  })

  it('returns to the queue when its approval is undone', async () => {
    const poster = await client.user()
    const id = await client.draft(poster, await client.employer(poster))
    await client.move(poster, id, 'review')
    const decided = await client.decide(admin, await client.caseOf('job', id), {
      outcome: 'approved',
    })
    await client.undo(admin, decided.action_id)
    expect((await client.read(poster, id)).post).toMatchObject({
      status: 'review',
      moderation: 'pending',
    })
  })

  it('of a trusted employer is live at once, unless the checks find something', async () => {
    const id = await client.draft(owner, school)
    expect((await client.move(owner, id, 'review')).post.status).toBe('live')
    expect((await client.events(id)).map(({ to_status: to, actor }) => `${to} ${actor}`)).toEqual([
      'draft member',
      'review member',
      'live system',
    ])
    const held = await client.draft(owner, school, {
      description: '<p>Teach mathematics. Pay a registration fee of ₹500 before the interview.</p>',
    })
    expect((await client.move(owner, held, 'review')).post.status).toBe('review')
  })

  it('is refused while it is not complete, with a message for each field', async () => {
    const { id } = await client.create(owner, school)
    const { errors } = await client.move(owner, id, 'review', 400)
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'title',
      'salary_min',
      'salary_max',
      'closes_on',
      'description',
    ])
  })

  it('needs a listing that parents see and that was reviewed', async () => {
    const poster = await client.user()
    const hidden = await client.employer(poster)
    const id = await client.draft(poster, hidden)
    await client.rows('update school set is_active = false where id = $1', [hidden])
    await client.move(poster, id, 'review', 403)
    const young = await client.registerSchool(poster)
    expect((await client.create(poster, young, 403)).msg).toContain('14 days')
    await client.rows(
      `with c as (insert into moderation_case (subject_kind, subject_id, why, subject_name, decided_at)
         values ('school', $1, 'claim', 'x', now()) returning id)
       insert into school_claim (school_id, user_id, case_id, role, email, phone, text, result)
       select $1, $2, id, 'Head', 'a@b.example', '9', 'x', 'granted' from c`,
      [young, poster.id],
    )
    await client.create(poster, young)
  })
})

describe('a live job', () => {
  it('is edited in place, as a new revision', async () => {
    const id = await client.live(owner)
    const { post } = await client.save(owner, id, { title: 'PGT Maths', salary_max: 70_000 })
    expect(post).toMatchObject({ title: 'PGT Maths', status: 'live', moderation: 'approved' })
    await client.save(owner, id, { salary_max: null }, 400)
  })

  it('is hidden by an edit in which the checks find something', async () => {
    const id = await client.live(owner)
    const description = `${jobFields().description}<p>Pay a registration fee of ₹500 before the interview.</p>`
    expect((await client.save(owner, id, { description })).post).toMatchObject({
      status: 'live',
      moderation: 'pending',
    })
    expect((await client.app.inject(`/api/jobs/${id}`)).statusCode).toBe(404)
    await client.decide(admin, await client.caseOf('job', id), { outcome: 'approved' })
    expect((await client.app.inject(`/api/jobs/${id}`)).statusCode).toBe(200)
  })

  it('closes earlier by an edit, and later only with a reason', async () => {
    const id = await client.live(owner, { closes_time: '12:00' })
    await client.save(owner, id, { closes_time: '15:00' }, 400)
    expect((await client.save(owner, id, { closes_time: '08:00' })).fields.closes_time).toBe(
      '08:00',
    )
    await client.extend(owner, id, { reason: 'short' }, 400)
    await client.extend(owner, id, { closes_on: '2020-01-01' }, 400)
    const { post, extended_why: why } = await client.extend(owner, id, { closes_time: '23:59' })
    expect(post.status).toBe('live')
    expect(why).toBe('Nobody suitable has applied yet.')
    expect((await client.events(id)).at(-1)).toMatchObject({
      from_status: 'live',
      to_status: 'live',
      reason: 'Nobody suitable has applied yet.',
    })
  })

  it('is live again after it closed, by an extension', async () => {
    const id = await client.live(owner)
    await client.move(owner, id, 'closed')
    expect((await client.app.inject(`/api/jobs/${id}`)).json().days_left).toBeLessThan(0)
    expect((await client.extend(owner, id, {})).post.status).toBe('live')
    await client.move(owner, id, 'filled')
    await client.extend(owner, id, {}, 409)
  })

  it('is paused with its school, and resumed by hand', async () => {
    const id = await client.live(owner)
    const [{ school_id: of }] = await client.rows('select school_id from job where id = $1', [id])
    await client.editSchool(owner, of, 'is_active', false)
    expect((await client.read(owner, id)).post).toMatchObject({
      status: 'paused',
      reason: 'listing_hidden',
      reason_by: 'system',
    })
    await client.move(owner, id, 'live', 403)
    await client.rows('update school set is_active = true where id = $1', [of])
    expect((await client.move(owner, id, 'live')).post.status).toBe('live')
  })

  it('is paused when an admin hides its school, and returns with the undo', async () => {
    const id = await client.live(owner)
    const [{ school_id: of }] = await client.rows('select school_id from job where id = $1', [id])
    const { action_id: action } = await client.decideListings(admin, {
      kind: 'school',
      ids: [of],
      outcome: 'hide',
      reason_code: 'closed',
    })
    expect(await client.statusOf(id)).toBe('paused')
    await client.undo(admin, action)
    expect(await client.statusOf(id)).toBe('live')
  })

  it('answers 409 to a member who has seen an earlier revision', async () => {
    const id = await client.live(owner)
    await client.send('POST', '/job-posts/{id}/transitions', owner, {
      params: { id },
      body: { to: 'paused', revision: 1 },
      status: 409,
    })
    expect(await client.statusOf(id)).toBe('live')
  })
})
