import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../test/moderation-client.ts'
import type { TestCaller } from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ModerationClient
let admin: SignedIn
let other: SignedIn

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createModerationClient(app, database)
  admin = await addSignedIn(database, { isAdmin: true, firstname: 'Anita', lastname: 'Rao' })
  other = await addSignedIn(database, { isAdmin: true, firstname: 'Sana', lastname: 'Khan' })
})
beforeEach(() => database.pool.query('truncate exited_user, contact_message'))

type Table = 'exited-users' | 'contact-messages'
const tables: readonly Table[] = ['exited-users', 'contact-messages']
const records: Readonly<Record<Table, string>> = {
  'exited-users': `insert into exited_user (first_name, last_name, email, phone, exited_page)
    values ('Meera', 'Iyer', 'meera@left.example', '9876543210', '/schools/mysuru') returning id`,
  'contact-messages': `insert into contact_message (name, email, topic, message)
    values ('Meera Iyer', 'meera@left.example', 'question', 'Does it list hostels?') returning id`,
}
const names: Readonly<Record<Table, { table: string; done: string }>> = {
  'exited-users': { table: 'exited_user', done: 'contacted' },
  'contact-messages': { table: 'contact_message', done: 'answered' },
}

const add = async (table: Table): Promise<number> => (await client.rows(records[table]))[0].id
const list = (table: Table, query = '', who: TestCaller = admin, status = 200) =>
  client.send('GET', `/admin/${table}`, who, { query, status })
const follow = (
  table: Table,
  id: number,
  body: object,
  { who = admin, status = 200 }: { who?: TestCaller; status?: number } = {},
) =>
  client.send('PUT', `/admin/${table}/{id}/follow-up`, who, {
    params: { id },
    body: { revision: 1, is_done: false, assigned_to: null, ...body },
    status,
  })
const show = (table: Table, id: number, who: TestCaller = admin, status = 200) =>
  client.send('GET', `/admin/${table}/{id}`, who, { params: { id }, status })
const csv = (table: Table, who: TestCaller = admin) =>
  app.inject({ url: `/api/admin/${table}/csv`, headers: who.headers ?? {} })

describe.each(tables)('the table of %s', (table) => {
  const { done } = names[table]
  const doneOn = `${done}_on`

  it('lists who, when, what they agreed to, and that nobody has it', async () => {
    const id = await add(table)
    expect((await list(table)).data).toMatchObject([
      {
        id,
        name: 'Meera Iyer',
        email: 'meera@left.example',
        [doneOn]: null,
        [`${done}_by`]: null,
        assigned_to: null,
        revision: 1,
      },
    ])
    expect(await show(table, id)).toEqual((await list(table)).data[0])
    await show(table, 2_000_000_000, admin, 404)
  })

  it('filters by what is open, and by who has it', async () => {
    const [open, mine, theirs, answered] = [
      await add(table),
      await add(table),
      await add(table),
      await add(table),
    ]
    await follow(table, mine, { assigned_to: admin.id })
    await follow(table, theirs, { assigned_to: other.id })
    await follow(table, answered, { is_done: true })
    const ids = async (query: string) =>
      (await list(table, query)).data.map((row: { id: number }) => row.id)
    expect(await ids('status=open')).toEqual([theirs, mine, open])
    expect(await ids(`status=${done}`)).toEqual([answered])
    expect(await ids('assigned=me')).toEqual([mine])
    expect(await ids('assigned=nobody')).toEqual([answered, open])
    expect(await ids('assigned=anybody&sort=received')).toEqual([mine, theirs])
    expect(await ids(`sort=-${done}`)).toEqual([answered, theirs, mine, open])
    expect(await ids('q=iyer&sort=name')).toEqual([open, mine, theirs, answered])
    expect(await ids('q=nobody')).toEqual([])
    expect(await ids(`q=%23${mine}`)).toEqual([mine])
  })

  it.each(['status=done', 'assigned=2', 'sort=email', 'per_page=5', 'who=1'])(
    'refuses %s',
    async (query) => {
      await list(table, query, admin, 400)
    },
  )

  it('is exported after the password was confirmed, and the export is logged', async () => {
    await add(table)
    const late = await addSignedIn(database, { isAdmin: true })
    await client.rows(
      `update user_session set confirmed_at = now() - interval '16 minutes',
         created_at = now() - interval '1 hour' where user_id = $1`,
      [late.id],
    )
    expect((await csv(table, late)).json().code).toBe('confirm_password')
    await client.rows('update user_session set confirmed_at = now() where user_id = $1', [late.id])
    expect((await csv(table, late)).payload).toContain('Meera Iyer')
    expect(
      await client.rows('select what, rows from export_log where user_id = $1', [late.id]),
    ).toEqual([{ what: table, rows: 1 }])
  })

  it('is for admins only', async () => {
    const id = await add(table)
    for (const [who, status] of [
      [{}, 401],
      [await client.user(), 403],
      [await addSignedIn(database, { userType: 'edjobs' }), 403],
      [await addSignedIn(database, { permissions: [] }), 403],
    ] as const) {
      await list(table, '', who, status)
      await show(table, id, who, status)
      await follow(table, id, { is_done: true }, { who, status })
      expect((await csv(table, who)).statusCode).toBe(status)
      await client.send('GET', '/admin/admins', who, { status })
    }
  })
})

