import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { addSignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']

const filler = 'word '.repeat(401)

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  await database.pool.query(`
    insert into blog (id, url, title, summary, topic, tags, body_html, author_name, author_note,
        status, published_at, is_featured, updated_at) values
      (1, 'fee-sheet', 'Reading a fee sheet', 'Line by line.', 'fees', '{money}',
        '<h1>First</h1><p onclick="x()">${filler}</p><script>alert(1)</script>
          <p><a href="javascript:alert(1)">bad</a> <a href="https://cbse.gov.in">good</a></p>',
        'Anita Rao', 'Counsellor', 'published', '2026-11-10T06:00:00Z', true,
        '2026-11-12T06:00:00Z'),
      (2, 'boards', 'Boards compared', 'In plain words.', 'boards', '{money}', '<p>Short</p>',
        'Ravi Iyer', null, 'published', '2026-11-11T06:00:00Z', false, now()),
      (3, 'fees-again', 'Fees again', 'More.', 'fees', '{}', '<p>Short</p>', 'Ravi Iyer', null,
        'published', '2026-11-01T06:00:00Z', false, now()),
      (4, 'safety', 'Buses', 'Safe.', 'safety', '{}', '<p>Short</p>', 'Ravi Iyer', null,
        'published', '2026-11-09T06:00:00Z', false, now()),
      (5, 'latest', 'Latest', 'New.', 'safety', '{}', '<p>Short</p>', 'Ravi Iyer', null,
        'published', '2026-11-13T06:00:00Z', false, now()),
      (6, 'draft', 'Draft', '', 'fees', '{}', '<p>x</p>', 'A', null, 'draft', null, false, now()),
      (7, 'in-review', 'Review', '', 'fees', '{}', '<p>x</p>', 'A', null, 'review',
        '2026-11-01', false, now()),
      (8, 'tomorrow', 'Tomorrow', '', 'fees', '{}', '<p>x</p>', 'A', null, 'published',
        now() + interval '1 day', true, now())`)
})

const urlsOf = async (query: string) => {
  const { data } = (await app.inject(`/api/blogs${query}`)).json()
  return data.map(({ url }: { url: string }) => url)
}

