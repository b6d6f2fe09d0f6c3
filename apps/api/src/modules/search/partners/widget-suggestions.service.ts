import { invalid } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import { isWithin } from '../near/is-within.ts'
import type { NamedPlace, PlaceFinder } from '../near/place-finder.ts'
import type { Suggestions } from '../suggestions.service.ts'
import type { Answer } from '../understanding/answer.ts'
import { productKindOf, type WidgetKind } from './widget-kinds.ts'
import { widgetSearch } from './widget-search.ts'
import {
  type SuggestionDeps,
  toWidgetSuggestions,
  type WidgetSuggestion,
} from './widget-suggestion.ts'

/** The parameters of `suggestForPartners`. */
export type WidgetRequest = Query<'suggestForPartners'>

export interface WidgetResponse {
  readonly suggestions: readonly WidgetSuggestion[]
  readonly results_url: string
}

export interface WidgetDeps extends SuggestionDeps {
  readonly suggestions: Suggestions
  readonly places: PlaceFinder
}

/** Candidates to read if some are filtered out afterwards. */
const prunedCandidates = 40

/** Suggests schools and products for the widget. */
export function createWidgetSuggestions({ suggestions, places, ...deps }: WidgetDeps) {
  /** Throws `invalid_request` if there is no such place. */
  async function placeOf(text: string): Promise<NamedPlace> {
    const place = await places.find(text)
    if (place === null) throw noPlace()
    return place
  }

  async function suggestedFor(request: WidgetRequest, location: NamedPlace['point'] | null) {
    const { key, kind, radius, limit } = request
    const isPruned = kind !== 'schools' || (location !== null && radius !== undefined)
    const { asked, records } = await suggestions.suggest(
      { key, location, limit: isPruned ? prunedCandidates : limit, ...searchedAs(kind) },
      (answer) => isOffered(answer, kind),
    )
    const candidates = records
      .filter(({ kind }) => kind === 'school' || kind === 'product')
      .filter(
        (candidate) => !location || radius === undefined || isWithin(candidate, location, radius),
      )
    return { asked, candidates }
  }

  return {
    /**
     * The search that the text asks for, if it names a place and the site sets no radius around
     * another one; then schools and products. Throws `invalid_request` if there is no such place.
     */
    async suggest(request: WidgetRequest): Promise<WidgetResponse> {
      const { key, kind, place, radius, limit, lang } = request
      const named = place === undefined ? null : await placeOf(place)
      const location = named?.point ?? null
      const { asked, candidates } = await suggestedFor(request, location)
      const isWhere = asked !== null && asked.plan.where !== null && radius === undefined
      const searches = isWhere ? [widgetSearch(asked, request, deps.addresses)] : []
      const records = await toWidgetSuggestions(
        {
          candidates,
          kind,
          location: named?.isApproximate ? null : location,
          radius: location ? radius : undefined,
          limit: limit - searches.length,
          lang,
        },
        deps,
      )
      return {
        suggestions: [...searches, ...records],
        results_url: deps.addresses.results(key.trim(), kind, { place, radius }),
      }
    },
  }
}

export type WidgetSuggestions = ReturnType<typeof createWidgetSuggestions>

/** Whether the widget offers the list that a text asks for. */
function isOffered({ plan: { list, productKind } }: Answer, kind: WidgetKind): boolean {
  if (kind === 'all') return list !== 'jobs'
  if (kind === 'schools') return list === 'schools'
  return list === 'products' && (productKind === null || productKind === productKindOf[kind])
}

/** A product kind is searched as a word that all its products have. */
function searchedAs(kind: WidgetKind) {
  if (kind === 'all') return {}
  if (kind === 'schools') return { kind: 'school' } as const
  return { kind: 'product', also: productKindOf[kind] } as const
}

const noPlace = () =>
  invalid(
    'place',
    'must be a place in India, a PIN code, or latitude and longitude such as 12.97,77.59',
  )
