import { expect, it } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'

const { app, database } = await createTestApp()

it('has the public videos, latest first, at the addresses of their kinds', async () => {
  await database.pool.query(
    `insert into video (url, kind, title, summary, sources, duration_seconds, author_name, status,
       published_at, moderation) values
       ('first', 'discussion', '<script>alert(1)</script> & more', 'A & B', '[]', 30, 'Meera "M" Iyer',
         'published', '2026-11-01', 'approved'),
       ('second', 'principal_talk', 'Second', '', '[]', 30, null, 'published', '2026-11-02', 'approved'),
       ('a-draft', 'discussion', 'Draft', '', '[]', 30, null, 'draft', null, 'approved'),
       ('later', 'discussion', 'Later', '', '[]', 30, null, 'published', now() + interval '1 day',
         'approved'),
       ('hidden', 'discussion', 'Hidden', '', '[]', 30, null, 'published', '2026-11-02', 'hidden')`,
  )
  const response = await app.inject('/feeds/videos.xml')
  expect(response.headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const titles = [...response.payload.matchAll(/<item><title>(.*?)<\/title>/g)]
  expect(titles.map(([, text]) => text)).toEqual([
    'Second',
    '&lt;script&gt;alert(1)&lt;/script&gt; &amp; more',
  ])
  expect(response.payload).toContain('/video/principal-talks/second</link>')
  expect(response.payload).toContain('/video/discussions/first</link>')
  expect(response.payload).toContain('<dc:creator>Meera &quot;M&quot; Iyer</dc:creator>')
  await database.pool.query(
    `update video set status = 'removed', removed_at = now(), removed_by = 'admin' where url = 'second'`,
  )
  expect((await app.inject('/feeds/videos.xml')).payload).not.toContain('second')
})
