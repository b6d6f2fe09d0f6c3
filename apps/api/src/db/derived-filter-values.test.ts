import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { projectPaths } from '../project-paths.ts'

it('sets the filter values that follow from another field', async () => {
  const { pool } = await createTestDatabase()
  await pool.query(`
    insert into school (id, slug, name, is_online, filter_ids, absent_filter_ids) values
      (1, 'a-100001', 'A', true, '{10,1}', '{6,214}'), (2, 'b-100002', 'B', false, '{1,6}', '{}'),
      (3, 'c-100003', 'C', true, '{6}', '{}'), (4, 'd-100004', 'D', false, '{}', '{}');
    insert into store (id, brand_name) values (1, 'Ganit');
    insert into product (id, store_id, slug, name, kind, mode, price_unit, filter_ids) values
      (1, 1, 'a-100001', 'A', 'tuition', 'online', 'month', '{35,332,334}'),
      (2, 1, 'b-100002', 'B', 'activity', 'home', 'month', '{}'),
      (3, 1, 'c-100003', 'C', 'camp', 'centre', 'camp', '{87}')`)
  const path = join(projectPaths.migrations, '0035_derived_filter_values.sql')
  await pool.query((await readFile(path, 'utf8')).replaceAll('--> statement-breakpoint', ''))
  const { rows: schools } = await pool.query(
    'select filter_ids, absent_filter_ids as absent from school order by id',
  )
  expect(schools).toEqual([
    { filter_ids: [1, 6, 10], absent: [214] },
    { filter_ids: [1], absent: [] },
    { filter_ids: [6], absent: [] },
    { filter_ids: [], absent: [] },
  ])
  const { rows: products } = await pool.query('select filter_ids from product order by id')
  expect(products.map(({ filter_ids }) => filter_ids)).toEqual([[35, 331, 334], [343], [87]])
})
