import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { newSlug } from '../modules/platform/slugs/slugs.ts'
import { projectPaths } from '../project-paths.ts'

const names = [
  'ज्योति विद्यालय',
  'केन्द्रीय विद्यालय २',
  'दिल्ली पब्लिक स्कूल (क़ादियान)',
  'राम चन्द्र ज्ञान मन्दिर',
  'সরস্বতী বিদ্যালয়',
  'સરસ્વતી વિદ્યાલય',
  'ਸਰਕਾਰੀ ਸਕੂਲ',
  'ಜ್ಞಾನ ವಿದ್ಯಾಲಯ',
  'జ్యోతి విద్యాలయం',
  'வித்யாலயா',
  'വിദ്യാലയം',
  'ଜ୍ୟୋତି ବିଦ୍ୟାଳୟ',
]

/** Runs the migration's statements again, except those that create its table. */
async function rename(pool: Awaited<ReturnType<typeof createTestDatabase>>['pool']) {
  const sql = await readFile(join(projectPaths.migrations, '0034_readable_slugs.sql'), 'utf8')
  const statements = sql
    .split('--> statement-breakpoint')
    .filter((statement) => !/^\s*(?:CREATE TABLE|ALTER TABLE|CREATE INDEX)/.test(statement))
  await pool.query(`begin; ${statements.join('\n')} commit`)
}

it('makes slugs of Indian names readable as new ones are, and keeps the old addresses', async () => {
  const { pool } = await createTestDatabase()
  await pool.query(
    `insert into school (id, slug, name)
      select n, 'school-' || 345677 + n, name from unnest($1::text[]) with ordinality t(name, n)`,
    [names],
  )
  await pool.query(`
    insert into school (id, slug, name) values (100, 'school-900000', '東京'), (101, 'dps-900001', 'डीपीएस');
    insert into store (id, brand_name) values (1, 'ज्योति');
    insert into product (store_id, slug, name, kind, mode, price_unit) values
      (1, 'product-345678', 'गणित', 'tuition', 'centre', 'month')`)
  await rename(pool)
  const schools = await pool.query('select slug from school order by id')
  const renamed = names.map((name, i) => newSlug(name, 'school', 345_678 + i))
  expect(schools.rows.map(({ slug }) => slug).sort()).toEqual(
    [...renamed, 'school-900000', 'dps-900001'].sort(),
  )
  const former =
    await pool.query(`select former.slug as old, school.slug from school_former_slug former
    join school on school.id = former.school_id order by old limit 1`)
  expect(former.rows).toEqual([{ old: 'school-345678', slug: 'jyoti-vidyalaya-345678' }])
  const products = await pool.query(`select former.slug as old, product.slug from product
    join product_former_slug former on former.product_id = product.id`)
  expect(products.rows).toEqual([{ old: 'product-345678', slug: 'ganit-345678' }])
})
