import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { places, schools } from '../../../db/schema/index.ts'
import { pointRanks } from '../../platform/places/point-rank.ts'

const { app, database } = await createTestApp()

const center = { lat: 12.9784, lng: 77.6408 }
/** A degree of latitude is 111.195 km. */
const north = (km: number) => ({ lat: center.lat + km / 111.195, lng: center.lng })
const [cbse, icse, boarding, library, playground] = [1, 2, 7, 201, 207]

const school = (name: string, more: Partial<typeof schools.$inferInsert> = {}) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  ...more,
})

await database.db.insert(schools).values([
  school('Amber School', {
    ...north(1),
    filterIds: [cbse, library],
    feeMin: 40_000,
    feeMax: 50_000,
    ageMin: 3,
    ageMax: 6,
    popularity: 0.2,
  }),
  school('Basil School', {
    ...north(2),
    filterIds: [cbse, playground],
    feeMin: 90_000,
    ageMin: 6,
    ageMax: 16,
    popularity: 0.9,
  }),
  school('Cedar School', {
    ...north(4),
    filterIds: [icse, library, boarding],
    feeMin: 60_000,
    ageMin: 11,
    ageMax: 18,
    popularity: 0.5,
  }),
  school('Dahlia School', { ...north(4), popularity: 0.1 }),
  school('Elm School', { ...north(8), filterIds: [icse] }),
  school('Fern School', { ...north(60), filterIds: [cbse], feeMin: 20_000 }),
  school('Gone School', { ...north(1), filterIds: [cbse], isActive: false }),
  school('Nowhere School', { feeMin: 10_000 }),
])

/** Around another center, with schools whose exact place is not known. */
const coast = { lat: 9.97, lng: 76.28 }
const ernakulam = { district: 'Ernakulam', state: 'Kerala' }
const nearCoast = (query: Record<string, string | number> = {}) => list({ ...coast, ...query })
const names = ({ data }: Listed) => data.map(({ name }) => name)

interface Listed {
  data: {
    name: string
    distance_km: number | null
    is_place_approximate: boolean
    lat: number | null
  }[]
  place: { is_approximate: boolean } | null
  approximate: { count: number; district: string; state: string; after: number } | null
  total: number
  totalPages: number
  radius: number | null
  facets: { name: string; values: { id: number; count: number }[] }[]
  ages: { band: string; count: number }[]
  fees: { step: number; counts: number[] } | null
}

