import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'

let app: TestApp['app']

beforeAll(async () => {
  const created = await createTestApp({
    config: { publicUrl: 'https://edbazaar.example', basePath: '/in' },
  })
  app = created.app
  await created.database.pool.query(`
    insert into school (id, slug, name, is_active, updated_at) values
      (1, 'first-100001', 'First', true, '2026-10-01T12:00:00Z'),
      (50000, 'last-of-part-one-100002', 'Last', true, '2026-10-02T12:00:00Z'),
      (50001, 'gone-100003', 'Gone', false, '2026-10-03T12:00:00Z'),
      (150001, 'part-four-100004', 'Four', true, '2026-10-04T12:00:00Z')`)
  await created.database.pool.query(`
    insert into store (id, brand_name, is_active) values (1, 'Open', true), (2, 'Gone', false);
    insert into product (id, store_id, slug, name, kind, mode, price_unit, is_active) values
      (1, 1, 'chess-100001', 'Chess', 'activity', 'centre', 'month', true),
      (2, 1, 'gone-100002', 'Gone', 'activity', 'centre', 'month', false),
      (3, 2, 'of-gone-100003', 'Of a store that is gone', 'activity', 'centre', 'month', true);
    insert into job (id, title, location, closes_at, status) values
      (1, 'Open', 'Pune', null, 'live'),
      (2, 'Closes in an hour', 'Pune', now() + interval '1 hour', 'live'),
      (3, 'Closed', 'Pune', '2020-01-31', 'live'),
      (4, 'Taken away', 'Pune', null, 'removed')`)
  await created.database.pool.query(`
    insert into blog (id, url, title, summary, topic, body_html, author_name, status, published_at)
    values (1, 'fees', 'Fees', '', 'fees', '', 'A', 'published', now()),
      (2, 'draft', 'Draft', '', 'fees', '', 'A', 'draft', null),
      (3, 'soon', 'Soon', '', 'fees', '', 'A', 'published', now() + interval '1 day');
    insert into video (id, url, kind, title, summary, sources, duration_seconds, status,
      published_at, rules_html, entry_html, closes_on)
    values (1, 'a-talk', 'principal_talk', 'A', '', '[]', 9, 'published', now(), null, null, null),
      (2, 'a-contest', 'contest', 'B', '', '[]', 9, 'published', now(), '', '', '2020-01-31'),
      (3, 'in-review', 'discussion', 'C', '', '[]', 9, 'review', now(), null, null, null);
    insert into newsletter_issue (id, slug, number, title, summary, blocks, published_on)
    values (1, 'november', 1, 'November', '', '[]', '2026-11-01'),
      (2, 'tomorrow', 2, 'Tomorrow', '', '[]', (now() at time zone 'Asia/Kolkata')::date + 1)`)
  await created.database.pool.query(`
    insert into school (id, slug, name)
    select n, 'many-' || n, 'Many' from generate_series(200001, 212000) n`)
})

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

describe('the sitemap', () => {
  it('has a file for every 50,000 ids with a public page', async () => {
    const response = await app.inject('/in/sitemap.xml')
    expect(response.headers['content-type']).toContain('application/xml')
    expect(addresses(response.payload)).toEqual(
      [
        ...['pages', 'schools-1', 'schools-4', 'schools-5', 'products-1', 'stores-1', 'jobs-1'],
        ...['blogs-1', 'videos-1', 'newsletters-1'],
      ].map((file) => `https://edbazaar.example/in/sitemaps/${file}.xml`),
    )
  })

  it('lists the static pages', async () => {
    const response = await app.inject('/in/sitemaps/pages.xml')
    expect(addresses(response.payload)).toEqual(
      expect.arrayContaining([
        'https://edbazaar.example/in/',
        'https://edbazaar.example/in/schools',
        'https://edbazaar.example/in/tuitions-and-activities',
        'https://edbazaar.example/in/beyond-school/camps',
        'https://edbazaar.example/in/jobs',
        'https://edbazaar.example/in/blogs',
        'https://edbazaar.example/in/videos',
        'https://edbazaar.example/in/video/discussions',
        'https://edbazaar.example/in/video/contests',
        'https://edbazaar.example/in/video/principal-talks',
        'https://edbazaar.example/in/about-us',
      ]),
    )
  })

  it('lists public schools with the day they changed', async () => {
    const response = await app.inject('/in/sitemaps/schools-1.xml')
    expect(addresses(response.payload)).toEqual([
      'https://edbazaar.example/in/schools/first-100001',
      'https://edbazaar.example/in/schools/last-of-part-one-100002',
    ])
    expect(response.payload).toContain('<lastmod>2026-10-01</lastmod>')
    expect(response.payload).toMatch(/<\/urlset>\n$/)
  })

  it.each([
    ['products', ['/products/chess-100001']],
    ['stores', ['/stores-details/1']],
    ['jobs', ['/jobs/description/1', '/jobs/description/2']],
    ['blogs', ['/blog-details/fees']],
    ['videos', ['/video/principal-talks/a-talk', '/video/contests/a-contest']],
    ['newsletters', ['/newsletters/november']],
  ])('lists public %s', async (section, paths) => {
    const response = await app.inject(`/in/sitemaps/${section}-1.xml`)
    expect(response.headers['content-type']).toContain('application/xml')
    expect(addresses(response.payload)).toEqual(
      paths.map((path) => `https://edbazaar.example/in${path}`),
    )
  })

  it('writes a long file completely', async () => {
    const response = await app.inject('/in/sitemaps/schools-5.xml')
    expect(new Set(addresses(response.payload)).size).toBe(12_000)
  })

  it('has an empty file without public schools, and returns 404 for impossible parts', async () => {
    expect(addresses((await app.inject('/in/sitemaps/schools-2.xml')).payload)).toEqual([])
    for (const part of ['0', '-1', '99999', '1e3', 'one'])
      expect((await app.inject(`/in/sitemaps/schools-${part}.xml`)).statusCode).toBe(404)
  })
})

describe('robots.txt', () => {
  it.each(['/robots.txt', '/in/robots.txt'])('at %s names the sitemap', async (url) => {
    const response = await app.inject(url)
    expect(response.headers['content-type']).toContain('text/plain')
    expect(response.payload).toContain('Sitemap: https://edbazaar.example/in/sitemap.xml\n')
    expect(response.payload).toContain('Disallow: /in/api/\n')
  })
})
