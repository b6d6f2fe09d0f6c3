import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addBooking, addEntry } from '../../../../test/bookings.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'

let app: TestApp['app']
let database: TestApp['database']
let admin: SignedIn

const run = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  admin = await addSignedIn(database, { isAdmin: true })
  const owner = await addSignedIn(database, { firstname: 'Lakshmi', lastname: 'Raghavan' })
  await run(`
    insert into school (id, name, slug, city, state, source, source_id, is_active, moderation,
        deleted_at, updated_at) values
      (1, 'Kaveri Vidyashram', 'kaveri-100001', 'Mysuru', 'Karnataka', 'udise', '29260100101', true, 'approved', null, '2026-11-01'),
      (2, 'Noyyal Academy', 'noyyal-100002', 'Coimbatore', 'Tamil Nadu', null, null, true, 'unreviewed', null, '2026-11-02'),
      (3, 'Kaveri Hidden School', 'hidden-100003', 'Mysuru', 'Karnataka', null, null, true, 'hidden', null, '2026-11-03'),
      (4, 'Switched Off School', 'off-100004', 'Hassan', 'Karnataka', null, null, false, 'approved', null, '2026-11-04'),
      (5, 'Deleted School', 'deleted-100005', 'Hassan', 'Karnataka', null, null, true, 'approved', now(), '2026-11-05')`)
  await run('update school set owner_id = $1 where id = 2', [owner.id])
  await run(
    `insert into store (id, brand_name, city, owner_id, moderation) values
      (1, 'Rhythm House', 'Pune', $1, 'approved'), (2, 'Chess Corner', 'Mysuru', null, 'pending')`,
    [owner.id],
  )
  await run(`
    insert into product (id, store_id, name, slug, kind, mode, price, price_unit) values
      (1, 1, 'Tabla', 'tabla-100001', 'activity', 'centre', 900, 'month'),
      (2, 2, 'Chess camp', 'chess-100002', 'camp', 'centre', null, 'camp');
    insert into batch (product_id, name, days, starts_on, ends_on, start_time, end_time, seats, taken_elsewhere)
    values
      (1, 'Evening', '{Mon}', current_date - 10, current_date + 10, '17:00', '18:00', 10, 10),
      (1, 'Past', '{Mon}', current_date - 40, current_date - 20, '17:00', '18:00', 10, 7),
      (1, 'All year', '{Tue}', current_date - 300, null, '17:00', '18:00', 10, 1),
      (2, 'Winter', '{Sat}', current_date + 10, null, '09:00', '12:00', 8, 0);
    update batch set state = 'paused' where name = 'All year';
    insert into job (title, school_id, location, closes_at, moderation) values
      ('Librarian', 1, 'Mysuru', now() - interval '5 days', 'approved'),
      ('Music teacher', 1, 'Mysuru', now() + interval '5 days', 'unreviewed');
    insert into video (url, kind, title, summary, sources, duration_seconds, school_id) values
      ('homework', 'discussion', 'Homework', '', '[]', 90, null),
      ('a-talk', 'principal_talk', 'A talk', '', '[]', 300, 1);
    insert into app_user (firstname, lastname, email, user_type, blocked_at) values
      ('Ravi', 'Das', 'ravi@example.in', 'edjobs', null),
      ('Zoya', 'Khan', 'zoya@example.in', 'edjobs', now())`)
  await writeDocuments(database.db, 'school', [1, 2])
})

const get = (path: string, { headers }: Pick<SignedIn, 'headers'> = admin) =>
  app.inject({ url: `/api/admin/${path}`, headers })

/** The named field of each row, in order. */
async function list(path: string, field: string): Promise<unknown[]> {
  const response = await get(path)
  expect(response.statusCode, response.payload).toBe(200)
  return response.json().data.map((row: Record<string, unknown>) => row[field])
}

describe('the table of schools', () => {
  it.each([
    ['', [5, 4, 3, 2, 1]],
    ['?sort=name', [5, 3, 1, 2, 4]],
    ['?state=Karnataka&sort=updated', [1, 3, 4, 5]],
    ['?status=live', [1]],
    ['?status=unreviewed', [2]],
    ['?status=hidden', [3]],
    ['?status=pending', []],
    ['?status=switched_off', [4]],
    ['?status=deleted', [5]],
    ['?owner=yes', [2]],
    ['?owner=no&status=live', [1]],
    ['?page=2&per_page=10', []],
  ])('lists %s', async (query, expected) => {
    expect(await list(`schools${query}`, 'id')).toEqual(expected)
  })

  it.each([
    ['q=kaveri', [3, 1]],
    ['q=kav&sort=name', [3, 1]],
    ['q=mysuru', [1]],
    ['q=kaveri&status=live', [1]],
    ['q=kaveri&state=Karnataka', [3, 1]],
    ['q=kaveri&state=Goa', []],
    ['q=hidden', [3]],
    ['q=29260100101', [1]],
    ['q=noyyal-100002', [2]],
    ['q=---', []],
  ])('finds %s, also schools that parents do not see', async (query, expected) => {
    expect(await list(`schools?${query}`, 'id')).toEqual(expected)
  })

  it('names status, owner and source', async () => {
    const [school] = (await get('schools?q=noyyal')).json().data
    expect(school).toMatchObject({
      status: 'unreviewed',
      owner_name: 'Lakshmi Raghavan',
      source: null,
    })
    const response = await get('schools?q=noyyal')
    expect(response.json()).toMatchObject({ total: 1, is_total_exact: true, totalPages: 1 })
  })

  it('exports a search in its order', async () => {
    const lines = (await get('schools/csv?q=kaveri&sort=name')).payload.split('\r\n')
    expect(lines.map((line) => line.split(',')[2])).toEqual([
      'Name',
      'Kaveri Hidden School',
      'Kaveri Vidyashram',
      undefined,
    ])
  })
})