async function list(query: Record<string, string | number | boolean> = {}): Promise<Listed> {
  const words = Object.entries(query).map(([name, value]) => [name, String(value)])
  const response = await app.inject(`/api/schools/all?${new URLSearchParams(words)}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const near = (query: Record<string, string | number | boolean> = {}) =>
  list({ ...center, ...query })
const initials = ({ data }: Listed) => data.map(({ name }) => name.charAt(0)).join('')
const countOf = ({ facets }: Listed, id: number) =>
  facets.flatMap(({ values }) => values).find((value) => value.id === id)?.count

describe('schools near a location', () => {
  it('are those within the radius, sorted by distance and id, with an exact total', async () => {
    const found = await near({ radius: 5 })
    expect(initials(found)).toBe('ABCD')
    expect(found).toMatchObject({ total: 4, is_total_exact: true, totalPages: 1, radius: 5 })
    expect(found.data.map(({ distance_km }) => distance_km?.toFixed(2))).toEqual([
      '1.00',
      '2.00',
      '4.00',
      '4.00',
    ])
  })

  it('are at most 50 kilometres away', async () => {
    expect(initials(await near({ radius: 50 }))).toBe('ABCDE')
  })

  it('are up to 25 km from a town and 5 km from any other location by default', async () => {
    const place = { ...center, source: 'test', norm: 'here', pointRank: pointRanks.town }
    await database.db.insert(places).values([
      { ...place, slug: 'a-town', sourceId: '1', name: 'A town', type: 'town' },
      { ...place, slug: 'a-locality', sourceId: '2', name: 'A locality', type: 'locality' },
    ])
    expect(await list({ place: 'a-town' })).toMatchObject({ radius: 25, total: 5 })
    expect(await list({ place: 'a-locality' })).toMatchObject({ radius: 5, total: 4 })
    expect(await list({ place: 'a-town', radius: 1 })).toMatchObject({ radius: 1, total: 1 })
  })

  it.each([
    ['relevance', 'BCADE'],
    ['distance', 'ABCDE'],
    ['fees', 'ACBDE'],
    ['name', 'ABCDE'],
  ])('are sorted by %s', async (sort, order) => {
    expect(initials(await near({ radius: 10, sort }))).toBe(order)
  })

  it('are paged without gaps or repetitions', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => near({ radius: 10, per_page: 2, page })),
    )
    expect(pages.map(initials)).toEqual(['AB', 'CD', 'E'])
    expect(pages.map(({ total, totalPages }) => [total, totalPages])).toEqual([
      [5, 3],
      [5, 3],
      [5, 3],
    ])
  })

  it('match one value of every selected filter', async () => {
    expect(initials(await near({ radius: 10, filter_ids: `${cbse},${icse}` }))).toBe('ABCE')
    expect(initials(await near({ radius: 10, filter_ids: `${cbse},${icse},${library}` }))).toBe(
      'AC',
    )
  })

  it('count a value without its own filter and with all others', async () => {
    const found = await near({ radius: 10, filter_ids: `${cbse},${library}` })
    expect(initials(found)).toBe('A')
    expect(countOf(found, cbse)).toBe(1)
    expect(countOf(found, icse)).toBe(1)
    expect(countOf(found, library)).toBe(1)
    expect(countOf(found, playground)).toBe(1)
    expect(countOf(found, boarding)).toBe(0)
  })

  it('match an age band that overlaps their ages', async () => {
    expect(initials(await near({ ages: '2.5-6' }))).toBe('A')
    expect(initials(await near({ ages: '6-11' }))).toBe('B')
    expect(initials(await near({ ages: '2.5-6,14-18' }))).toBe('ABC')
    const { ages } = await near({ ages: '2.5-6', filter_ids: library })
    expect(ages.map(({ count }) => count)).toEqual([1, 0, 1, 1])
  })

  it('match the fee range, and the fee histogram ignores it', async () => {
    const found = await near({ fee_min: 50_000, fee_max: 90_000 })
    expect(initials(found)).toBe('BC')
    expect(found.fees?.counts.reduce((sum, bar) => sum + bar)).toBe(3)
    expect(found.fees?.counts).toHaveLength(16)
  })

  it('have no fee histogram without fees', async () => {
    expect((await list({ ...north(8), radius: 1 })).fees).toBeNull()
  })

  it('have no counts if none are requested', async () => {
    const found = await near({ counts: 'false', filter_ids: cbse })
    expect(found).toMatchObject({ total: 2, facets: [], ages: [], fees: null })
  })
})

describe('schools near a location that is only roughly known', () => {
  beforeAll(async () => {
    const place = { ...center, source: 'test', norm: 'hereabouts', type: 'locality' } as const
    const pointRank = pointRanks.approximate
    await database.db
      .insert(places)
      .values({ ...place, slug: 'hereabouts', sourceId: '3', name: 'Hereabouts', pointRank })
  })

  it.each([{}, { sort: 'distance' }])(
    'have no distance, and the best known come first: %j',
    async (query) => {
      for (const where of [{ place: 'hereabouts' }, { ...center, is_approximate: true }]) {
        const found = await list({ ...where, ...query, radius: 5 })
        expect(initials(found)).toBe('BCAD')
        expect(found).toMatchObject({ total: 4, radius: 5, approximate: null })
        expect(found.data.every(({ distance_km: km, lat }) => km === null && lat !== null)).toBe(
          true,
        )
      }
    },
  )

  it('are known by the place', async () => {
    const isApproximate = async (place: string) => (await list({ place })).place?.is_approximate
    expect([await isApproximate('hereabouts'), await isApproximate('a-town')]).toEqual([
      true,
      false,
    ])
  })
})

describe('schools of the whole country', () => {
  it('are sorted by popularity, without distances', async () => {
    const found = await list()
    expect(initials(found)).toBe('BCADEFN')
    expect(found).toMatchObject({ total: 7, is_total_exact: true, radius: null, place: null })
    expect(found.data.every(({ distance_km }) => distance_km === null)).toBe(true)
  })

  it.each([
    ['fees', 'NFACBDE'],
    ['name', 'ABCDEFN'],
  ])('are sorted by %s', async (sort, order) => {
    expect(initials(await list({ sort }))).toBe(order)
  })

  it('are filtered and counted like those near a location', async () => {
    const found = await list({ filter_ids: cbse, fee_max: 50_000, sort: 'fees' })
    expect(initials(found)).toBe('FA')
    expect([countOf(found, cbse), countOf(found, icse), countOf(found, library)]).toEqual([2, 0, 1])
  })
})

describe('an invalid list request', () => {
  it.each([
    ['sort=distance', 'sort'],
    ['filter_ids=9999', 'filter_ids'],
    ['filter_ids=35', 'filter_ids'],
    ['fee_min=5&fee_max=2', 'fee_min'],
    ['lat=12', 'lng'],
    ['radius=51', 'radius'],
    ['per_page=101', 'per_page'],
    ['page=1000000000', 'page'],
    ['ages=3-4', 'ages'],
  ])('%s returns 400 and names %s', async (query, field) => {
    const response = await app.inject(`/api/schools/all?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].field).toBe(field)
  })

  it('for an unknown place returns 404', async () => {
    expect((await app.inject('/api/schools/all?place=atlantis')).statusCode).toBe(404)
  })
})

