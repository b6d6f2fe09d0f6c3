import { expect, it } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'

const { app, database } = await createTestApp()

it('has the published newsletters, latest first, with hostile text escaped', async () => {
  await database.pool.query(
    `insert into newsletter_issue (slug, number, title, summary, blocks, published_on) values
       ('first', 1, '<b>First</b> & more', 'One', '[]', '2026-01-01'),
       ('second', 2, 'Second', 'Two', '[]', '2026-02-01'),
       ('to-come', 3, 'To come', '', '[]', '2999-01-01')`,
  )
  const response = await app.inject('/feeds/newsletters.xml')
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const titles = [...response.payload.matchAll(/<item><title>(.*?)<\/title>/g)]
  expect(titles.map(([, text]) => text)).toEqual(['Second', '&lt;b&gt;First&lt;/b&gt; &amp; more'])
  expect(response.payload).toContain('/newsletters/second</link>')
  expect(response.payload).toContain('<pubDate>Sat, 31 Jan 2026 18:30:00 GMT</pubDate>')
})
