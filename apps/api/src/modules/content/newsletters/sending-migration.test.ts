import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { migrateToBefore } from '../../../../test/migrate-to-before.ts'
import { migrateDatabase } from '../../../db/migrate.ts'

it('keeps texts of drafts and issues, and sends an issue that was not emailed on its day', async () => {
  const { url, pool } = await createTestDatabase({ isMigrated: false })
  // The migration with blocks and states.
  await migrateToBefore(url, 90)
  await pool.query(`
    insert into newsletter_issue (slug, number, title, summary, body_html, published_on, mailed_at)
    values ('old', 1, 'Old', 'One', '<p>Old</p>', '2026-01-01', now()),
      ('to-come', 2, 'To come', 'Two', '<p>Later</p>', '2999-01-01', null);
    insert into newsletter_draft (title, summary, body_html, request_key)
    values ('Draft', '', '<p>Text</p>', gen_random_uuid()), ('Empty', '', '', gen_random_uuid())`)

  await migrateDatabase(url)

  const { rows: issues } = await pool.query('select slug, blocks from newsletter_issue')
  expect(issues).toEqual([{ slug: 'old', blocks: [{ type: 'text', html: '<p>Old</p>' }] }])
  const { rows: drafts } = await pool.query(
    'select title, state, blocks, send_at from newsletter_draft order by id',
  )
  expect(drafts).toEqual([
    {
      title: 'Draft',
      state: 'draft',
      blocks: [{ type: 'text', html: '<p>Text</p>' }],
      send_at: null,
    },
    { title: 'Empty', state: 'draft', blocks: [], send_at: null },
    {
      title: 'To come',
      state: 'scheduled',
      blocks: [{ type: 'text', html: '<p>Later</p>' }],
      send_at: new Date('2999-01-01T00:30:00Z'),
    },
  ])
})