describe('similar schools', () => {
  const similarTo = async (slug: string): Promise<string> => {
    const { similar } = (await app.inject(`/api/schools/${slug}`)).json()
    return similar.map(({ name }: { name: string }) => name.charAt(0)).join('')
  }

  it('are those with a common board first, then the nearest', async () => {
    expect(await similarTo('amber-school')).toBe('BCDE')
    expect(await similarTo('elm-school')).toBe('CDBA')
  })

  it('are empty for a school without a location', async () => {
    expect(await similarTo('nowhere-school')).toBe('')
  })
})

describe('schools whose exact place is not known', () => {
  beforeAll(async () => {
    await database.db.insert(schools).values([
      school('Placed Near', { lat: 9.98, lng: 76.28, ...ernakulam, placeAccuracy: 'exact' }),
      school('Placed Farther', { lat: 10, lng: 76.28, ...ernakulam, placeAccuracy: 'exact' }),
      school('Somewhere Central', { ...coast, ...ernakulam, placeAccuracy: 'district' }),
      school('Somewhere Coded', {
        ...coast,
        ...ernakulam,
        placeAccuracy: 'pincode',
        filterIds: [cbse],
      }),
      school('Doubtful', { ...coast, ...ernakulam, placeAccuracy: 'doubtful' }),
      school('Unplaced', ernakulam),
      school('Elsewhere', {
        ...coast,
        district: 'Idukki',
        state: 'Kerala',
        placeAccuracy: 'district',
      }),
    ])
  })

  it('follow the measured ones of their district, without a distance, and are counted apart', async () => {
    const found = await nearCoast()
    expect(names(found)).toEqual([
      'Placed Near',
      'Placed Farther',
      'Somewhere Coded',
      'Somewhere Central',
      'Doubtful',
      'Unplaced',
    ])
    expect(found.total).toBe(2)
    expect(found.approximate).toEqual({
      count: 4,
      district: 'Ernakulam',
      state: 'Kerala',
      after: 2,
    })
    for (const { name, distance_km, lat } of found.data)
      expect([distance_km, lat].every((value) => value === null)).toBe(!name.startsWith('Placed'))
  })

  it.each(['relevance', 'distance', 'fees', 'name'])('are last when sorted by %s', async (sort) => {
    const { data } = await nearCoast({ sort })
    expect(data.slice(0, 2).every(({ distance_km }) => distance_km !== null)).toBe(true)
    expect(data.slice(2).every(({ distance_km }) => distance_km === null)).toBe(true)
  })

  it('are paged after the measured ones without gaps or repetitions', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => nearCoast({ per_page: 2, page })))
    expect(pages.flatMap(names)).toEqual(names(await nearCoast()))
    expect(pages[0]?.totalPages).toBe(3)
  })

  it('are in the counts, which are the numbers that each filter lists', async () => {
    expect(countOf(await nearCoast(), cbse)).toBe(1)
    const found = await nearCoast({ filter_ids: cbse })
    expect(names(found)).toEqual(['Somewhere Coded'])
    expect(found).toMatchObject({ total: 0, approximate: { count: 1 } })
    expect(countOf(found, cbse)).toBe(1)
    const kannur = { district: 'Kannur', state: 'Kerala', placeAccuracy: 'district' } as const
    const place = { lat: 11.87, lng: 75.37 }
    await database.db.insert(schools).values([
      school('Known Near', {
        ...kannur,
        lat: 11.89,
        lng: 75.37,
        placeAccuracy: 'exact',
        filterIds: [cbse],
      }),
      school('Somewhere Cheap', { ...place, ...kannur, filterIds: [cbse], feeMin: 20_000 }),
      school('Somewhere Dear', {
        ...place,
        ...kannur,
        filterIds: [icse],
        feeMin: 90_000,
        ageMin: 6,
        ageMax: 16,
      }),
    ])
    const unmeasured = await list({ ...place, filter_ids: icse })
    expect(names(unmeasured)).toEqual(['Somewhere Dear'])
    expect([cbse, icse].map((value) => countOf(unmeasured, value))).toEqual([2, 1])
    expect(unmeasured.fees?.counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(unmeasured.ages.find(({ band }) => band === '6-11')?.count).toBe(1)
    const both = await list(place)
    expect([cbse, icse].map((value) => countOf(both, value))).toEqual([2, 1])
    const filtered = await list({ ...place, filter_ids: cbse })
    expect(filtered).toMatchObject({ total: 1, approximate: { count: 1 } })
    expect([cbse, icse].map((value) => countOf(filtered, value))).toEqual([2, 1])
    expect(both.fees?.counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  })

  it('come before the measured ones outside their city when sorted by distance', async () => {
    const delhi = { lat: 28.65, lng: 77.22 }
    const inDelhi = (district: string) => ({ district, state: 'Delhi' }) as const
    const ghaziabad = { district: 'Ghaziabad', state: 'Uttar Pradesh' } as const
    await database.db.insert(schools).values([
      school('Ashoka Hill', { lat: 28.66, lng: 77.4, ...ghaziabad, placeAccuracy: 'exact' }),
      school('Known in Delhi', {
        lat: 28.66,
        lng: 77.22,
        ...inDelhi('Central Delhi'),
        placeAccuracy: 'exact',
      }),
      school('Somewhere West', { ...delhi, ...inDelhi('West Delhi'), placeAccuracy: 'district' }),
      school('Somewhere East', { ...delhi, ...inDelhi('East Delhi'), placeAccuracy: 'district' }),
    ])
    const inCity = (query = {}) => list({ ...delhi, radius: 25, ...query })
    const found = await inCity()
    expect(names(found)).toEqual([
      'Known in Delhi',
      'Somewhere West',
      'Somewhere East',
      'Ashoka Hill',
    ])
    expect(found).toMatchObject({ total: 2, approximate: { count: 2, after: 1 }, totalPages: 1 })
    const pages = await Promise.all([1, 2, 3].map((page) => inCity({ per_page: 2, page })))
    expect(pages.map(names)).toEqual([
      ['Known in Delhi', 'Somewhere West'],
      ['Somewhere East', 'Ashoka Hill'],
      [],
    ])
    const byName = await inCity({ sort: 'name' })
    expect(names(byName).slice(0, 2)).toEqual(['Ashoka Hill', 'Known in Delhi'])
    expect(byName.approximate).toMatchObject({ count: 2, after: 2 })
    const inCircle = await list({ lat: 28.66, lng: 77.4, radius: 25 })
    expect(inCircle.approximate).toBeNull()
  })

  it('are absent near a place of another district and have no pin on the map', async () => {
    expect((await near()).approximate).toBeNull()
    const map = await app.inject(
      `/api/schools/map?bounds=9.9,76.2,10.05,76.35&zoom=14&lat=${coast.lat}&lng=${coast.lng}`,
    )
    const { clusters } = map.json()
    expect(clusters.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2)
  })
})
