import { beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { createDemoApp } from '../../../../test/demo.ts'
import { products, stores } from '../../../db/schema/index.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'

interface Listed {
  name: string
  slug: string
  kind: string
  price: number | null
  price_unit: string
  mode: string
  age_min: number | null
  age_max: number | null
  days: string[]
  starts_on: string | null
  distance_km: number | null
}
interface List {
  data: Listed[]
  total: number
  totalPages: number
  radius: number | null
  place: { slug: string } | null
  approximate: { count: number; district: string; state: string } | null
  kinds: { kind: string; count: number }[]
  facets: { name: string; values: { id: number; name: string; count: number }[] }[]
  days: { day: string; count: number }[]
  prices: { step: number; counts: number[] } | null
  price_units: { unit: string; count: number }[]
}

let app: TestApp['app']
let pool: TestApp['database']['pool']
let db: TestApp['database']['db']
let place: string

beforeAll(async () => {
  const created = await createDemoApp()
  app = created.app
  pool = created.database.pool
  db = created.database.db
  const [found] = (await app.inject('/api/places/autocomplete?key=bengaluru')).json()
  place = found.slug
})

async function list(query: string): Promise<List> {
  const response = await app.inject(`/api/stores/products?${query}`)
  expect(response.statusCode, response.payload).toBe(200)
  return response.json()
}

const names = ({ data }: List) => data.map(({ name }) => name)

/** The year of the batches that the demo data has in the future. */
const nextYear = Number(todayInIndia().slice(0, 4)) + 1

describe('the shortcuts of section 9 of the specification', () => {
  it.each([
    ['tuition', [35, 26, 27, 36, 39, 24, 17]],
    ['activity', [62, 63, 109, 112, 45, 60, 68]],
    ['camp', [87, 129, 102]],
    ['workshop', [70, 171, 85]],
  ])('of %s each find products', async (kind, ids) => {
    for (const id of ids)
      expect([id, (await list(`kind=${kind}&filter_ids=${id}`)).total]).not.toEqual([id, 0])
  })
})

describe('filtering products', () => {
  it('filters by age, with a lower bound, an upper bound or both', async () => {
    const { data, total } = await list('age_min=15&age_max=16&per_page=100')
    expect(total).toBeGreaterThan(0)
    for (const { age_min: from, age_max: to } of data) {
      expect(from ?? 0).toBeLessThanOrEqual(16)
      expect(to ?? 99).toBeGreaterThanOrEqual(15)
    }
    expect((await list('age_max=0')).total).toBe(0)
  })

  it('filters by price in thousands of rupees and leaves out products without a price', async () => {
    const { data } = await list('price_min=2&price_max=3&per_page=100')
    expect(data.length).toBeGreaterThan(0)
    for (const { price } of data) {
      expect(price).toBeGreaterThanOrEqual(2000)
      expect(price).toBeLessThanOrEqual(3000)
    }
  })

  it('compares prices of one unit, and sorts those of other units last', async () => {
    await pool.query("update product set price_unit = 'session' where id % 7 = 0")
    const { data, prices, price_units } = await list(
      'kind=tuition&price_max=2&price_unit=session&per_page=100',
    )
    expect(data.length).toBeGreaterThan(0)
    for (const { price, price_unit } of data) {
      expect(price).toBeLessThanOrEqual(2000)
      expect(price_unit).toBe('session')
    }
    expect(price_units.map(({ unit }) => unit)).toEqual(['month', 'session'])
    const all = await list('kind=tuition&sort=price&price_unit=session&per_page=100')
    const inUnit = all.data.filter(
      ({ price, price_unit: unit }) => price !== null && unit === 'session',
    )
    expect(prices?.counts.reduce((sum, count) => sum + count, 0)).toBe(inUnit.length)
    expect(all.data.slice(0, inUnit.length)).toEqual(inUnit)
    expect(inUnit).toEqual(inUnit.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)))
  })

  it('matches products with a batch on any of the days', async () => {
    const { data, total } = await list('days=Sat,Tue&per_page=100')
    expect(total).toBeGreaterThan(0)
    for (const { days } of data)
      expect(days.some((day) => day === 'Sat' || day === 'Tue')).toBe(true)
  })

  it('matches products with a batch that starts between the dates', async () => {
    const { data, total } = await list(
      `kind=camp&from=${nextYear}-05-01&to=${nextYear}-05-31&per_page=100`,
    )
    expect(total).toBeGreaterThan(0)
    const { rows } = await pool.query<{ slug: string }>(`
      select distinct slug from product join batch on product_id = product.id
      where kind = 'camp' and starts_on between '${nextYear}-05-01' and '${nextYear}-05-31'`)
    expect(data.map(({ slug }) => slug).sort()).toEqual(rows.map(({ slug }) => slug).sort())
    for (const { starts_on: day } of data) expect(day).toMatch(new RegExp(`^${nextYear}-05-`))
  })

  it('requires one batch to match both day and dates', async () => {
    const { total } = await list(`days=Sat&from=${nextYear}-03-01&to=${nextYear}-03-31`)
    const { rows } = await pool.query(`
      select distinct product_id from batch
      where starts_on between '${nextYear}-03-01' and '${nextYear}-03-31' and days && '{Sat}'`)
    expect(total).toBe(rows.length)
  })

  it('ignores batches that have ended', async () => {
    await pool.query(`
      insert into batch (product_id, name, days, starts_on, ends_on, start_time, end_time, seats, taken_elsewhere)
      select min(product.id), 'Long ago', '{Sun}'::text[], '2020-05-01'::date, '2020-05-07'::date, '09:00'::time, '10:00'::time, 9, 0
      from product`)
    expect((await list('from=2020-05-01&to=2020-05-31')).total).toBe(0)
  })

  it('lists batches without a last day long after they began', async () => {
    await pool.query(`
      insert into batch (product_id, name, days, starts_on, start_time, end_time, seats, taken_elsewhere)
      select min(product.id), 'All year', '{Sun}'::text[], '2021-05-01'::date, '09:00'::time, '10:00'::time, 9, 0
      from product`)
    const { total, data } = await list('days=Sun&from=2021-05-01&to=2021-05-31')
    expect([total, data[0]?.days]).toEqual([1, ['Sun']])
  })
})

