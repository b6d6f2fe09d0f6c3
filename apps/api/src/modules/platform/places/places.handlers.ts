import type { FastifyRequest } from 'fastify'
import type { PlaceSearch, PlacesService } from './places.service.ts'

type SuggestRequest = FastifyRequest<{ Querystring: PlaceSearch }>

export function placesHandlers(places: PlacesService) {
  return {
    suggestPlaces: ({ query }: SuggestRequest) => places.suggest(query),
  }
}
