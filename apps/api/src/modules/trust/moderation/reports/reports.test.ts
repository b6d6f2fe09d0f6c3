import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../../test/moderation-client.ts'
import type { TestCaller } from '../../../../../test/provider-client.ts'
import type { SignedIn } from '../../../../../test/users.ts'
import { reporterWeight } from './report-weights.ts'

let app: TestApp['app']
let client: ModerationClient
let admin: SignedIn
let owner: SignedIn

beforeAll(async () => {
  const made = await createTestApp({ config: { formRateLimit: 3 } })
  app = made.app
  client = await createModerationClient(app, made.database)
  admin = await client.admin()
  owner = await client.user()
})

const report = (who: TestCaller, id: number, more: object = {}, status = 201) =>
  client.send('POST', '/reports', who, {
    body: { kind: 'school', id, reason: 'closed', ...more },
    status,
  })

describe('a report', () => {
  it('opens a case, and says to its sender what was decided', async () => {
    const me = await client.user()
    const id = await client.registerSchool(owner)
    await report(me, id, { text: 'The gate is locked.' })
    const caseId = await client.caseOf('school', id)
    const { row, reports } = await client.read(admin, caseId)
    expect(row).toMatchObject({ why: 'report', reports: 1, is_urgent: false })
    expect(reports).toMatchObject([
      { reason: 'closed', text: 'The gate is locked.', reporter: { id: me.id }, agreed: null },
    ])
    const own = () => client.send('GET', '/users/my-reports', me)
    expect((await own()).data).toMatchObject([{ status: 'open', name: 'Kaveri Vidyashram' }])
    await client.decide(admin, caseId, { outcome: 'hidden', reason_code: 'closed' })
    expect((await own()).data).toMatchObject([{ status: 'acted', path: null }])
  })

  it('about a blog shows what readers see, not the draft that follows', async () => {
    const [blog] = await client.rows(
      `insert into blog (url, title, summary, topic, body_html, author_name, status, published_at, approved_revision)
       values ('fees-7', 'Fees', 'In short', 'fees', '<p>Live</p>', 'A', 'published', '2026-01-01', 1) returning id`,
    )
    await client.rows(
      `insert into blog_revision (blog_id, n, title, summary, topic, body_html)
       values ($1, 2, 'Draft', '', 'fees', '<p>Draft</p>') returning id`,
      [blog.id],
    )
    await report(await client.user(), blog.id, { kind: 'blog' })
    const caseId = await client.caseOf('blog', blog.id)
    const { record } = await client.read(admin, caseId)
    expect(record).toEqual([
      { field: 'title', kind: 'text', value: 'Fees' },
      { field: 'summary', kind: 'text', value: 'In short' },
      { field: 'content_html', kind: 'html', value: '<p>Live</p>' },
    ])
    await client.rows(`update blog set status = 'review' where id = $1 returning id`, [blog.id])
    expect((await client.read(admin, caseId)).record).toMatchObject([
      { value: 'Draft' },
      { value: '<p>Draft</p>' },
    ])
  })

  it('without consequence is closed as such', async () => {
    const me = await client.user()
    const id = await client.registerSchool(owner)
    await report(me, id)
    await client.decide(admin, await client.caseOf('school', id), { outcome: 'ignored' })
    expect((await client.send('GET', '/users/my-reports', me)).data).toMatchObject([
      { status: 'kept' },
    ])
  })

  it('of the same person replaces the earlier one', async () => {
    const me = await client.user()
    const id = await client.registerSchool(owner)
    await report(me, id)
    await report(me, id, { reason: 'child_safety', text: 'A broken fence.' })
    const { row, reports } = await client.read(admin, await client.caseOf('school', id))
    expect(reports).toMatchObject([{ reason: 'child_safety' }])
    expect(row).toMatchObject({ reports: 1, is_urgent: true, priority: 'high' })
  })

  it('joins the open case of the record, which keeps the weightiest reason', async () => {
    const me = await client.user()
    const id = await client.school(await client.user())
    await report(me, id)
    const { row } = await client.read(admin, await client.caseOf('school', id))
    expect(row).toMatchObject({ why: 'report', to_revision: 1 })
    const open = await client.rows(
      `select count(*)::integer as n from moderation_case
       where subject_kind = 'school' and subject_id = $1`,
      [id],
    )
    expect(open).toEqual([{ n: 1 }])
  })

  it('is refused about what is not public, and without words for “other”', async () => {
    const id = await client.registerSchool(owner)
    expect((await report({}, id, { reason: 'other' }, 400)).errors[0].field).toBe('text')
    await client.rows('update school set is_active = false where id = $1', [id])
    await report(owner, id, {}, 404)
  })
})

describe('a flood of reports', () => {
  it('of one user ends at 10 open ones', async () => {
    const me = await client.user()
    const ids = await Promise.all(Array.from({ length: 11 }, () => client.registerSchool(owner)))
    for (const id of ids.slice(0, 10)) await report(me, id)
    const refusal = await report(me, ids[10] ?? 0, {}, 429)
    expect(refusal.code).toBe('too_many_requests')
    await report(me, ids[0] ?? 0, { text: 'Still closed.' })
    await client.decide(admin, await client.caseOf('school', ids[3] ?? 0), { outcome: 'ignored' })
    await report(me, ids[10] ?? 0)
  })

  it('of one network is limited, and weighs little', async () => {
    const id = await client.registerSchool(owner)
    const send = (remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/reports',
        remoteAddress,
        payload: { kind: 'school', id, reason: 'advertising' },
      })
    const statuses: number[] = []
    for (let i = 0; i < 5; i += 1) statuses.push((await send('203.0.113.9')).statusCode)
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    const { row } = await client.read(admin, await client.caseOf('school', id))
    expect(row.score).toBeCloseTo(2.5)
  })

  it('of programs that fill in the hidden field is stored nowhere', async () => {
    const id = await client.registerSchool(owner)
    await report(owner, id, { website: 'https://spam.example' })
    await expect(client.caseOf('school', id)).rejects.toThrow('no case')
  })

  it('weighs less the more often its sender was wrong', () => {
    expect(reporterWeight({ decided: 4, agreed: 0 })).toBe(1)
    expect(reporterWeight({ decided: 10, agreed: 0 })).toBe(0.2)
    expect(reporterWeight({ decided: 10, agreed: 10 })).toBe(2)
  })
})

it('tells a visitor who left an address what was decided, once', async () => {
  const id = await client.registerSchool(owner)
  const email = 'parent@example.in'
  await app.inject({
    method: 'POST',
    url: '/api/reports',
    remoteAddress: '198.51.100.7',
    payload: { kind: 'school', id, reason: 'wrong_facts', email },
  })
  await client.decide(admin, await client.caseOf('school', id), {
    outcome: 'removed',
    reason_code: 'wrong_facts',
  })
  const emails = await client.rows('select subject from outgoing_mail where to_address = $1', [
    email,
  ])
  expect(emails).toEqual([{ subject: 'Your report about Kaveri Vidyashram' }])
  const left = await client.rows('select 1 from moderation_report where reporter_email = $1', [
    email,
  ])
  expect(left).toEqual([])
})
