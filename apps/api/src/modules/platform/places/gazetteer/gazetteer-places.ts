import type { PlaceInput } from '../place-row.ts'
import { majorCities } from './cities.ts'
import type { Town } from './towns.ts'
import { isKnownTown } from './well-known-towns.ts'

/** The towns of India, and well-known localities of its large cities. */
export function gazetteerPlaces(towns: readonly Town[]): PlaceInput[] {
  const cities = new Map(majorCities.map((city) => [`${city.state}/${city.city}`, city]))
  const fromPackage = towns.map(({ key, name, district, state, lat, lng }): PlaceInput => {
    const city = cities.get(`${state}/${name}`)
    const popularity = city ? 1 : isKnownTown(state, name) ? 0.8 : 0.15
    const known = { district: city?.district ?? district, state, pincode: null, lat, lng }
    return { source: 'cities.json', sourceId: key, name, type: 'town', ...known, popularity }
  })
  const localities = majorCities.flatMap(({ city, state, localities: parts }) =>
    parts.map(
      ({ name, lat, lng, pincode }): PlaceInput => ({
        source: 'edbazaar',
        sourceId: `${state}/${city}/${name}`,
        name,
        type: 'locality',
        // Users know the city better than its district.
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
