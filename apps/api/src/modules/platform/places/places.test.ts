import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import type { PlaceInput } from './place-row.ts'
import { writePlaces } from './write-places.repository.ts'

const place = (name: string, more: Partial<PlaceInput> = {}): PlaceInput => ({
  source: 'test',
  sourceId: `${name}/${more.district ?? ''}`,
  name,
  type: 'locality',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  pincode: null,
  lat: 12.97,
  lng: 77.6,
  pointRank: 4,
  popularity: 0.15,
  ...more,
})

const known = [
  place('Bengaluru', { type: 'town', popularity: 0.9 }),
  place('Bangalore City', { type: 'post_office', popularity: 0.32 }),
  place('Mysuru', { type: 'town', district: 'Mysuru', lat: 12.3, lng: 76.65, popularity: 0.75 }),
  place('Rampur', { type: 'town', district: 'Rampur', state: 'Uttar Pradesh', lat: 28.8, lng: 79 }),
  place('Rampur', { district: 'Puri', state: 'Odisha', lat: 19.9, lng: 85.8 }),
  place('Rampur', { district: 'Patna', state: 'Bihar', lat: 25.6, lng: 85.1 }),
  place('HSR Layout', { pincode: '560102' }),
  place('560102', { type: 'pincode', pincode: '560102', popularity: 0.3 }),
  place('सरस्वती नगर', { district: 'Nagpur', state: 'Maharashtra' }),
  place('Nowhere', { lat: null, lng: null }),
]

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await writePlaces(test.database.db, known)
})

async function suggest(query: Record<string, string>) {
  const response = await test.app.inject({ url: '/api/places/autocomplete', query })
  return { status: response.statusCode, places: response.json() }
}

async function slugs(query: Record<string, string>): Promise<string[]> {
  const { places } = await suggest(query)
  return places.map((found: { slug: string }) => found.slug)
}

describe('GET /places/autocomplete', () => {
  it('finds places by prefix, with the details that distinguish them', async () => {
    const { status, places } = await suggest({ key: 'mysu' })
    expect(status).toBe(200)
    expect(places).toEqual([
      {
        slug: 'mysuru',
        name: 'Mysuru',
        detail: 'Karnataka',
        type: 'town',
        lat: 12.3,
        lng: 76.65,
        is_approximate: false,
        pincode: null,
      },
    ])
  })

  it('finds a renamed city by its old name, before places that still have that name', async () => {
    expect((await slugs({ key: 'bangalore' }))[0]).toBe('bengaluru')
    expect((await slugs({ key: 'banga' }))[0]).toBe('bengaluru')
    expect((await slugs({ key: 'mysore' }))[0]).toBe('mysuru')
  })

  it('finds places by a later word', async () => {
    expect(await slugs({ key: 'layout' })).toEqual(['hsr-layout-bengaluru-urban'])
  })

  it('finds PIN codes by prefix, and places within a complete one', async () => {
    expect(await slugs({ key: '5601' })).toEqual(['560102'])
    expect((await slugs({ key: '560102' })).sort()).toEqual([
      '560102',
      'hsr-layout-bengaluru-urban',
    ])
  })

  it('ranks towns before villages, and near places first if a location is given', async () => {
    expect((await slugs({ key: 'rampur' }))[0]).toBe('rampur')
    const near = await slugs({ key: 'rampur', lat: '19.8', lng: '85.8' })
    expect(near[0]).toBe('rampur-puri')
    expect(near).toHaveLength(3)
  })

  it('distinguishes places with the same name by their district', async () => {
    expect(await slugs({ key: 'rampur patna' })).toEqual(['rampur-patna'])
  })

  it('finds Devanagari names by transliteration', async () => {
    expect(await slugs({ key: 'saraswati' })).toHaveLength(1)
  })

  it.each(['bnegaluru', 'bengallurru', 'mysurru'])('understands the misspelt %s', async (key) => {
    expect((await slugs({ key }))[0]).toMatch(/^(bengaluru|mysuru)$/)
  })

  it('omits places without coordinates, and respects the limit', async () => {
    expect(await slugs({ key: 'nowhere' })).toEqual([])
    expect(await slugs({ key: 'rampur', limit: '2' })).toHaveLength(2)
  })

  it.each([' ', '!!!', '%_\\', '"{}"', "'; drop table place; --", '\u202e\ud83d\ude00'])(
    'returns a list for %j',
    async (key) => {
      const { status, places } = await suggest({ key })
      expect(status).toBe(200)
      expect(Array.isArray(places)).toBe(true)
    },
  )
})

