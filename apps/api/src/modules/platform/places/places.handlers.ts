import type { Handlers } from '../../../contract/operations.ts'
import type { LocationResolver } from './location-resolver.ts'
import type { MapNamesService } from './map-names.service.ts'
import type { PlacesService } from './places.service.ts'

interface PlacesHandlersDeps {
  readonly places: PlacesService
  readonly locations: LocationResolver
  readonly mapNames: MapNamesService
}

/** The time for which browsers may use names of a map without asking again: they change with imports. */
const browserCaching = 'public, max-age=86400'

export function placesHandlers({ places, locations, mapNames }: PlacesHandlersDeps) {
  return {
    suggestPlaces: ({ query }) => places.suggest(query),

    async mapPlaces({ query }, reply) {
      const names = await mapNames.within(query)
      reply.header('cache-control', browserCaching)
      return names
    },

    describePoint: ({ query: { lat, long } }) => locations.at({ lat, lng: long }),
  } satisfies Partial<Handlers>
}