describe('the list of blogs', () => {
  it('contains published blogs, latest first, and counts the topics', async () => {
    const response = (await app.inject('/api/blogs')).json()
    expect(response.data.map(({ url }: { url: string }) => url)).toEqual([
      'latest',
      'boards',
      'fee-sheet',
      'safety',
      'fees-again',
    ])
    expect(response).toMatchObject({ total: 5, page: 1, per_page: 20, totalPages: 1 })
    expect(response.topics).toEqual([
      { topic: 'boards', count: 1 },
      { topic: 'fees', count: 2 },
      { topic: 'safety', count: 2 },
    ])
  })

  it('filters by topic and featured, and still counts every topic', async () => {
    expect(await urlsOf('?topic=fees')).toEqual(['fee-sheet', 'fees-again'])
    expect(await urlsOf('?featured=true')).toEqual(['fee-sheet'])
    expect(await urlsOf('?topic=fees&featured=false')).toEqual(['fees-again'])
    expect((await app.inject('/api/blogs?topic=inclusion')).json()).toMatchObject({
      data: [],
      total: 0,
      totalPages: 1,
      topics: [{ topic: 'boards' }, { topic: 'fees' }, { topic: 'safety' }],
    })
  })

  it('is paged, and empty after the last page', async () => {
    expect(await urlsOf('?per_page=2&page=2')).toEqual(['fee-sheet', 'safety'])
    expect(await urlsOf('?per_page=2&page=4')).toEqual([])
    expect((await app.inject('/api/blogs?per_page=2')).json().totalPages).toBe(3)
  })

  it('tells the reading time and draws an image where there is no cover', async () => {
    const { data } = (await app.inject('/api/blogs?topic=fees&per_page=1')).json()
    // 401 words, the heading, "bad" and "good", and the words of the script before it is cleaned.
    expect(data[0]).toMatchObject({ reading_minutes: 3, author_name: 'Anita Rao' })
    expect(data[0].image.url).toContain('/media/plates/')
    expect(data[0]).not.toHaveProperty('body')
  })

  it.each([
    ['topic=politics', 'topic'],
    ['topic=', 'topic'],
    ['topic=fees&topic=boards', 'topic'],
    ['featured=perhaps', 'featured'],
    ['page=0', 'page'],
    ['page=1001', 'page'],
    ['page=one', 'page'],
    ['per_page=101', 'per_page'],
    ['per_page=0', 'per_page'],
    ['status=draft', 'status'],
  ])('refuses %s and names the field', async (query, field) => {
    const response = await app.inject(`/api/blogs?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'invalid_request',
      errors: [{ field, msg: expect.any(String) }],
    })
  })
})

describe('a blog', () => {
  it('is returned with its author and dates, and without scripts', async () => {
    const response = await app.inject('/api/blogs/fee-sheet')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      title: 'Reading a fee sheet',
      topic: 'fees',
      tags: ['money'],
      author_name: 'Anita Rao',
      author_note: 'Counsellor',
      published_at: '2026-11-10T06:00:00.000Z',
      updated_at: '2026-11-12T06:00:00.000Z',
      is_featured: true,
    })
    const { body } = response.json()
    expect(body).toContain('<h2>First</h2>')
    expect(body).toContain('<a href="https://cbse.gov.in" rel="ugc nofollow noopener noreferrer">')
    expect(body).not.toMatch(/script|onclick|javascript/)
  })

  it('has related blogs of its topic, then with a common tag, then the latest', async () => {
    const { related } = (await app.inject('/api/blogs/fee-sheet')).json()
    expect(related.map(({ url }: { url: string }) => url)).toEqual([
      'fees-again',
      'boards',
      'latest',
    ])
  })

  it.each(['draft', 'in-review', 'tomorrow', 'no-such-blog'])('returns 404 for %s', async (url) => {
    const response = await app.inject(`/api/blogs/${url}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      code: 'not_found',
      msg: expect.stringContaining('Blog'),
    })
  })

  it.each(['Fee-Sheet', '%00', 'a%20b', '..%2Fx', 'x'.repeat(161), "a'--"])(
    'refuses the URL %s',
    async (url) => {
      const response = await app.inject(`/api/blogs/${url}`)
      expect(response.statusCode).toBe(400)
      expect(response.json().errors[0].field).toBe('url')
    },
  )

  it('refuses unknown parameters and POST', async () => {
    expect((await app.inject('/api/blogs/fee-sheet?draft=1')).statusCode).toBe(400)
    const response = await app.inject({ method: 'POST', url: '/api/blogs', payload: {} })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the blogs of a user', () => {
  const path = '/users/my-blogs'

  async function own(query = '', permissions = [6]) {
    const me = await addSignedIn(database, { permissions })
    await database.pool.query(
      `insert into blog (id, author_id, url, title, summary, topic, body_html, author_name, status,
          published_at, updated_at)
        select (random() * 1e9)::integer, $1::integer, status || '-' || $1::integer, status, 'S.', 'fees', '<p>x</p>', 'Meera',
          status::publication, at::timestamptz, changed::timestamptz
        from (values ('draft', null, '2026-11-03'), ('review', null, '2026-11-05'),
          ('published', '2027-11-01', '2026-11-04')) own (status, at, changed)`,
      [me.id],
    )
    return app.inject({ url: `/api${path}${query}`, headers: me.headers })
  }

  it('are their own, last changed first, with the number per status', async () => {
    const response = await own()
    expect(response.statusCode, response.payload).toBe(200)
    const check = await createContractCheck()
    expect(check(path, 200, response.json())).toEqual([])
    expect(response.json()).toMatchObject({
      data: [
        { status: 'review', published_at: null },
        { status: 'published', published_at: '2027-11-01T00:00:00.000Z' },
        { status: 'draft', image: { url: expect.stringContaining('/media/plates/') } },
      ],
      counts: { draft: 1, review: 1, published: 1, changes: 0, removed: 0 },
      total: 3,
      totalPages: 1,
    })
  })

  it('are filtered by status and paged', async () => {
    const { data, total } = (await own('?status=draft')).json()
    expect([data.length, total]).toEqual([1, 1])
    expect((await own('?per_page=2&page=2')).json()).toMatchObject({
      data: [{ status: 'draft' }],
      total: 3,
      totalPages: 2,
    })
  })

  it('require the blogs permission and a valid status', async () => {
    expect((await app.inject(`/api${path}`)).statusCode).toBe(401)
    expect((await own('', [1, 2, 3, 4, 5])).statusCode).toBe(403)
    expect((await own('?status=hidden')).json().errors[0].field).toBe('status')
  })
})

describe('the table of blogs', () => {
  it.each([
    ['a published blog without a date', "'b', 'published', null"],
    ['a URL with capitals', "'B', 'draft', null"],
    ['a URL that is taken', "'boards', 'draft', null"],
  ])('refuses %s', async (_, values) => {
    const insert = `insert into blog (title, summary, topic, body_html, author_name, url, status,
      published_at) values ('t', 's', 'fees', '<p>x</p>', 'A', ${values})`
    await expect(database.pool.query(insert)).rejects.toThrow(/constraint/)
  })
})
