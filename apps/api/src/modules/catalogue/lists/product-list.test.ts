import { beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { createDemoApp } from '../../../../test/demo.ts'

interface Listed {
  name: string
  slug: string
  kind: string
  price: number | null
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
  kinds: { kind: string; count: number }[]
  facets: { name: string; values: { id: number; name: string; count: number }[] }[]
  days: { day: string; count: number }[]
  prices: { step: number; counts: number[] } | null
}

let app: TestApp['app']
let pool: TestApp['database']['pool']
let place: string

beforeAll(async () => {
  const created = await createDemoApp()
  app = created.app
  pool = created.database.pool
  const [found] = (await app.inject('/api/places/autocomplete?key=bengaluru')).json()
  place = found.slug
})

async function list(query: string): Promise<List> {
  const answer = await app.inject(`/api/stores/products?${query}`)
  expect(answer.statusCode, answer.payload).toBe(200)
  return answer.json()
}

const names = ({ data }: List) => data.map(({ name }) => name)

describe('the shortcuts of section 9', () => {
  it.each([
    ['tuition', [35, 26, 27, 36, 39, 24, 17]],
    ['activity', [62, 63, 109, 112, 45, 60, 68]],
    ['camp', [87, 129, 102]],
    ['workshop', [70, 171, 85]],
  ])('of %s each find something', async (kind, ids) => {
    for (const id of ids)
      expect([id, (await list(`kind=${kind}&filter_ids=${id}`)).total]).not.toEqual([id, 0])
  })
})

describe('what a list of products is narrowed by', () => {
  it('is an age that the product takes, from either end', async () => {
    const { data, total } = await list('age_min=15&age_max=16&per_page=100')
    expect(total).toBeGreaterThan(0)
    for (const { age_min: from, age_max: to } of data) {
      expect(from ?? 0).toBeLessThanOrEqual(16)
      expect(to ?? 99).toBeGreaterThanOrEqual(15)
    }
    expect((await list('age_max=0')).total).toBe(0)
  })

  it('is a price in thousands of rupees; what has none is left out', async () => {
    const { data } = await list('price_min=2&price_max=3&per_page=100')
    expect(data.length).toBeGreaterThan(0)
    for (const { price } of data) {
      expect(price).toBeGreaterThanOrEqual(2000)
      expect(price).toBeLessThanOrEqual(3000)
    }
  })

  it('are days on which a batch meets, as alternatives', async () => {
    const { data, total } = await list('days=Sat,Tue&per_page=100')
    expect(total).toBeGreaterThan(0)
    for (const { days } of data)
      expect(days.some((day) => day === 'Sat' || day === 'Tue')).toBe(true)
  })

  it('are the dates between which a batch begins', async () => {
    const { data, total } = await list('kind=camp&from=2027-05-01&to=2027-05-31&per_page=100')
    expect(total).toBeGreaterThan(0)
    const { rows } = await pool.query<{ slug: string }>(`
      select distinct slug from product join batch on product_id = product.id
      where kind = 'camp' and starts_on between '2027-05-01' and '2027-05-31'`)
    expect(data.map(({ slug }) => slug).sort()).toEqual(rows.map(({ slug }) => slug).sort())
    for (const { starts_on: day } of data) expect(day).toMatch(/^2027-05-/)
  })

  it('is one batch that fits both day and date', async () => {
    const { total } = await list('days=Sat&from=2027-03-01&to=2027-03-31')
    const { rows } = await pool.query(`
      select distinct product_id from batch
      where starts_on between '2027-03-01' and '2027-03-31' and days && '{Sat}'`)
    expect(total).toBe(rows.length)
  })

  it('is no batch that is over', async () => {
    await pool.query(`
      insert into batch (product_id, name, days, starts_on, ends_on, start_time, end_time, seats, seats_left)
      select min(product.id), 'Long ago', '{Sun}'::text[], '2020-05-01'::date, '2020-05-07'::date, '09:00'::time, '10:00'::time, 9, 9
      from product`)
    expect((await list('from=2020-05-01&to=2020-05-31')).total).toBe(0)
  })
})

describe('near a place', () => {
  it('lists what lies within the circle, the nearest first', async () => {
    const found = await list(`place=${place}&radius=50&per_page=100`)
    const distances = found.data.map(({ distance_km: km }) => km ?? Number.NaN)
    expect(found).toMatchObject({ radius: 50, place: { slug: place } })
    expect(distances.length).toBeGreaterThan(2)
    expect(Math.max(...distances)).toBeLessThanOrEqual(50)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })

  it('chooses a radius that fits a town, and takes 0 at its word', async () => {
    expect((await list(`place=${place}`)).radius).toBe(25)
    expect(await list('lat=10.1&lng=76.1&radius=0')).toMatchObject({ radius: 0, total: 0 })
  })

  it('tells no distance without a place', async () => {
    const { data, radius } = await list('')
    expect(radius).toBeNull()
    expect(data.every(({ distance_km: km }) => km === null)).toBe(true)
  })
})

describe('the order', () => {
  it('puts the lowest price first and those without one last', async () => {
    const { data } = await list('kind=workshop&sort=price&per_page=100')
    const prices = data.map(({ price }) => price ?? Number.POSITIVE_INFINITY)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it('puts the batch that begins soonest first', async () => {
    const { data } = await list('kind=camp&sort=date&per_page=100')
    const starts = data.flatMap(({ starts_on: day }) => day ?? [])
    expect(starts.length).toBeGreaterThan(5)
    expect(starts).toEqual([...starts].sort())
  })

  it('goes by pages that never overlap', async () => {
    const first = await list('sort=name&per_page=60')
    const second = await list('sort=name&per_page=60&page=2')
    expect(new Set([...first.data, ...second.data].map(({ slug }) => slug)).size).toBe(120)
    expect(names(first)).toEqual(
      [...names(first)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    )
  })
})

describe('the counts', () => {
  it('of a value are what the list holds with it', async () => {
    const { facets } = await list('kind=tuition&filter_ids=321')
    expect(facets.map(({ name }) => name)).toEqual(['Subjects', 'Board', 'Mode of Training'])
    const [subjects, boards] = facets
    const maths = subjects?.values.find(({ id }) => id === 35)
    expect(maths?.count).toBe((await list('kind=tuition&filter_ids=321,35')).total)
    const icse = boards?.values.find(({ id }) => id === 322)
    expect(icse?.count).toBe((await list('kind=tuition&filter_ids=322')).total)
    expect(subjects?.values.map(({ name }) => name)).not.toContain('Others')
  })

  it('of a day are what the list holds with it', async () => {
    const { days } = await list('kind=activity&price_max=2')
    expect(days.map(({ day }) => day)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    for (const { day, count } of days)
      expect([day, count]).toEqual([
        day,
        (await list(`kind=activity&price_max=2&days=${day}`)).total,
      ])
  })

  it('of kinds do not mind the kind and its filters, but all else', async () => {
    const { kinds } = await list('kind=tuition&filter_ids=35&age_max=9')
    for (const { kind, count } of kinds)
      expect([kind, count]).toEqual([kind, (await list(`kind=${kind}&age_max=9`)).total])
  })

  it('of prices hold every product that tells one', async () => {
    const { prices } = await list('kind=camp&price_max=5')
    const { rows } = await pool.query(
      "select count(*)::integer as told from product where kind = 'camp' and price is not null",
    )
    expect(prices?.step).toBe(2)
    expect(prices?.counts.reduce((sum, count) => sum + count, 0)).toBe(rows[0].told)
  })

  it('offer the filters of those kinds that are named where none is asked for', async () => {
    expect((await list('')).facets).toEqual([])
    expect((await list('filter_ids=87')).facets.map(({ name }) => name)).toEqual(['Camps'])
  })

  it('are left out where nobody wants them', async () => {
    expect(await list('counts=false')).toMatchObject({
      kinds: [],
      facets: [],
      days: [],
      prices: null,
    })
  })
})

describe('what cannot be asked', () => {
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
  ])('is named: %s', async (query, field) => {
    const answer = await app.inject(`/api/stores/products?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
    expect(answer.json().errors[0].field).toBe(field)
  })

  it('is a place that nobody knows', async () => {
    expect((await app.inject('/api/stores/products?place=no-such-place')).statusCode).toBe(404)
  })
})
