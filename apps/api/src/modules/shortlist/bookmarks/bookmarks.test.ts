import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>
let me: SignedIn

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  check = await createContractCheck()
  await database.pool.query(`
    insert into school (id, name, slug, is_active) values
      (1, 'Vidya Mandir', 'vidya-mandir-100001', true),
      (2, 'Nalanda', 'nalanda-100002', true), (3, 'Closed down', 'closed-100003', false);
    insert into store (id, brand_name, is_active) values (1, 'Chess Club', true), (2, 'Gone', false);
    insert into product (id, store_id, name, slug, kind, mode, price_unit, is_active) values
      (1, 1, 'Chess', 'chess-100001', 'activity', 'centre', 'month', true),
      (2, 2, 'Gone', 'gone-100002', 'activity', 'centre', 'month', true);
    insert into job (id, school_id, title, location, status, closes_at) values
      (1, 1, 'Maths teacher', 'Pune', 'live', null), (2, 3, 'Closed', 'Pune', 'closed', '2020-01-01'),
      (3, 1, 'Withdrawn', 'Pune', 'paused', null);
    insert into blog (id, url, title, summary, topic, body_html, author_name, status, published_at)
    values (1, 'fees', 'Fees', 'Line by line.', 'fees', '<p>x</p>', 'A', 'published', '2026-01-01'),
      (2, 'draft', 'Draft', '', 'fees', '<p>x</p>', 'A', 'draft', null);
    insert into school (id, name, slug)
    select id, 'School ' || id, 'school-' || id from generate_series(1001, 1500) id`)
})

beforeEach(async () => {
  me = await addSignedIn(database)
})

const bookmarkPath = '/users/my-bookmarks/{kind}/{id}'

async function save(at: string, body: object = {}, { status = 200, by = me } = {}) {
  const { headers } = by
  const url = `/api/users/my-bookmarks/${at}`
  const response = await app.inject({ method: 'PUT', url, headers, payload: body })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(bookmarkPath, status, response.json(), 'put')).toEqual([])
  return response.json()
}

async function remove(at: string, { by = me } = {}) {
  const { headers } = by
  const response = await app.inject({
    method: 'DELETE',
    url: `/api/users/my-bookmarks/${at}`,
    headers,
  })
  expect(response.statusCode, response.payload).toBe(200)
  expect(check(bookmarkPath, 200, response.json(), 'delete')).toEqual([])
}

async function list(query = '', { by = me } = {}) {
  const { headers } = by
  const response = await app.inject({ url: `/api/users/my-bookmarks${query}`, headers })
  expect(response.statusCode, response.payload).toBe(200)
  expect(check('/users/my-bookmarks', 200, response.json())).toEqual([])
  return response.json()
}

async function ids({ by = me } = {}) {
  const { headers } = by
  const response = await app.inject({ url: '/api/users/my-bookmarks/ids', headers })
  expect(response.statusCode, response.payload).toBe(200)
  expect(check('/users/my-bookmarks/ids', 200, response.json())).toEqual([])
  return response.json()
}