describe.each(tables)('a follow-up of %s', (table) => {
  const { table: entity, done } = names[table]
  const entries = async (id: number) =>
    (
      await client.send('GET', '/audit-entries', admin, {
        query: `entity=${entity}&entity_id=${id}`,
      })
    ).data

  it('assigns and marks, with an entry in the audit log for each', async () => {
    const id = await add(table)
    const { record, action_id: action } = await follow(table, id, {
      is_done: true,
      assigned_to: other.id,
    })
    const today = todayInIndia()
    expect(record).toMatchObject({
      [`${done}_on`]: today,
      [`${done}_by`]: 'Anita Rao',
      assigned_to: 'Sana Khan',
      assigned_to_id: other.id,
      revision: 2,
    })
    const common = { actor_role: 'admin', action: 'edited', revision: 2, action_id: action }
    expect(await entries(id)).toMatchObject([
      { ...common, field: 'assigned_to', before: null, after: other.id },
      {
        ...common,
        field: done,
        before: { [`${done}_on`]: null },
        after: { [`${done}_on`]: today, [`${done}_by`]: admin.id },
      },
    ])
    const stored = await client.rows(
      'select * from audit_entry where entity = $1 and entity_id = $2',
      [entity, id],
    )
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toMatch(/meera|9876543210/i)
  })

  it('that changes nothing is no action', async () => {
    const id = await add(table)
    expect(await follow(table, id, {})).toMatchObject({ action_id: null, record: { revision: 1 } })
    expect(await entries(id)).toEqual([])
  })

  it('keeps the day and the admin when only the assignee changes', async () => {
    const id = await add(table)
    await follow(table, id, { is_done: true })
    await client.rows(`update ${entity} set ${done}_on = '2026-01-05'`)
    const { record } = await follow(
      table,
      id,
      { revision: 2, is_done: true, assigned_to: other.id },
      { who: other },
    )
    expect(record).toMatchObject({ [`${done}_on`]: '2026-01-05', [`${done}_by`]: 'Anita Rao' })
  })

  it('of an older revision is refused with who changed it and when', async () => {
    const id = await add(table)
    await follow(table, id, { assigned_to: admin.id })
    const refusal = await follow(table, id, { is_done: true }, { who: other, status: 409 })
    expect(refusal.msg).toMatch(
      /^Anita Rao changed this on \d+ \w+ \d{4} at .+\. Check it, then save/,
    )
    expect((await list(table)).data[0][`${done}_on`]).toBeNull()
  })

  it('of two admins at once is made by one', async () => {
    const id = await add(table)
    const send = ({ headers }: SignedIn) =>
      app.inject({
        method: 'PUT',
        url: `/api/admin/${table}/${id}/follow-up`,
        headers,
        payload: { revision: 1, is_done: true, assigned_to: null },
      })
    const answers = await Promise.all([send(admin), send(other)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it.each([
    [{ is_done: 'yes' }, 400],
    [{ revision: 0 }, 400],
    [{ revision: undefined }, 400],
    [{ assigned_to: 0 }, 400],
    [{ assigned_to: 2_000_000_000 }, 400],
    [{ note: 'Called twice' }, 400],
  ])('is refused with %j', async (body, status) => {
    await follow(table, await add(table), body, { status })
  })

  it('is refused for a user who is no admin, and for a record that does not exist', async () => {
    const id = await add(table)
    const user = await client.user()
    const blocked = await addSignedIn(database, { isAdmin: true, blockedAt: new Date() })
    for (const { id: assignee } of [user, blocked]) {
      const refusal = await follow(table, id, { assigned_to: assignee }, { status: 400 })
      expect(refusal.errors[0].field).toBe('assigned_to')
    }
    await follow(table, 2_000_000_000, {}, { status: 404 })
  })

  it('can be undone, and the undo too', async () => {
    const id = await add(table)
    const before = await client.record(entity, id)
    const { action_id: action } = await follow(table, id, { is_done: true, assigned_to: other.id })
    const after = await client.record(entity, id)
    const undone = await client.undo(other, action)
    expect(undone).toMatchObject({ returning: 2, refused: 0 })
    expect(await client.record(entity, id)).toBe(before)
    await follow(table, id, { is_done: true }, { status: 409 })
    await client.undo(admin, undone.action_id)
    expect(await client.record(entity, id)).toBe(after)
  })

  it('is not undone where somebody has changed it since', async () => {
    const id = await add(table)
    const { action_id: action } = await follow(table, id, { is_done: true, assigned_to: other.id })
    await follow(table, id, { revision: 2, is_done: true, assigned_to: admin.id }, { who: other })
    const preview = await client.undo(other, action, { isPreview: true })
    expect(preview).toMatchObject({ returning: 1, refused: 1 })
  })

  it('is not undone for an admin who has left', async () => {
    const id = await add(table)
    const leaving = await client.admin('Leaving')
    await follow(table, id, { assigned_to: leaving.id })
    const { action_id: action } = await follow(table, id, { revision: 2, assigned_to: admin.id })
    await client.rows('update app_user set is_admin = false where id = $1', [leaving.id])
    await client.undo(other, action, { status: 409 })
    await client.rows('delete from app_user where id = $1', [leaving.id])
    await client.undo(other, action, { status: 409 })
    expect((await list(table)).data[0].assigned_to).toBe('Anita Rao')
  })
})

describe('the contact details of an exited user', () => {
  it('are hidden once the user was contacted, until the mark is taken back', async () => {
    const id = await add('exited-users')
    const shown = { email: 'meera@left.example', phone: '9876543210', consent: 'one_contact' }
    const hidden = { email: null, phone: null, consent: 'used' }
    const found = async (q: string) => (await list('exited-users', `q=${q}`)).data.length
    expect((await list('exited-users')).data[0]).toMatchObject(shown)
    expect(await found('98765')).toBe(1)

    const { record } = await follow('exited-users', id, { is_done: true })
    expect(record).toMatchObject(hidden)
    expect((await list('exited-users')).data[0]).toMatchObject(hidden)
    expect((await csv('exited-users')).payload).not.toMatch(/meera@left|98765/)
    expect([await found('98765'), await found('left.example'), await found('meera')]).toEqual([
      0, 0, 1,
    ])

    const taken = await follow('exited-users', id, { revision: 2, is_done: false })
    expect(taken.record).toMatchObject({ ...shown, contacted_on: null, contacted_by: null })
    expect((await csv('exited-users')).payload).toContain('meera@left.example')
  })
})

describe('contact messages', () => {
  it('are found by topic and words', async () => {
    await add('contact-messages')
    const found = async (query: string) => (await list('contact-messages', query)).data.length
    expect(await found('topic=question')).toBe(1)
    expect(await found('topic=press')).toBe(0)
    expect(await found('q=hostels')).toBe(1)
    await list('contact-messages', 'topic=spam', admin, 400)
  })
})

describe('the admins', () => {
  it('are those who may sign in, by name', async () => {
    const blocked = await addSignedIn(database, { isAdmin: true, blockedAt: new Date() })
    const { data } = await client.send('GET', '/admin/admins', admin)
    const ids = data.map((each: { id: number }) => each.id)
    expect(ids).toEqual(expect.arrayContaining([admin.id, other.id]))
    expect(ids).not.toContain(blocked.id)
  })
})

describe('the admin home', () => {
  it('counts what is open', async () => {
    for (const table of tables) {
      await add(table)
      await follow(table, await add(table), { is_done: true })
    }
    const { queues } = await client.send('GET', '/admin/status', admin)
    for (const queue of ['exited_user', 'contact_message'])
      expect(queues).toContainEqual(
        expect.objectContaining({ queue, waiting: 1, decided_today: 1, median_minutes: null }),
      )
  })
})