describe('products near a location', () => {
  it('lists products within the radius, the nearest first', async () => {
    const found = await list(`place=${place}&radius=50&per_page=100`)
    const atPlaces = found.data.filter(({ mode }) => mode !== 'online')
    const distances = atPlaces.map(({ distance_km: km }) => km ?? Number.NaN)
    expect(found).toMatchObject({ radius: 50, place: { slug: place } })
    expect(distances.length).toBeGreaterThan(2)
    expect(Math.max(...distances)).toBeLessThanOrEqual(50)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })

  it('lists every product taught online after those, without a distance', async () => {
    const online = (await list('kind=tuition&per_page=100')).data.filter(
      ({ mode }) => mode === 'online',
    )
    expect(online.length).toBeGreaterThan(0)
    const { data } = await list(`kind=tuition&place=${place}&per_page=100`)
    expect(data.length).toBeGreaterThan(online.length)
    const last = data.slice(-online.length)
    expect(new Set(last.map(({ slug }) => slug))).toEqual(new Set(online.map(({ slug }) => slug)))
    expect(last.every(({ distance_km: km }) => km === null)).toBe(true)
    expect(data.filter(({ mode }) => mode === 'online')).toHaveLength(online.length)
  })

  it('uses a larger default radius for a town, and accepts a radius of 0', async () => {
    expect((await list(`place=${place}`)).radius).toBe(25)
    const { radius, data } = await list('lat=10.1&lng=76.1&radius=0&per_page=100')
    expect(radius).toBe(0)
    expect(data.every(({ mode }) => mode === 'online')).toBe(true)
  })

  it('has no distances from a location that is only roughly known, the best known first', async () => {
    const where = 'lat=12.97&lng=77.59&radius=50&per_page=100'
    const found = await list(`${where}&is_approximate=true`)
    expect(found.total).toBe((await list(where)).total)
    expect(found.data.every(({ distance_km: km }) => km === null)).toBe(true)
    expect(names(found)).toEqual(names(await list(`${where}&is_approximate=true&sort=relevance`)))
  })

  it('returns no distance without a location', async () => {
    const { data, radius } = await list('')
    expect(radius).toBeNull()
    expect(data.every(({ distance_km: km }) => km === null)).toBe(true)
  })
})

