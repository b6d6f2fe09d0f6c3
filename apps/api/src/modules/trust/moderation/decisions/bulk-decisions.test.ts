import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../../test/moderation-client.ts'
import type { SignedIn } from '../../../../../test/users.ts'

let client: ModerationClient
let admin: SignedIn
let other: SignedIn

beforeAll(async () => {
  const made = await createTestApp()
  client = await createModerationClient(made.app, made.database)
  admin = await client.admin('Anita')
  other = await client.admin('Sana')
})

/** Adds schools of one owner with an open case each; returns the cases. */
async function addCases(count: number, ownerId: number): Promise<{ id: number; school: number }[]> {
  return client.rows(
    `with added as (
       insert into school (name, slug, owner_id, moderation)
       select 'School ' || n, 'school-' || $2::integer || '-' || (100000 + n), $2, 'unreviewed'
       from generate_series(1, $1::integer) n returning id, name)
     insert into moderation_case (subject_kind, subject_id, why, subject_name, owner_id, to_revision)
     select 'school', id, 'new', name, $2::integer, 1 from added order by id
     returning id, subject_id as school`,
    [count, ownerId],
  )
}
const seen = (cases: readonly { id: number }[]) => cases.map(({ id }) => ({ id, revision: 1 }))

describe('a decision about many cases', () => {
  it('decides 497 of 500, lists the 3 stale ones, and is one action that can be undone', async () => {
    const owner = await client.user()
    const cases = await addCases(500, owner.id)
    const stale = [cases[7], cases[250], cases[499]].map((each) => each?.id)
    await client.rows('update moderation_case set revision = 2 where id = any($1)', [stale])
    const schools = cases.map(({ school }) => school)
    const records = () =>
      client.rows(
        `select string_agg((to_jsonb(r) - 'revision')::text, ',' order by id) as all
         from school r where id = any($1)`,
        [schools],
      )
    const before = await records()
    const request = { cases: seen(cases), outcome: 'approved' }
    const preview = await client.decideMany(admin, { ...request, is_preview: true })
    expect(preview).toMatchObject({ done: 497, action_id: null })
    expect(await records()).toEqual(before)

    const result = await client.decideMany(admin, request)
    expect(result.done).toBe(497)
    expect(result.skipped).toEqual(
      stale.map((id) => ({ id, name: expect.any(String), why: 'stale', by: null })),
    )
    const entries = await client.rows(
      `select entity, count(*)::integer as n from audit_entry where action_id = $1
       group by entity, field order by 1, 2`,
      [result.action_id],
    )
    expect(entries).toEqual([
      { entity: 'school', n: 497 },
      { entity: 'school', n: 497 },
      { entity: 'moderation_case', n: 497 },
    ])
    const emails = await client.rows(
      `select subject from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1`,
      [owner.id],
    )
    expect(emails).toEqual([{ subject: '497 listings are approved' }])

    await client.undo(admin, result.action_id)
    expect(await records()).toEqual(before)
    const open = await client.rows(
      'select count(*)::integer as n from moderation_case where id = any($1) and decided_at is null',
      [cases.map(({ id }) => id)],
    )
    expect(open).toEqual([{ n: 500 }])
  })

  it('keeps the values that it is about, as a decision about one case does', async () => {
    const owner = await client.user()
    const id = await client.school(owner)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    await client.editSchool(owner, id, 'contact_name', 'Asha Rao')
    const caseId = await client.caseOf('school', id)
    const { row } = await client.read(admin, caseId)
    const cases = [{ id: caseId, revision: row.revision }]
    await client.decideMany(admin, { cases, outcome: 'approved' })
    await client.editSchool(owner, id, 'contact_name', 'Sita Rao')
    expect((await client.read(admin, caseId)).changes).toMatchObject([
      { field: 'contact_name', before: null, after: 'Asha Rao' },
    ])
  })

  it('says of each case why it was skipped', async () => {
    const owner = await client.user('Asha')
    const made = await addCases(6, owner.id)
    const [decided, claimed, held, own, gone, free] = made.map(({ id }) => id)
    await client.rows(
      `update moderation_case set outcome = 'approved', decided_at = now(), decided_by = $2
       where id = $1`,
      [decided, other.id],
    )
    await client.rows(
      `update moderation_case set claimed_by = $2, claimed_until = now() + interval '5 minutes'
       where id = $1`,
      [claimed, other.id],
    )
    await client.rows(`update moderation_case set held_fields = '{name}' where id = $1`, [held])
    await client.rows(
      `update school set owner_id = $2
       where id = (select subject_id from moderation_case where id = $1)`,
      [own, admin.id],
    )
    await client.rows(
      `update school set deleted_at = now()
       where id = (select subject_id from moderation_case where id = $1)`,
      [gone],
    )
    const missing = { id: 2_000_000_000, revision: 1 }
    const result = await client.decideMany(admin, {
      cases: [...seen(made), missing],
      outcome: 'hidden',
      reason_code: 'not_genuine',
    })
    expect(result.done).toBe(1)
    const reasons = Object.fromEntries(
      result.skipped.map(({ id, why, by }: { id: number; why: string; by: string | null }) => [
        id,
        by === null ? why : `${why} ${by}`,
      ]),
    )
    expect(reasons).toEqual({
      [decided ?? 0]: 'decided Sana Iyer',
      [claimed ?? 0]: 'claimed Sana Iyer',
      [held ?? 0]: 'held',
      [own ?? 0]: 'own',
      [gone ?? 0]: 'gone',
      [missing.id]: 'gone',
    })
    const [row] = await client.rows(
      `select moderation from school
       where id = (select subject_id from moderation_case where id = $1)`,
      [free],
    )
    expect(row.moderation).toBe('hidden')
  })

  it('needs a reason, cases, and at most 500 of them', async () => {
    const request = { cases: [{ id: 1, revision: 1 }], outcome: 'removed' }
    expect((await client.decideMany(admin, request, 400)).errors[0].field).toBe('reason_code')
    const many = Array.from({ length: 501 }, (_, i) => ({ id: i + 1, revision: 1 }))
    await client.decideMany(admin, { cases: many, outcome: 'approved' }, 400)
  })
})

