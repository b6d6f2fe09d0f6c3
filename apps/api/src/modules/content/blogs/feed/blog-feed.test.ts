import { expect, it } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'

const { app, database } = await createTestApp()

const add = (url: string, title: string, values: string) =>
  database.pool.query(
    `insert into blog (url, title, summary, topic, body_html, author_name, status, published_at, moderation)
     values ($1, $2, 'A & B', 'fees', '<p>x</p>', 'Meera "M" Iyer', ${values})`,
    [url, title],
  )
const read = () => app.inject('/feeds/blogs.xml')

it('has the public blogs, latest first, with hostile text escaped', async () => {
  await add('first', '<script>alert(1)</script> & more', `'published', '2026-11-01', 'approved'`)
  await add('second', 'Second \u0008', `'published', '2026-11-02', 'approved'`)
  await add('a-draft', 'Draft', `'draft', null, 'approved'`)
  await add('later', 'Later', `'published', now() + interval '1 day', 'approved'`)
  await add('hidden', 'Hidden', `'published', '2026-11-02', 'hidden'`)
  const response = await read()
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const titles = [...response.payload.matchAll(/<item><title>(.*?)<\/title>/g)].map(
    ([, text]) => text,
  )
  expect(titles).toEqual(['Second ', '&lt;script&gt;alert(1)&lt;/script&gt; &amp; more'])
  expect(response.payload).toContain('<dc:creator>Meera &quot;M&quot; Iyer</dc:creator>')
  expect(response.payload).toContain('/blog-details/first</link>')
  expect(response.payload).toContain('<pubDate>Sun, 01 Nov 2026 ')
})

it('no longer has a blog that was removed', async () => {
  await database.pool.query(
    `update blog set status = 'removed', removed_at = now(), removed_by = 'admin' where url = 'second'`,
  )
  expect((await read()).payload).not.toContain('second')
})
