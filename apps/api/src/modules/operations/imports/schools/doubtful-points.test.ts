import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../../test/database.ts'
import { placeApproximately } from './approximate-places.repository.ts'

let database: TestDatabase

/** Schools around Kochi and Thrissur, each with its own point, as a register has them. */
const towns = `
  insert into school (slug, name, source, source_id, district, state, pincode, lat, lng, place_accuracy)
  select town || n, town || n, 'udise', town || n, district, 'Kerala', pincode,
    lat + n * 0.001, lng + n * 0.001, 'exact'
  from (values ('kochi-', 'Ernakulam', '682001', 9.96, 76.24),
      ('thrissur-', 'Thrissur', '680001', 10.52, 76.21)) town (town, district, pincode, lat, lng),
    generate_series(1, 25) n`

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(towns)
  const at = (slug: string, district: string, pincode: string | null, lat: number, lng: number) =>
    database.pool.query(
      `insert into school (slug, name, source, source_id, district, state, pincode, lat, lng, place_accuracy)
       values ($1, $1, 'udise', $1, $2, 'Kerala', $3, $4, $5, 'exact')`,
      [slug, district, pincode, lat, lng],
    )
  await at('pincode-far', 'Ernakulam', '680001', 9.97, 76.25)
  await at('district-far', 'Thrissur', null, 9.98, 76.26)
  await at('district-far-pincode-near', 'Thrissur', '682001', 9.99, 76.27)
  await at('edge', 'Ernakulam', '682001', 10.1, 76.3)
  await at('unknown-pincode', 'Ernakulam', '999999', 9.95, 76.23)
  await at('owned', 'Thrissur', '680001', 9.965, 76.255)
  await database.pool.query(`update school set location = 'Kochi' where slug = 'owned'`)
  for (let n = 0; n < 10; n++) await at(`crowd-${n}`, 'Ernakulam', '682001', 9.9, 76.3)
  for (const [n, pincode] of ['682001', '682002', '682003'].entries())
    await at(`pincodes-${n}`, 'Ernakulam', pincode, 9.91, 76.31)
  for (let n = 0; n < 9; n++) await at(`campus-${n}`, 'Ernakulam', '682001', 9.92, 76.32)
  await database.pool.query(
    `insert into school (slug, name, source, source_id, location, pincode, lat, lng, place_accuracy)
     values ('moved', 'moved', 'udise', 'moved', 'Fort Kochi', '680001', 9.93, 76.23, 'pincode')`,
  )
})

async function accuracies() {
  const { rows } = await database.pool.query<{ slug: string; place_accuracy: string }>(
    'select slug, place_accuracy from school order by slug',
  )
  return Object.fromEntries(rows.map((row) => [row.slug, row.place_accuracy]))
}

const withoutAccuracy = () =>
  database.pool.query(
    `select to_jsonb(school) - 'place_accuracy' - 'updated_at' as row from school order by id`,
  )

describe('markDoubtfulPoints', () => {
  it('marks shared points and those that contradict their PIN code or district', async () => {
    const before = (await withoutAccuracy()).rows
    const { doubtful } = await placeApproximately(database.pool)
    const found = await accuracies()
    const marked = Object.keys(found).filter((slug) => found[slug] === 'doubtful')
    const crowd = Array.from({ length: 10 }, (_, n) => `crowd-${n}`)
    expect(marked).toEqual([
      ...crowd,
      'district-far',
      'pincode-far',
      'pincodes-0',
      'pincodes-1',
      'pincodes-2',
    ])
    expect(doubtful).toEqual({ shared: 13, pincode: 1, district: 1, changed: 15 })
    expect((await withoutAccuracy()).rows).toEqual(before)
  })

  it('leaves places that an owner has set', async () => {
    expect(await accuracies()).toMatchObject({ owned: 'exact', moved: 'pincode' })
    const { rows } = await database.pool.query(`select lat, lng from school where slug = 'moved'`)
    expect(rows).toEqual([{ lat: 9.93, lng: 76.23 }])
  })

  it('changes nothing on a second run, and takes marks back once the reason is gone', async () => {
    const again = await placeApproximately(database.pool)
    expect([again.placed, again.doubtful.changed]).toEqual([0, 0])
    await database.pool.query(`update school set pincode = '682001' where slug = 'pincode-far'`)
    expect((await placeApproximately(database.pool)).doubtful.changed).toBe(1)
    expect(await accuracies()).toMatchObject({ 'pincode-far': 'exact', 'crowd-1': 'doubtful' })
  })
})