describe('a decision from a table', () => {
  it('hides, removes, shows and approves, and skips what is so already', async () => {
    const store = await client.store(await client.user())
    const stateOf = async () =>
      (await client.rows('select moderation from store where id = $1', [store]))[0].moderation
    const decide = (outcome: string, more: object = { reason_code: 'closed' }) =>
      client.decideListings(admin, { kind: 'store', ids: [store], outcome, ...more })
    expect(await stateOf()).toBe('unreviewed')
    expect((await decide('show', {})).skipped).toMatchObject([{ why: 'not_possible' }])
    expect(await decide('approve', {})).toMatchObject({ done: 1, skipped: [] })
    expect(await stateOf()).toBe('approved')
    expect((await decide('approve', {})).skipped).toMatchObject([{ why: 'unchanged' }])
    await decide('hide')
    await decide('remove')
    expect(await stateOf()).toBe('removed')
    await decide('show', {})
    expect(await stateOf()).toBe('approved')
  })

  it('decides the open case about the record too', async () => {
    const store = await client.store(await client.user())
    const caseId = await client.caseOf('store', store)
    await client.decideListings(admin, { kind: 'store', ids: [store], outcome: 'approve' })
    expect((await client.read(admin, caseId)).row.decision).toMatchObject({ outcome: 'approved' })
  })

  it('keeps the values that the case was about, and records the decision of the case', async () => {
    const owner = await client.user()
    const id = await client.school(owner)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'approved' })
    await client.editSchool(owner, id, 'contact_name', 'Asha Rao')
    const caseId = await client.caseOf('school', id)
    const hide = { kind: 'school', ids: [id], outcome: 'hide', reason_code: 'closed' }
    const { action_id: action } = await client.decideListings(admin, hide)
    await client.editSchool(owner, id, 'contact_name', 'Sita Rao')
    expect((await client.read(admin, caseId)).changes).toMatchObject([
      { field: 'contact_name', before: null, after: 'Asha Rao' },
    ])
    const entries = await client.rows(
      `select entity_id, after from audit_entry
       where action_id = $1 and entity = 'moderation_case'`,
      [action],
    )
    expect(entries).toEqual([{ entity_id: caseId, after: 'hidden' }])
  })

  it('says of each record why it was skipped, also in a preview that changes nothing', async () => {
    const owner = await client.user()
    const [mine, busy, done, gone] = [
      await client.school(admin),
      await client.school(owner),
      await client.registerSchool(owner),
      await client.registerSchool(owner),
    ]
    const claim = {
      params: { id: await client.caseOf('school', busy) },
      body: { take_over: false },
    }
    await client.send('POST', '/admin/moderation/cases/{id}/claim', other, claim)
    await client.rows(`update school set moderation = 'hidden' where id = $1`, [done])
    await client.rows('update school set deleted_at = now() where id = $1', [gone])
    const free = await client.registerSchool(owner)
    const ids = [mine, busy, done, gone, free]
    const request = { kind: 'school', ids, outcome: 'hide', reason_code: 'closed' }
    const before = await client.record('school', free)
    const preview = await client.decideListings(admin, { ...request, is_preview: true })
    expect(preview).toMatchObject({ done: 1, action_id: null })
    expect(await client.record('school', free)).toBe(before)
    const result = await client.decideListings(admin, request)
    expect(result).toEqual({ ...preview, action_id: expect.any(Number) })
    expect(result.skipped).toMatchObject([
      { id: mine, why: 'own', by: null },
      { id: busy, why: 'claimed', by: 'Sana Iyer' },
      { id: done, why: 'unchanged', by: null },
      { id: gone, why: 'gone', by: null },
    ])
  })

  it('needs a reason, records, and at most 500 of them', async () => {
    const request = { kind: 'school', ids: [1], outcome: 'hide' }
    expect((await client.decideListings(admin, request, 400)).errors[0].field).toBe('reason_code')
    const many = Array.from({ length: 501 }, (_, i) => i + 1)
    await client.decideListings(admin, { ...request, ids: many, reason_code: 'closed' }, 400)
    await client.decideListings(admin, { ...request, ids: [], reason_code: 'closed' }, 400)
  })

  it('does not decide about the draft of a job, which only its employer sees', async () => {
    const [job] = await client.rows(
      `insert into job (title, location, status) values ('', 'Pune', 'draft') returning id`,
    )
    const decision = { kind: 'job', ids: [job.id], outcome: 'approve' }
    const { done, skipped } = await client.decideListings(admin, decision)
    expect(done).toBe(0)
    expect(skipped).toMatchObject([{ id: job.id, why: 'not_possible' }])
  })

  it('reaches jobs, blogs and videos', async () => {
    const [job] = await client.rows(
      `insert into job (title, location) values ('Teacher', 'Pune') returning id`,
    )
    const [blog] = await client.rows(
      `insert into blog (url, title, summary, topic, body_html, author_name, status, published_at)
       values ('fees-1', 'Fees', '', 'fees', '<p>x</p>', 'A', 'published', '2026-01-01') returning id`,
    )
    const [video] = await client.rows(
      `insert into video (url, kind, title, summary, sources, duration_seconds, status, published_at)
       values ('v-1', 'discussion', 'V', '', '[]', 24, 'published', '2026-01-01') returning id`,
    )
    for (const [kind, { id }] of Object.entries({ job, blog, video })) {
      const before = await client.record(kind, id)
      const decision = { kind, ids: [id], outcome: 'hide', reason_code: 'unlawful' }
      const { done, action_id: action } = await client.decideListings(admin, decision)
      expect(done).toBe(1)
      const [row] = await client.rows(`select moderation from ${kind} where id = $1`, [id])
      expect(row.moderation).toBe('hidden')
      await client.undo(admin, action)
      expect(await client.record(kind, id)).toBe(before)
    }
  })
})
