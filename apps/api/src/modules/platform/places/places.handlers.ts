import type { Handlers } from '../../../contract/operations.ts'
import type { PlacesService } from './places.service.ts'

export function placesHandlers(places: PlacesService) {
  return {
    suggestPlaces: ({ query }) => places.suggest(query),
  } satisfies Partial<Handlers>
}
