import { places } from '@edbazaar/api-client/testing'
import { expect, test } from 'vitest'
import { fromGazetteer, fromGoogle, withPin } from './listing-place'

test('a place of the gazetteer is joined, and leaves its exactness to the server', () => {
  const [indiranagar] = places
  expect(indiranagar && fromGazetteer(indiranagar)).toEqual({
    location: 'Indiranagar, Bengaluru Urban, Karnataka, India',
    lat: 12.9784,
    long: 77.6408,
    place: 'indiranagar-bengaluru',
  })
})

test('a Google place says whether it is exact, and a pin always is', () => {
  const point = { lat: 12.97, lng: 77.64 }
  const stored = { location: 'Indiranagar', lat: 12.97, long: 77.64 }
  expect(fromGoogle({ location: 'Indiranagar', ...point, isExact: false })).toEqual({
    ...stored,
    is_exact: false,
  })
  expect(withPin('Indiranagar', point)).toEqual({ ...stored, is_exact: true })
})
