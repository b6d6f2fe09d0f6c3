import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../../test/moderation-client.ts'
import type { SignedIn } from '../../../../../test/users.ts'

let client: ModerationClient
let admin: SignedIn
let owner: SignedIn
const ids: Record<string, number> = {}

beforeAll(async () => {
  const made = await createTestApp()
  client = await createModerationClient(made.app, made.database)
  admin = await client.admin()
  owner = await client.user()
  const add = async (name: string, columns: object = {}) => {
    const subject = await client.registerSchool(owner, name)
    const given = {
      subject_kind: 'school',
      subject_id: subject,
      why: 'edit',
      subject_name: name,
      owner_id: owner.id,
      to_revision: 1,
      ...columns,
    }
    const names = Object.keys(given)
    const [{ id }] = await client.rows(
      `insert into moderation_case (${names.join(', ')})
       values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
      Object.values(given),
    )
    ids[name] = id
  }
  await add('Plain', { fields: '{fees}', opened_at: '2026-01-01' })
  await add('Held', { fields: '{name}', held_fields: '{name}' })
  await add('Found', {
    fields: '{description,fees}',
    findings: JSON.stringify([{ code: 'fees_up', field: 'fees', excerpt: null, amount: 62 }]),
  })
  await add('Mine', {
    claimed_by: admin.id,
    claimed_until: new Date(Date.now() + 300_000),
    is_urgent: true,
  })
  await add('New', { why: 'new' })
  await add('Reported', { why: 'report' })
  await add('Done', { outcome: 'approved', decided_at: new Date(), decided_by: admin.id })
  await add('Long ago', { outcome: 'approved', decided_at: '2020-01-01', decided_by: admin.id })
})

const namesIn = async (query: string) =>
  (await client.list(admin, query)).data.map(
    ({ subject }: { subject: { name: string } }) => subject.name,
  )

describe('the queue', () => {
  it('counts its tabs and views', async () => {
    const list = await client.list(admin, 'tab=edited')
    const counts = Object.fromEntries(
      list.tabs.map(({ tab, count }: { tab: string; count: number }) => [tab, count]),
    )
    expect(counts).toEqual({ new: 1, edited: 4, reported: 1, claims: 0, appeals: 0, decided: 1 })
    expect(list.tabs[1]).toMatchObject({ oldest_at: '2026-01-01T00:00:00.000Z', is_overdue: true })
    expect(list).toMatchObject({
      total: 4,
      views: { all: 4, held: 1, with_findings: 1, overdue: 1, mine: 1 },
      target_hours: 48,
      median_decision_minutes: 0,
    })
  })

  it.each([
    ['tab=new', ['New']],
    ['tab=edited&query=hel', ['Held']],
    ['tab=edited&query=Lakshmi+Iyer', ['Plain', 'Held', 'Found', 'Mine']],
    ['tab=edited&finding=fees_up', ['Found']],
    ['tab=edited&has_findings=false&is_held=false', ['Plain', 'Mine']],
    ['tab=edited&field=fees', ['Plain', 'Found']],
    ['tab=edited&claimed=me', ['Mine']],
    ['tab=edited&claimed=nobody', ['Plain', 'Held', 'Found']],
    ['tab=edited&priority=medium', ['Held', 'Found']],
    ['tab=edited&waiting_hours=100', ['Plain']],
    ['tab=edited&sort=priority', ['Mine', 'Held', 'Found', 'Plain']],
    ['tab=edited&sort=waiting', ['Mine', 'Plain', 'Held', 'Found']],
    ['tab=edited&sort=newest&per_page=1', ['Mine']],
    ['tab=edited&kinds=store', []],
    ['tab=decided', ['Done']],
  ])('lists for %s', async (query, names) => {
    expect(await namesIn(query)).toEqual(names)
  })

  it('finds a case by its number', async () => {
    expect(await namesIn(`tab=edited&query=M-${ids.Held}`)).toEqual(['Held'])
  })

  it.each(['tab=x', 'kinds=place', 'page=0', 'priority=urgent'])('refuses %s', async (query) => {
    await client.list(admin, query, 400)
  })
})