async function namesOf(bounds: readonly number[], zoom: number) {
  const query = { bounds: bounds.join(','), zoom: String(zoom) }
  const response = await test.app.inject({ url: '/api/places/map', query })
  return { response, names: response.json() }
}

describe('GET /places/map', () => {
  beforeAll(async () => {
    await writePlaces(test.database.db, [
      place('Nashik', { type: 'town', district: 'Nashik', lat: 20, lng: 73.8, popularity: 0.8 }),
      place('Sinnar', { type: 'town', district: 'Nashik', lat: 19.85, lng: 74 }),
      place('Gangapur Road', { district: 'Nashik', lat: 20.01, lng: 73.76, popularity: 0.4 }),
      place('Satpur', { district: 'Nashik', lat: 19.99, lng: 73.73 }),
      place('Satpur SO', { type: 'post_office', district: 'Nashik', lat: 19.97, lng: 73.7 }),
      place('Beside Satpur', { district: 'Nashik', lat: 19.9901, lng: 73.7301, popularity: 0.1 }),
    ])
  })
  const nashik = [19.7, 73.6, 20.2, 74.1]

  it.each([
    [6, nashik, ['Nashik']],
    [9, nashik, ['Nashik', 'Sinnar']],
    [11, nashik, ['Nashik', 'Gangapur Road', 'Sinnar']],
    [14, [19.95, 73.68, 20.02, 73.82], ['Nashik', 'Gangapur Road', 'Satpur', 'Satpur SO']],
  ])('shows smaller places at zoom %i, one for each square', async (zoom, bounds, expected) => {
    const { response, names } = await namesOf(bounds, zoom)
    expect(response.statusCode, response.payload).toBe(200)
    expect(names.map(({ name }: { name: string }) => name)).toEqual(expected)
  })

  it('answers with types and coordinates that browsers may cache', async () => {
    const { response, names } = await namesOf(nashik, 9)
    expect(names).toEqual([
      { name: 'Nashik', type: 'city', lat: 20, lng: 73.8 },
      { name: 'Sinnar', type: 'town', lat: 19.85, lng: 74 },
    ])
    expect(response.headers['cache-control']).toBe('public, max-age=86400')
  })

  it('is empty outside India, and refuses impossible bounds', async () => {
    expect((await namesOf([50, 0, 51, 1], 9)).names).toEqual([])
    for (const [bounds, zoom] of [
      [[20, 73, 19, 74], 9],
      [[5, 65, 38, 98], 13],
    ] as const) {
      const { response } = await namesOf(bounds, zoom)
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toMatchObject([{ field: 'bounds' }])
    }
  })
})

describe('GET /places/at-point', () => {
  it('describes a point by the places around it', async () => {
    const url = '/api/places/at-point?lat=12.3001&long=76.6502'
    expect((await test.app.inject(url)).json()).toEqual({
      location: 'Mysuru, Karnataka, India',
      locality: 'Mysuru',
      city: 'Mysuru',
      district: 'Mysuru',
      state: 'Karnataka',
      pincode: null,
    })
  })

  it('refuses a point far from India', async () => {
    const response = await test.app.inject('/api/places/at-point?lat=51.5&long=0')
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].field).toBe('lat')
  })
})

describe('writePlaces', () => {
  it('changes nothing the second time', async () => {
    expect(await writePlaces(test.database.db, known)).toEqual({
      inserted: 0,
      updated: 0,
      unchanged: known.length,
    })
  })
})