describe('sorting products', () => {
  it('sorts by price, products without a price last', async () => {
    const { data } = await list('kind=workshop&sort=price&per_page=100')
    const prices = data.map(({ price }) => price ?? Number.POSITIVE_INFINITY)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it('sorts by the start date of the next batch', async () => {
    const { data } = await list('kind=camp&sort=date&per_page=100')
    const starts = data.flatMap(({ starts_on: day }) => day ?? [])
    expect(starts.length).toBeGreaterThan(5)
    expect(starts).toEqual([...starts].sort())
  })

  it('returns pages that never overlap', async () => {
    const first = await list('sort=name&per_page=60')
    const second = await list('sort=name&per_page=60&page=2')
    expect(new Set([...first.data, ...second.data].map(({ slug }) => slug)).size).toBe(120)
    expect(names(first)).toEqual(
      [...names(first)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    )
  })
})

describe('the counts of products', () => {
  it('of a filter value equal the total of the list with that value', async () => {
    const { facets } = await list('kind=tuition&filter_ids=321')
    expect(facets.map(({ name }) => name)).toEqual(['Subjects', 'Board', 'Mode of Training'])
    const [subjects, boards] = facets
    const maths = subjects?.values.find(({ id }) => id === 35)
    expect(maths?.count).toBe((await list('kind=tuition&filter_ids=321,35')).total)
    const icse = boards?.values.find(({ id }) => id === 322)
    expect(icse?.count).toBe((await list('kind=tuition&filter_ids=322')).total)
    expect(subjects?.values.map(({ name }) => name)).not.toContain('Others')
  })

  it('of a day equal the total of the list with that day', async () => {
    const { days } = await list('kind=activity&price_max=2')
    expect(days.map(({ day }) => day)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    for (const { day, count } of days)
      expect([day, count]).toEqual([
        day,
        (await list(`kind=activity&price_max=2&days=${day}`)).total,
      ])
  })

  it('of kinds ignore the selected kind and its filters only', async () => {
    const { kinds } = await list('kind=tuition&filter_ids=35&age_max=9')
    for (const { kind, count } of kinds)
      expect([kind, count]).toEqual([kind, (await list(`kind=${kind}&age_max=9`)).total])
  })

  it('of prices include every product with a price', async () => {
    const { prices } = await list('kind=camp&price_max=5')
    const { rows } = await pool.query(
      "select count(*)::integer as priced from product where kind = 'camp' and price is not null",
    )
    expect(prices?.step).toBe(2)
    expect(prices?.counts.reduce((sum, count) => sum + count, 0)).toBe(rows[0].priced)
  })

  it('include the filters of the kinds that the selected values belong to', async () => {
    expect((await list('')).facets).toEqual([])
    expect((await list('filter_ids=87')).facets.map(({ name }) => name)).toEqual(['Camps'])
  })

  it('are left out if not requested', async () => {
    expect(await list('counts=false&price_unit=month')).toMatchObject({
      kinds: [],
      facets: [],
      days: [],
      prices: null,
      price_units: [],
    })
  })
})

describe('invalid list requests', () => {
  it.each([
    ['kind=school', 'kind'],
    ['filter_ids=x', 'filter_ids'],
    ['filter_ids=35,35', 'filter_ids'],
    ['filter_ids=0', 'filter_ids'],
    ['radius=51', 'radius'],
    ['radius=-1', 'radius'],
    ['age_min=51', 'age_min'],
    ['age_min=7.5', 'age_min'],
    ['age_min=9&age_max=8', 'age_min'],
    ['price_max=51', 'price_max'],
    ['price_min=9&price_max=8', 'price_min'],
    ['days=Saturday', 'days'],
    ['days=Sat,Sat', 'days'],
    ['from=2027-02-31', 'from'],
    ['from=soon', 'from'],
    ['from=2027-05-02&to=2027-05-01', 'from'],
    ['sort=distance', 'sort'],
    ['sort=random', 'sort'],
    ['per_page=101', 'per_page'],
    ['page=0', 'page'],
    ['colour=red', 'colour'],
    [`place=${'a'.repeat(121)}`, 'place'],
  ])('return 400 and name the field: %s', async (query, field) => {
    const response = await app.inject(`/api/stores/products?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_request' })
    expect(response.json().errors[0].field).toBe(field)
  })

  it('return 404 for an unknown place', async () => {
    expect((await app.inject('/api/stores/products?place=no-such-place')).statusCode).toBe(404)
  })
})

describe('products whose exact place is not known', () => {
  const near = 'lat=12.97&lng=77.59&radius=5&per_page=100'
  const unplaced = { city: 'Bengaluru', district: 'Bengaluru', state: 'Karnataka' }
  const mathematics = 35
  let before: List

  beforeAll(async () => {
    before = await list(near)
    const [store] = await db.insert(stores).values({ brandName: 'Sums and Signs' }).returning()
    if (!store) throw new Error('The store was not inserted.')
    const product = {
      storeId: store.id,
      kind: 'tuition',
      mode: 'centre',
      priceUnit: 'month',
      ...unplaced,
    } as const
    await db.insert(products).values([
      {
        ...product,
        slug: 'measured-1',
        name: 'Measured',
        lat: 12.971,
        lng: 77.591,
        placeAccuracy: 'exact',
      },
      {
        ...product,
        slug: 'coded-1',
        name: 'Coded',
        filterIds: [mathematics],
        lat: 12.971,
        lng: 77.591,
        placeAccuracy: 'pincode',
      },
      { ...product, slug: 'unplaced-1', name: 'Unplaced' },
    ])
  })

  it('follow the others without a distance, and are counted apart', async () => {
    const found = await list(near)
    expect(found.total).toBe(before.total + 1)
    expect(found.approximate).toEqual({
      count: 2,
      district: 'Bengaluru',
      state: 'Karnataka',
      after: found.total,
    })
    expect(found.data).toHaveLength(found.total + 2)
    expect(new Set(names(found).slice(-2))).toEqual(new Set(['Coded', 'Unplaced']))
    expect(found.data.slice(-2).map(({ distance_km: km }) => km)).toEqual([null, null])
  })

  it('are on the last pages', async () => {
    const { total } = await list(near)
    const { totalPages } = await list(near.replace('per_page=100', 'per_page=1'))
    expect(totalPages).toBe(total + 2)
  })

  it('are left out of the counts of kinds and filter values', async () => {
    const found = await list(near)
    const tuitions = ({ kinds }: List) => kinds.find(({ kind }) => kind === 'tuition')?.count
    expect(tuitions(found)).toBe((tuitions(before) ?? 0) + 1)
    expect(valueCount(found)).toBe(valueCount(before))
  })

  it('are counted if no other product matches', async () => {
    const unmeasured = near.replace('radius=5', 'radius=5&kind=camp&filter_ids=129')
    const [store] = await db.insert(stores).values({ brandName: 'Out of Doors' }).returning()
    if (!store) throw new Error('The store was not inserted.')
    const camp = { storeId: store.id, kind: 'camp', mode: 'centre', priceUnit: 'camp' } as const
    await db.insert(products).values({
      ...camp,
      slug: 'camp-1',
      name: 'Camp',
      filterIds: [129],
      price: 9_000,
      ...unplaced,
    })
    const found = await list(unmeasured)
    expect(found).toMatchObject({ total: 0, approximate: { count: 1 } })
    const values = found.facets.flatMap(({ values }) => values)
    expect(values.find(({ id }) => id === 129)?.count).toBe(1)
    expect(found.kinds.find(({ kind }) => kind === 'camp')?.count).toBeGreaterThan(0)
    expect(found.price_units).toEqual([{ unit: 'camp', count: 1 }])
  })

  const valueCount = ({ facets }: List) =>
    facets.flatMap(({ values }) => values).find(({ id }) => id === mathematics)?.count
})
