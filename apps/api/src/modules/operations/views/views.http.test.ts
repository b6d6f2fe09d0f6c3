import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { createViewsRepository } from './views.repository.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'

let server: TestApp
let owner: SignedIn
let member: SignedIn
let formerMember: SignedIn
let otherOwner: SignedIn
let admin: SignedIn

beforeAll(async () => {
  server = await createTestApp()
  const { database } = server
  owner = await addSignedIn(database)
  member = await addSignedIn(database)
  formerMember = await addSignedIn(database)
  otherOwner = await addSignedIn(database)
  admin = await addSignedIn(database, { isAdmin: true })
  await database.pool.query(`
    insert into school (id, name, slug, owner_id, is_active) values
      (1, 'Vidya', 'vidya', ${owner.id}, true), (2, 'Hidden', 'hidden', null, false),
      (3, 'Other', 'other', ${otherOwner.id}, true);
    insert into store (id, brand_name, owner_id) values (1, 'Chess Club', ${owner.id});
    insert into product (id, store_id, name, slug, kind, mode, price_unit) values
      (1, 1, 'Chess', 'chess', 'activity', 'centre', 'month');
    insert into job (id, school_id, title, location) values (1, 1, 'Librarian', 'Pune');
    insert into listing_member (school_id, user_id, role, removed_at) values
      (1, ${member.id}, 'viewer', null), (1, ${formerMember.id}, 'viewer', now())`)
})

const view = (kind: 'school' | 'store' | 'product' | 'job', slug: string, source = 'list') => ({
  kind,
  slug,
  source,
})

async function report(views: object[], headers: Readonly<Record<string, string>> = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/api/views',
    payload: { views },
    headers: { 'user-agent': phone, ...headers },
  })
}

/** The rows that a report adds, as kind, id, source and number. */
async function countedBy(views: object[], headers?: Readonly<Record<string, string>>) {
  const { pool } = server.database
  await pool.query('delete from listing_view')
  expect((await report(views, headers)).statusCode).toBe(202)
  const { rows } = await pool.query(
    `select concat_ws(' ', kind, listing_id, source, views) as counted from listing_view order by 1`,
  )
  return rows.map(({ counted }) => counted)
}

describe('views', () => {
  it('are counted by listing, day in India and source', async () => {
    const views = [
      view('school', 'vidya', 'search'),
      view('school', 'vidya', 'search'),
      view('school', 'vidya', 'map'),
      view('product', 'chess', 'home'),
      view('store', '1', 'direct'),
      view('job', '1', 'list'),
    ]
    expect(await countedBy(views)).toEqual([
      'job 1 list 1',
      'product 1 home 1',
      'school 1 map 1',
      'school 1 search 2',
      'store 1 direct 1',
    ])
    await report([view('school', 'vidya', 'search')])
    const { rows } = await server.database.pool.query(
      `select views, day = (now() at time zone 'Asia/Kolkata')::date as is_today
       from listing_view where source = 'search'`,
    )
    expect(rows).toEqual([{ views: 3, is_today: true }])
  })

  it('of listings that are not public or do not exist are not counted', async () => {
    const views = [view('school', 'hidden'), view('school', 'x'), view('store', '99999999999')]
    expect(await countedBy(views)).toEqual([])
  })

  it.each([
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a headless browser', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0.0.0' }],
  ])('by %s are not counted', async (_, headers) => {
    expect(await countedBy([view('school', 'vidya')], headers)).toEqual([])
  })

  it.each([
    ['the owner', () => owner, [], []],
    ['a member', () => member, [], ['product 1 list 1']],
    ['an admin', () => admin, [], []],
    ['a former member', () => formerMember, ['school 1 list 1'], ['product 1 list 1']],
    ['another owner', () => otherOwner, ['school 1 list 1'], ['product 1 list 1']],
  ])('by %s are counted unless it is their own listing', async (_, user, ofSchool, ofProduct) => {
    const { headers } = user()
    expect(await countedBy([view('school', 'vidya')], headers)).toEqual(ofSchool)
    expect(await countedBy([view('product', 'chess')], headers)).toEqual(ofProduct)
    expect(await countedBy([view('job', '1')], headers)).toEqual(
      ofSchool.map((row) => row.replace('school', 'job')),
    )
  })

  it('name the field of a source that does not exist', async () => {
    const response = await report([view('school', 'vidya', 'advert')])
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0]).toMatchObject({ field: 'views' })
  })

  it('are limited by network', async () => {
    const limited = await createTestApp({
      database: server.database,
      config: { viewRateLimit: 2 },
    })
    const send = () =>
      limited.app.inject({
        method: 'POST',
        url: '/api/views',
        payload: { views: [view('school', 'vidya')] },
        headers: { 'user-agent': phone },
      })
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([202, 202])
    const refused = await send()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('are pruned after a while', async () => {
    const { db, pool } = server.database
    await pool.query('delete from listing_view')
    await pool.query(`
      insert into listing_view (kind, listing_id, day, source, views)
      select 'school', 1, current_date - days, 'list', 1 from unnest(array[10, 500]) days`)
    await createViewsRepository(db).prune(396)
    const { rows } = await pool.query('select count(*)::integer as n from listing_view')
    expect(rows).toEqual([{ n: 1 }])
  })
})
