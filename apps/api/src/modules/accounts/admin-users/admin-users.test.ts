import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addEnquiry } from '../../../../test/desk-enquiries.ts'
import { createRequestSender } from '../../../../test/request-sender.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let send: Awaited<ReturnType<typeof createRequestSender>>
let admin: SignedIn
let asha: SignedIn

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  send = await createRequestSender(app)
  admin = await addSignedIn(database, { email: 'admin@example.in', isAdmin: true })
  asha = await addSignedIn(database, {
    firstname: 'Asha',
    lastname: '=Rao',
    email: 'asha@vidya.example',
    plan: 'school',
    permissions: [1],
  })
  await addSignedIn(database, {
    firstname: 'Farhan',
    lastname: 'Qureshi',
    email: 'farhan@example.in',
    userType: 'edjobs',
    blockedAt: new Date(),
  })
  await addSignedIn(database, {
    firstname: 'Zoya',
    email: 'zoya@example.in',
    blockedAt: new Date(0),
    blockedUntil: new Date(1),
  })
  await database.pool.query(
    `insert into school (name, slug, owner_id) values ('Vidya Niketan', 'vidya-1', $1)`,
    [asha.id],
  )
})

const list = async (query: string) =>
  (await app.inject({ url: `/api/admin/users?${query}`, headers: admin.headers })).json()
const names = async (query: string) =>
  (await list(query.includes('sort=') ? query : `sort=name&${query}`)).data.map(
    ({ firstname }: { firstname: string }) => firstname,
  )
const read = async (id: number, status = 200) =>
  (
    await send('/admin/users/{userId}', status, {
      method: 'GET',
      params: { userId: id },
      headers: admin.headers,
    })
  ).json()

describe('the table of users', () => {
  it.each([
    ['', ['Asha', 'Farhan', 'Meera', 'Zoya']],
    ['sort=-name', ['Zoya', 'Meera', 'Farhan', 'Asha']],
    ['q=qureshi', ['Farhan']],
    ['q=farhan%20qur', ['Farhan']],
    ['q=VIDYA.example', ['Asha']],
    ['q=50%25', []],
    ['role=admin', ['Meera']],
    ['role=provider', ['Asha']],
    ['role=other', ['Farhan', 'Zoya']],
    ['permission=2', ['Farhan', 'Meera', 'Zoya']],
    ['status=blocked', ['Farhan']],
    ['status=active', ['Asha', 'Meera', 'Zoya']],
    ['type=edjobs', ['Farhan']],
    ['plan=school', ['Asha']],
  ])('lists %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  it('finds a user by the id', async () => {
    expect(await names(`q=${asha.id}`)).toContain('Asha')
    expect(await names(`q=%23${asha.id}`)).toEqual(['Asha'])
  })

  it('is exported with a recent password, safe from formulas, and logged', async () => {
    const csv = () =>
      app.inject({ url: '/api/admin/users/csv?role=provider', headers: admin.headers })
    const { payload } = await csv()
    expect(payload).toContain("Asha,'=Rao,asha@vidya.example")
    const log = 'select user_id, what, filter, rows from export_log'
    expect((await database.pool.query(log)).rows).toEqual([
      {
        user_id: admin.id,
        what: 'users',
        filter: { role: 'provider', sort: '-created' },
        rows: 1,
      },
    ])
    await database.pool.query('update user_session set confirmed_at = null where user_id = $1', [
      admin.id,
    ])
    expect((await csv()).json().code).toBe('confirm_password')
    expect((await database.pool.query(log)).rows).toHaveLength(1)
  })
})

describe('the page of a user', () => {
  it('shows listings, sessions, plan, enquiries and the block', async () => {
    const { rows } = await database.pool.query(`select id from school where slug = 'vidya-1'`)
    await addEnquiry(database, { schoolId: rows[0].id })
    const detail = await read(asha.id)
    expect(detail).toMatchObject({
      user: { id: asha.id, role: 'provider', is_blocked: false, schools: 1, stores: 0 },
      block: null,
      plan: { name: 'free', schools: 5, stores: 5, products: 50 },
      listings: [{ kind: 'school', name: 'Vidya Niketan', role: 'owner', slug: 'vidya-1' }],
      sessions: [{ device: 'Firefox on Linux' }],
      enquiries_sent: 0,
      enquiries_received: 1,
      change: null,
      is_own: false,
    })
    expect((await read(admin.id)).is_own).toBe(true)
    await read(999_999, 404)
  })

  it('emails all admins once when one reads more than 200 users in an hour', async () => {
    const busy = await addSignedIn(database, { firstname: 'Busy', lastname: 'Bee', isAdmin: true })
    const paths = [`/api/admin/users/${asha.id}`, `/api/users/profile-details/${asha.id}`]
    const alarms = async () =>
      (
        await database.pool.query(
          `select to_address from outgoing_mail where subject like 'Busy Bee has opened%' order by 1`,
        )
      ).rows
    const openTimes = async (count: number) => {
      for (let i = 0; i < count; i += 20)
        await Promise.all(
          Array.from({ length: 20 }, (_, j) =>
            app.inject({ url: paths[j % 2] ?? '', headers: busy.headers }),
          ),
        )
    }
    await openTimes(200)
    expect(await alarms()).toEqual([])
    expect((await app.inject({ url: paths[0] ?? '', headers: busy.headers })).statusCode).toBe(200)
    await openTimes(20)
    expect(await alarms()).toHaveLength(2)
  })
})