describe('a bookmark', () => {
  it('of each kind is listed with its record and counted', async () => {
    for (const at of ['school/1', 'product/1', 'job/1', 'blog/1']) await save(at)
    const counts = { school: 1, product: 1, job: 1, blog: 1 }
    expect(await list()).toMatchObject({
      data: [{ kind: 'school', id: 1, note: null, school: { name: 'Vidya Mandir' } }],
      counts,
      total: 1,
      page: 1,
      totalPages: 1,
    })
    const [product] = (await list('?kind=product')).data
    expect(product).toMatchObject({ kind: 'product', product: { slug: 'chess-100001' } })
    expect(product).not.toHaveProperty('school')
    expect((await list('?kind=job')).data[0]).toMatchObject({
      job: { title: 'Maths teacher', school: { name: 'Vidya Mandir' }, distance_km: null },
    })
    expect((await list('?kind=blog')).data[0].blog.url).toBe('fees')
    expect(await ids()).toEqual({ school: [1], product: [1], job: [1], blog: [1] })
  })

  it('keeps its position and note when it is saved again', async () => {
    await save('school/1', { note: ' Ask about the bus ' })
    await save('school/2')
    await save('school/1')
    expect((await list()).data).toMatchObject([
      { id: 2, note: null },
      { id: 1, note: 'Ask about the bus' },
    ])
  })

  it('has a note that can be changed and removed', async () => {
    await save('school/1', { note: 'First' })
    await save('school/1', { note: 'Second\nline' })
    expect((await list()).data[0].note).toBe('Second\nline')
    await save('school/1', { note: '  ' })
    expect((await list()).data[0].note).toBeNull()
    await save('school/1', { note: 'Third' })
    await save('school/1', { note: null })
    expect((await list()).data[0].note).toBeNull()
  })

  it('can be removed repeatedly', async () => {
    await save('job/1')
    await remove('job/1')
    await remove('job/1')
    expect((await ids()).job).toEqual([])
  })

  it('of a hidden record is kept but not listed', async () => {
    await save('school/2', { note: 'Near' })
    await database.pool.query('update school set is_active = false where id = 2')
    expect(await list()).toMatchObject({
      data: [],
      unavailable: [{ kind: 'school', id: 2, name: 'Nalanda', reason: 'hidden', note: 'Near' }],
      total: 0,
      counts: { school: 0 },
    })
    expect((await ids()).school).toEqual([2])
    await save('school/2', { note: 'Very near' })
    await database.pool.query('update school set is_active = true where id = 2')
    expect((await list()).data).toMatchObject([{ id: 2, note: 'Very near' }])
  })

  it.each([
    ['school', 'update school set deleted_at = $1 where id = 2', 2, 'Nalanda'],
    ['product', 'update product set deleted_at = $1 where id = 1', 1, 'Chess'],
    ['product', 'update store set deleted_at = $1 where id = 1', 1, 'Chess'],
    ['job', 'update job set deleted_at = $1 where id = 1', 1, 'Maths teacher'],
  ])(
    'of a deleted %s says that it was deleted, until it is removed',
    async (kind, sql, id, name) => {
      await save(`${kind}/${id}`)
      await database.pool.query(sql, [new Date()])
      expect(await list(`?kind=${kind}`)).toMatchObject({
        data: [],
        unavailable: [{ kind, id, name, reason: 'deleted', note: null }],
        counts: { [kind]: 0 },
      })
      await database.pool.query(sql, [null])
      expect(await list(`?kind=${kind}`)).toMatchObject({ data: [{ id }], unavailable: [] })
    },
  )

  it('of a closed job is still listed', async () => {
    await save('job/2')
    expect((await list('?kind=job')).data[0].job).toMatchObject({
      closes_on: '2020-01-01',
      school: null,
    })
  })

  it.each(['school/3', 'school/99', 'product/2', 'job/3', 'blog/2'])(
    'of %s, which is not public, is refused',
    async (at) => {
      expect(await save(at, {}, { status: 404 })).toMatchObject({ code: 'not_found' })
    },
  )

  it.each([
    ['store/1', {}, 'kind'],
    ['school/0', {}, 'id'],
    ['school/one', {}, 'id'],
    ['school/99999999999', {}, 'id'],
    ['school/1', { note: 'x'.repeat(1001) }, 'note'],
    ['school/1', { note: 'a\u0000b' }, 'note'],
    ['school/1', { user_id: 1 }, 'user_id'],
  ])('is refused for %s with an invalid field, which is named (%#)', async (at, body, field) => {
    expect((await save(at, body, { status: 400 })).errors[0].field).toBe(field)
  })

  it('belongs to one user only', async () => {
    const other = await addSignedIn(database)
    await save('school/1', { note: 'Mine' })
    await save('school/1', { note: 'Theirs' }, { by: other })
    await remove('school/1', { by: other })
    expect((await list('', { by: other })).data).toEqual([])
    expect((await list()).data).toMatchObject([{ note: 'Mine' }])
  })
})

describe('the list of bookmarks', () => {
  it('is paged, latest first', async () => {
    for (const id of [1001, 1002, 1003]) await save(`school/${id}`)
    const page = await list('?per_page=2&page=2')
    expect(page).toMatchObject({ data: [{ id: 1001 }], total: 3, page: 2, totalPages: 2 })
  })
})

describe('the limit of 500 bookmarks', () => {
  it('holds for concurrent requests', async () => {
    await database.pool.query(
      `insert into bookmark (user_id, school_id) select $1, generate_series(1001, 1498)`,
      [me.id],
    )
    const { headers } = me
    const responses = await Promise.all(
      ['school/1499', 'school/1500', 'product/1', 'job/1', 'blog/1'].map((at) =>
        app.inject({
          method: 'PUT',
          url: `/api/users/my-bookmarks/${at}`,
          headers,
          payload: {},
        }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409])
    await save('school/1001', { note: 'Still fits' })
    const refused = responses.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().msg).toBe(
      'You have reached the limit of 500 bookmarks. Remove one first.',
    )
    await remove('school/1002')
    await save('school/1')
  })
})

describe('bookmarks', () => {
  it.each([
    ['GET', '/api/users/my-bookmarks'],
    ['GET', '/api/users/my-bookmarks/ids'],
    ['PUT', '/api/users/my-bookmarks/school/1'],
    ['DELETE', '/api/users/my-bookmarks/school/1'],
  ] as const)('%s %s requires the bookmarks permission', async (method, url) => {
    const payload = method === 'PUT' ? { payload: {} } : {}
    expect((await app.inject({ method, url, ...payload })).statusCode).toBe(401)
    const { headers } = await addSignedIn(database, { permissions: [1, 2, 4, 5, 6] })
    expect((await app.inject({ method, url, headers, ...payload })).statusCode).toBe(403)
  })

  it('are deleted with their user and with their record', async () => {
    await save('school/1400')
    await database.pool.query('delete from school where id = 1400')
    expect((await ids()).school).toEqual([])
    await save('school/1')
    await database.pool.query('delete from app_user where id = $1', [me.id])
    const { rows } = await database.pool.query('select from bookmark where user_id = $1', [me.id])
    expect(rows).toEqual([])
  })
})