describe('each of the other tables', () => {
  it.each([
    ['stores?sort=name', 'name', ['Chess Corner', 'Rhythm House']],
    ['stores?status=pending', 'name', ['Chess Corner']],
    ['stores?owner=yes', 'products', [1]],
    ['stores?q=pune', 'name', ['Rhythm House']],
    ['products?sort=-price', 'name', ['Tabla', 'Chess camp']],
    ['products?kind=camp', 'store_name', ['Chess Corner']],
    ['products?q=rhythm', 'batches', [2]],
    ['batches?sort=starts', 'name', ['All year', 'Past', 'Evening', 'Winter']],
    ['batches?sort=starts', 'phase', ['running', 'ended', 'running', 'upcoming']],
    ['batches?phase=running&sort=starts', 'name', ['All year', 'Evening']],
    ['batches?phase=ended', 'name', ['Past']],
    ['batches?phase=upcoming&seats=free', 'name', ['Winter']],
    ['batches?seats=full', 'name', ['Evening']],
    ['batches?state=paused', 'name', ['All year']],
    ['batches?state=open&sort=-name', 'name', ['Winter', 'Past', 'Evening']],
    ['batches?sort=name', 'owner_name', [...Array(3).fill('Lakshmi Raghavan'), null]],
    ['batches?kind=camp', 'product_name', ['Chess camp']],
    ['jobs?sort=title', 'title', ['Librarian', 'Music teacher']],
    ['jobs?closing=closed', 'is_closed', [true]],
    ['jobs?closing=open', 'title', ['Music teacher']],
    ['jobs?review=waiting', 'title', ['Music teacher']],
    ['jobs?status=live', 'status', ['live', 'live']],
    ['jobs?status=draft', 'status', []],
    ['jobs?sort=title', 'applications', [0, 0]],
    ['jobs?q=kaveri', 'school_name', ['Kaveri Vidyashram', 'Kaveri Vidyashram']],
    ['job-seekers?sort=name', 'email', ['ravi@example.in', 'zoya@example.in']],
    ['job-seekers?account=blocked', 'name', ['Zoya Khan']],
    ['job-seekers?q=ravi', 'is_blocked', [false]],
    ['videos?sort=-duration', 'title', ['A talk', 'Homework']],
    ['videos?kind=principal_talk', 'school_name', ['Kaveri Vidyashram']],
    ['videos?q=kaveri', 'title', ['A talk']],
    ['enquiries', 'reference', []],
  ])('lists %s', async (path, field, expected) => {
    expect(await list(path, field)).toEqual(expected)
  })

  it('counts the seats, requests and waiting families of batches with the same statements for any number', async () => {
    const [{ id: batchId }] = await run(`select id from batch where name = 'Winter'`)
    const parent = await addSignedIn(database)
    for (const state of ['requested', 'requested', 'confirmed'])
      await addBooking(database, { batchId, userId: parent.id, state })
    await addEntry(database, { batchId, userId: parent.id })
    await run('update batch set taken = 1, taken_elsewhere = 2 where id = $1', [batchId])
    const [row] = (await get('batches?q=winter')).json().data
    expect(row).toMatchObject({
      state: 'open',
      seats: 8,
      taken: 3,
      seats_left: 5,
      waiting: 1,
      requests: 2,
    })
    const one = await countStatements(() => get('batches?q=winter'))
    expect(await countStatements(() => get('batches'))).toBe(one)
    const [headings = '', line = ''] = (await get('batches/csv?q=winter')).payload.split('\r\n')
    const cell = (heading: string) => line.split(',')[headings.split(',').indexOf(heading)]
    expect(['State', 'Seats', 'Taken', 'Waiting', 'Requests'].map(cell)).toEqual([
      'open',
      '8',
      '3',
      '1',
      '2',
    ])
  })

  it.each(['job-seekers', 'enquiries'])(
    'exports %s only after the password was confirmed, and logs it',
    async (table) => {
      const late = await addSignedIn(database, { isAdmin: true })
      await run(`update user_session set confirmed_at = now() - interval '16 minutes',
        created_at = now() - interval '1 hour' where user_id = ${late.id}`)
      const refused = await get(`${table}/csv`, late)
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirm_password'])
      expect((await get(`schools/csv`, late)).statusCode).toBe(200)
      await run(`update user_session set confirmed_at = now() where user_id = ${late.id}`)
      expect((await get(`${table}/csv`, late)).statusCode).toBe(200)
      expect(await run('select what from export_log where user_id = $1', [late.id])).toEqual([
        { what: 'schools' },
        { what: table },
      ])
    },
  )
})
