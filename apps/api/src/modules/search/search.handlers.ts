import { invalid } from '../../app-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Point } from '../platform/places/distance.ts'
import { normalise } from '../platform/text/normalise.ts'
import type { PopularSearches } from './popular/popular-searches.service.ts'
import type { QueryLog } from './query-log/query-log.service.ts'
import type { ResultsPage } from './results/results-page.service.ts'
import { type SuggestionImages, suggestionOf } from './suggest/suggestion.ts'
import type { Suggestions } from './suggestions.service.ts'
import type { Answers } from './understanding/answer.service.ts'
import type { QueryPlace } from './understanding/places/known-places.ts'
import { suggestedSearchOf } from './understanding/understood.ts'

export interface SearchDeps {
  readonly results: ResultsPage
  readonly suggestions: Suggestions
  readonly answers: Pick<Answers, 'places'>
  readonly popular: PopularSearches
  readonly queryLog: Pick<QueryLog, 'count' | 'countClick' | 'list'>
  readonly images: SuggestionImages
}

/** Suggested places, if there are names too. */
const maxPlaces = 2

export function searchHandlers(deps: SearchDeps) {
  const { results, suggestions, answers, popular, queryLog, images } = deps

  return {
    async suggestEverything({ query: { key, limit, lat, lng } }) {
      const { records } = await suggestions.suggest({ key, limit, location: pointOf(lat, lng) })
      return records.map((record) => suggestionOf(record, images))
    },

    async suggestSearches({ query: { key, limit, lat, lng } }) {
      const [{ asked, records }, places] = await Promise.all([
        suggestions.suggest({ key, limit, location: pointOf(lat, lng) }),
        answers.places(key, maxPlaces),
      ])
      const understood = asked && suggestedSearchOf(asked)
      const shown = places
        .map(suggestedPlace)
        .filter(({ query }) => query !== understood?.query)
        .slice(0, limit - (understood ? 1 : 0))
      const free = Math.max(0, limit - (understood ? 1 : 0) - shown.length)
      return {
        understood,
        places: shown,
        names: records.slice(0, free).map((record) => suggestionOf(record, images)),
      }
    },

    async searchEverything({ query }) {
      const here = pointOf(query.lat, query.lng)
      const { found, outcome } = await results.find({ ...query, here })
      if (query.page === 1) void queryLog.count(query.query, outcome)
      return found
    },

    async listPopularSearches({ query: { lat, lng } }) {
      return { searches: await popular.near(pointOf(lat, lng)) }
    },

    async countSearchClick({ body: { query, rank } }, reply) {
      void queryLog.countClick(query, rank ?? null)
      reply.code(202)
      return { msg: 'The click will be counted.' }
    },

    async listSearchQueries({ query: { days } }) {
      return queryLog.list(days)
    },
  } satisfies Partial<Handlers>
}

const suggestedPlace = (place: QueryPlace) => ({
  name: place.name,
  detail: [place.district === place.name ? null : place.district, place.state]
    .filter((part) => part !== null && part !== place.name)
    .join(', '),
  query: `schools in ${place.norm}${place.state && place.type !== 'state' ? ` ${normalise(place.state)}` : ''}`,
})

/** The user's location: both coordinates or none. */
function pointOf(lat: number | undefined, lng: number | undefined): Point | null {
  if (lat === undefined && lng === undefined) return null
  if (lat === undefined) throw invalid('lat', 'must be given with lng')
  if (lng === undefined) throw invalid('lng', 'must be given with lat')
  return { lat, lng }
}
