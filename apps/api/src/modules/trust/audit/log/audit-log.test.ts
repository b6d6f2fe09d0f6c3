import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../../test/moderation-client.ts'
import type { TestCaller } from '../../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'
import { csvText } from './audit-csv.ts'
import { filterValueIdsIn, personIdsIn } from './ids-in-values.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ModerationClient
let owner: SignedIn
let admin: SignedIn
let school: number

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createModerationClient(app, database)
  owner = await addSignedIn(database, {
    firstname: 'Kiran',
    lastname: 'Bedi',
    email: 'kiran@log.example',
  })
  admin = await addSignedIn(database, { isAdmin: true, firstname: 'Anita', lastname: 'Rao' })
  school = await client.registerSchool(owner, 'Tapti School')
  const entry = (role: string, action: string, field: string | null, at: string, user = owner) =>
    client.rows(
      `insert into audit_entry (user_id, actor_role, action, entity, entity_id, field, before, after,
         created_at) values ($1, $2, $3, 'school', $4, $5, '"one"', '"two"', $6)`,
      [user.id, role, action, school, field, at],
    )
  // The day in India begins at 18:30 UTC.
  await entry('owner', 'edited', 'address', '2026-03-01T18:29:00Z')
  await entry('owner', 'edited', 'city', '2026-03-01T18:30:00Z')
  await entry('member', 'edited', 'city', '2026-03-02T18:29:00Z')
  await entry('system', 'removed', null, '2026-03-02T18:30:00Z')
  await entry('admin', 'restored', null, '2026-03-05T10:00:00Z', admin)
})

const list = (query: string, who: TestCaller = admin, status = 200) =>
  client.send('GET', '/audit-entries', who, { query: `entity=school&${query}`, status })
const entriesOf = async (query: string) =>
  (await list(query)).data.map((entry: { actor_role: string; field: string | null }) =>
    [entry.actor_role, entry.field].join(' '),
  )
const csv = (query: string, who: TestCaller = admin) =>
  app.inject({ url: `/api/audit-entries/csv?${query}`, headers: who.headers ?? {} })

describe('the audit log', () => {
  it.each([
    ['action=edited', ['member city', 'owner city', 'owner address']],
    ['action=removed', ['system ']],
    ['actor_role=admin', ['admin ']],
    ['field=city', ['member city', 'owner city']],
    ['field=nothing', []],
    ['from=2026-03-02&to=2026-03-02', ['member city', 'owner city']],
    ['to=2026-03-01', ['owner address']],
    ['from=2026-03-03', ['admin ', 'system ']],
    ['q=bedi&action=edited&field=address', ['owner address']],
    ['q=anita', ['admin ']],
    ['q=kiran%40log', ['system ', 'member city', 'owner city', 'owner address']],
    ['q=%25', []],
    ['q=rao&actor_role=owner', []],
  ])('lists %s', async (query, expected) => {
    expect(await entriesOf(query)).toEqual(expected)
  })

  it('can begin with the oldest, and names records', async () => {
    const { data, total, is_total_exact: isExact } = await list('sort=time')
    expect(data[0]).toMatchObject({ field: 'address', name: 'Tapti School', undo: null })
    expect([total, isExact]).toEqual([5, true])
  })

  it.each([
    'action=deleted',
    'actor_role=parent',
    'field=',
    'from=yesterday',
    'from=2026-03-02&to=2026-03-01',
    'sort=name',
    'q=',
  ])('refuses %s', async (query) => {
    expect((await list(query, admin, 400)).code).toBe('invalid_request')
    expect((await csv(query)).statusCode).toBe(400)
  })

  it('names the people in values, and says what can be undone', async () => {
    const [message] = await client.rows(
      `insert into contact_message (name, email, topic, message)
       values ('Meera Iyer', 'm@left.example', 'press', 'Who can we quote?') returning id`,
    )
    const { action_id: action } = await client.send(
      'PUT',
      '/admin/contact-messages/{id}/follow-up',
      admin,
      {
        params: { id: message.id },
        body: { revision: 1, is_done: true, assigned_to: admin.id },
      },
    )
    const query = `entity=contact_message&entity_id=${message.id}`
    const read = () => client.send('GET', '/audit-entries', admin, { query })
    const before = await read()
    expect(before.people).toEqual([{ id: admin.id, name: 'Anita Rao' }])
    expect(before.data).toMatchObject([
      { name: 'Meera Iyer', undo: 'possible' },
      { name: 'Meera Iyer', undo: 'possible' },
    ])
    await client.undo(admin, action)
    expect((await read()).data.map((entry: { undo: string }) => entry.undo)).toEqual([
      'possible',
      'possible',
      'done',
      'done',
    ])
  })
})

describe('the CSV file of the audit log', () => {
  it('has what the query lists, and needs a recent password', async () => {
    const lines = (await csv('entity=school&field=city')).payload.trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFID,Created,Actor id,Actor,Actor role,Action,Entity,Entity id,Name,Field,Before,After,Revision,Reason,Action id',
    )
    expect(lines.slice(1).map((line) => line.split(',').slice(3, 5))).toEqual([
      ['Kiran Bedi', 'member'],
      ['Kiran Bedi', 'owner'],
    ])
    const late = await addSignedIn(database, { isAdmin: true })
    await client.rows(
      `update user_session set confirmed_at = now() - interval '16 minutes',
         created_at = now() - interval '1 hour' where user_id = $1`,
      [late.id],
    )
    expect((await csv('', late)).json().code).toBe('confirm_password')
    expect(
      await client.rows(`select what, filter from export_log where user_id = $1`, [admin.id]),
    ).toContainEqual(
      expect.objectContaining({
        what: 'audit-log',
        filter: expect.objectContaining({ entity: 'school', field: 'city' }),
      }),
    )
  })

  it('is for admins only', async () => {
    for (const [who, status] of [
      [{}, 401],
      [owner, 403],
      [await addSignedIn(database, { userType: 'edjobs' }), 403],
      [await addSignedIn(database, { permissions: [] }), 403],
    ] as const)
      expect((await csv('', who)).statusCode).toBe(status)
  })

  it.each([
    [null, null],
    ['text', 'text'],
    [false, 'false'],
    [['Mon', 'Wed'], 'Mon; Wed'],
    [{ seats: 12, price: null, days: ['Mon'] }, 'seats: 12; days: Mon'],
    [[{ name: 'Class 1', fee: 900 }], 'name: Class 1; fee: 900'],
  ])('writes %j as %s', (value, text) => {
    expect(csvText(value)).toBe(text)
  })
})

describe('people in values', () => {
  it('are ids of fields and columns that name users', () => {
    const changes = [
      { field: 'assigned_to', before: null, after: 7 },
      { field: 'owner', before: 8, after: null },
      { field: 'contacted', before: null, after: { contacted_on: '2026-11-26', contacted_by: 9 } },
      { field: 'seats', before: 10, after: 11 },
    ]
    expect(personIdsIn(changes)).toEqual([7, 8, 9])
  })
})

describe('filter values in values', () => {
  it('are those of lists', () => {
    const changes = [
      { field: 'filter_ids', before: [1, 2], after: [2, 3] },
      { field: 'seats', before: 4, after: null },
    ]
    expect(filterValueIdsIn(changes)).toEqual([1, 2, 3])
  })
})
