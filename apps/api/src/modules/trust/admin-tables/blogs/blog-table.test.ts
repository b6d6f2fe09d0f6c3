import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let admin: SignedIn
beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  admin = await addSignedIn(database, { isAdmin: true })
  await database.pool.query(`
    insert into blog (url, title, summary, topic, body_html, author_name, status, published_at, moderation)
    values
      ('fees', 'Reading a fee sheet', '', 'fees', '', 'Anita Rao', 'published', now(), 'approved'),
      ('first', '=First day', '', 'wellbeing', '', 'Meera Iyer', 'review', null, 'approved'),
      ('hidden', 'A 50% offer', '', 'fees', '', 'Farhan Qureshi', 'published', now(), 'hidden')`)
})

const get = (path: string, { headers }: Pick<SignedIn, 'headers'> = admin) =>
  app.inject({ url: `/api/admin/blogs${path}`, headers })
const titles = async (query: string) =>
  (await get(`?${query}`)).json().data.map(({ title }: { title: string }) => title)

it('lists every blog, whatever its status and moderation', async () => {
  const { data, ...paging } = (await get('?sort=title')).json()
  expect(data.map(({ title }: { title: string }) => title)).toEqual([
    '=First day',
    'A 50% offer',
    'Reading a fee sheet',
  ])
  expect(paging).toEqual({ total: 3, is_total_exact: true, page: 1, per_page: 25, totalPages: 1 })
})

it.each([
  ['status=review', ['=First day']],
  ['topic=fees&sort=-title', ['Reading a fee sheet', 'A 50% offer']],
  ['moderation=hidden', ['A 50% offer']],
  ['q=iyer', ['=First day']],
  ['q=50%25', ['A 50% offer']],
  ['q=5_%25', []],
  ['per_page=10&page=2', []],
])('lists %s', async (query, expected) => {
  expect(await titles(query)).toEqual(expected)
})

it('refuses a sort by an unknown column', async () => {
  const response = await get('?sort=body_html')
  expect(response.statusCode).toBe(400)
  expect(response.json().errors[0].field).toBe('sort')
})

it('exports the rows of the query as CSV, safe from formulas, and logs it', async () => {
  const response = await get('/csv?sort=title&topic=wellbeing')
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, row, end] = response.payload.split('\r\n')
  expect(head).toMatch(/^\uFEFFID,Url,Title,/)
  expect(row).toContain("'=First day")
  expect(end).toBe('')
  const { rows } = await database.pool.query('select user_id, what, filter, rows from export_log')
  expect(rows).toEqual([
    {
      user_id: admin.id,
      what: 'blogs',
      filter: { sort: 'title', topic: 'wellbeing' },
      rows: 1,
    },
  ])
})

it('is refused to other users', async () => {
  const user = await addSignedIn(database)
  for (const path of ['', '/csv']) expect((await get(path, user)).statusCode).toBe(403)
})
