import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { migrateToBefore } from '../../test/migrate-to-before.ts'
import { migrateDatabase } from './migrate.ts'

const sheet = (...rows: (number | null)[][]) =>
  JSON.stringify({
    year: '2026–27',
    toldOn: '2026-01-05',
    rows: rows.map(([admission, tuition, transport, books], i) => ({
      classes: `Class ${i + 1}`,
      admission,
      tuition,
      transport,
      books,
    })),
  })

it('turns first-year totals into yearly costs, and keeps the lowest first-year total', async () => {
  const { url, pool } = await createTestDatabase({ isMigrated: false })
  // The migration that tells yearly costs from first-year totals.
  await migrateToBefore(url, 38)
  const fees = [
    sheet([25_000, 50_000, null, 8_200], [0, 60_000, 12_000, null]),
    // Only an admission fee: no yearly cost is known.
    sheet([25_000, null, null, null]),
    sheet([25_000, null, null, null], [5_000, 40_000, 0, 0]),
    null,
  ]
  for (const [i, each] of fees.entries())
    await pool.query(
      'insert into school (id, slug, name, fees, fee_min, fee_max) values ($1, $2, $2, $3, $4, $4)',
      [i + 1, `school-${i}`, each, each && 99_000],
    )

  await migrateDatabase(url)

  const { rows } = await pool.query(
    'select fee_min, fee_max, first_year_min from school order by id',
  )
  expect(rows).toEqual([
    { fee_min: 58_200, fee_max: 72_000, first_year_min: 72_000 },
    { fee_min: null, fee_max: null, first_year_min: null },
    { fee_min: 40_000, fee_max: 40_000, first_year_min: 45_000 },
    { fee_min: null, fee_max: null, first_year_min: null },
  ])
})
