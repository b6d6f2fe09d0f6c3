import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { places } from '../../../db/schema/places.ts'
import { createLocationResolver } from './location-resolver.ts'
import { placeRow } from './place-row.ts'
import { createPlacesRepository } from './places.repository.ts'

const known = {
  source: 'test',
  state: 'Karnataka',
  district: 'Bengaluru Urban',
  pincode: null,
  pointRank: 6,
}
const town = { ...known, type: 'town', popularity: 0.15 } as const
const part = { ...known, type: 'locality', popularity: 0.7, district: 'Bengaluru' } as const

const rows = [
  { ...town, name: 'Bengaluru', lat: 12.9716, lng: 77.5946, popularity: 1 },
  { ...town, name: 'Hoskote', lat: 13.0707, lng: 77.7981, district: 'Bengaluru Rural' },
  { ...part, name: 'Indiranagar', lat: 12.9784, lng: 77.6408, pincode: '560038' },
  { ...part, name: 'Ulsoor', lat: 12.9817, lng: 77.62, pincode: '560008' },
  { ...town, name: 'Mysuru', lat: 12.2958, lng: 76.6394, district: 'Mysuru', popularity: 0.8 },
  { ...part, name: 'Indiranagar', lat: 12.31, lng: 76.66, district: 'Mysuru', popularity: 0.3 },
]

describe('the location resolver', async () => {
  const { db } = await createTestDatabase()
  await db
    .insert(places)
    .values(
      rows
        .map((row, i) => placeRow({ ...row, sourceId: String(i) }))
        .map((row, i) => ({ ...row, slug: `${row.slug}${i === 5 ? '-2' : ''}` })),
    )
  const { of, at } = createLocationResolver(createPlacesRepository(db))
  const bengaluru = { city: 'Bengaluru', district: 'Bengaluru Urban', state: 'Karnataka' }
  const indiranagar = { lat: 12.9784, lng: 77.6408 }

  it('uses the selected place, with approximate accuracy at its point', async () => {
    const location = 'Indiranagar, Bengaluru, Karnataka, India'
    expect(await of({ location, ...indiranagar, place: 'indiranagar-bengaluru' })).toEqual({
      ...bengaluru,
      ...indiranagar,
      pincode: '560038',
      placeAccuracy: 'pincode',
    })
    expect(await of({ location: 'Bengaluru', place: 'bengaluru' })).toMatchObject({
      ...bengaluru,
      lat: 12.9716,
      pincode: null,
      placeAccuracy: 'district',
    })
  })

  it('is exact if the point differs from the place’s', async () => {
    const point = { lat: 12.98, lng: 77.645 }
    expect(
      await of({ location: 'Indiranagar', ...point, place: 'indiranagar-bengaluru' }),
    ).toMatchObject({ ...bengaluru, ...point, placeAccuracy: 'exact' })
  })

  it('uses a point alone, with the town that people would name and the nearest PIN code', async () => {
    const point = { lat: 12.977, lng: 77.64 }
    expect(await of({ location: '12, 100 Feet Road', ...point })).toEqual({
      ...bengaluru,
      ...point,
      pincode: '560038',
      placeAccuracy: 'exact',
    })
    expect(await of({ location: 'Old Madras Road', lat: 13.07, lng: 77.79 })).toMatchObject({
      city: 'Hoskote',
      district: 'Bengaluru Rural',
      pincode: null,
    })
  })

  it('is exact if the point is said to be, and approximate if it is said not to be', async () => {
    const location = 'Indiranagar, Bengaluru, Karnataka, India'
    const pinned = { location, ...indiranagar, place: 'indiranagar-bengaluru', isExact: true }
    expect(await of(pinned)).toMatchObject({ placeAccuracy: 'exact', pincode: '560038' })
    const area = { location, lat: 12.98, lng: 77.645, isExact: false }
    expect(await of(area)).toMatchObject({ placeAccuracy: 'pincode', pincode: '560038' })
    const city = { location: 'Bengaluru, Karnataka, India', lat: 12.97, lng: 77.59, isExact: false }
    expect(await of(city)).toMatchObject({ placeAccuracy: 'district', pincode: null })
  })

  it('ignores a selected place far from the point', async () => {
    const found = { location: 'Mysuru', ...indiranagar, place: 'mysuru' }
    expect(await of(found)).toMatchObject({ ...bengaluru, placeAccuracy: 'exact' })
  })

  it('is derived from the names, with the surrounding place to choose between equal names', async () => {
    expect(await of({ location: 'Indiranagar, Mysuru, Karnataka, India' })).toMatchObject({
      city: 'Mysuru',
      lat: 12.31,
      placeAccuracy: 'pincode',
    })
    expect(await of({ location: 'Indira Nagar Extension' })).toMatchObject({
      lat: null,
      city: null,
    })
  })

  it('may be unknown', async () => {
    const found = await of({ location: 'Middle of the sea', lat: 8.5, lng: 70.1 })
    expect(found).toMatchObject({ lat: 8.5, city: null, state: null, placeAccuracy: 'exact' })
    expect(await of({ location: '😀' })).toMatchObject({ lat: null, placeAccuracy: null })
  })

  it('is described for a point, as far as it is known', async () => {
    expect(await at({ lat: 12.977, lng: 77.64 })).toEqual({
      location: 'Indiranagar, Bengaluru, Karnataka, India',
      locality: 'Indiranagar',
      ...bengaluru,
      pincode: '560038',
    })
    expect(await at({ lat: 13.0707, lng: 77.7981 })).toMatchObject({
      location: 'Hoskote, Karnataka, India',
      locality: 'Hoskote',
      pincode: null,
    })
    expect(await at({ lat: 12.9, lng: 77.9 })).toMatchObject({
      location: 'Bengaluru, Karnataka, India',
      locality: null,
    })
    expect(await at({ lat: 8.5, lng: 70.1 })).toEqual({
      location: null,
      locality: null,
      city: null,
      district: null,
      state: null,
      pincode: null,
    })
  })
})
