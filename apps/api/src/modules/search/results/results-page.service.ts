import type { Query, Schema } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import { distanceKm, type Point } from '../../platform/places/distance.ts'
import type { PlaceFinder } from '../near/place-finder.ts'
import type { SearchOutcome } from '../query-log/query-log.service.ts'
import type { Search } from '../search.service.ts'
import type { Candidate } from '../suggest/candidate.ts'
import { jobSuggestion, type SuggestionImages, storeSuggestion } from '../suggest/suggestion.ts'
import type { Answers } from '../understanding/answer.service.ts'
import type { Answer } from '../understanding/answer.ts'
import type { NearRequest } from '../understanding/plan/plan.ts'
import { understoodOf } from '../understanding/understood.ts'
import type { SearchResults } from './search-results.ts'

export interface ResultsPageDeps {
  readonly search: Pick<Search, 'results' | 'literal'>
  readonly answers: Pick<Answers, 'answer' | 'correct' | 'withoutFillers' | 'withoutName'>
  readonly places: PlaceFinder
  readonly images: SuggestionImages
  /** Summaries in the given order, without records that are no longer public. */
  readonly schoolSummaries: (
    schools: readonly { id: number; distanceKm: number | null }[],
  ) => Promise<readonly Schema<'SchoolSummary'>[]>
  readonly productSummaries: (
    products: readonly { id: number }[],
  ) => Promise<readonly Schema<'ProductSummary'>[]>
}

/** The parameters of `searchEverything`, with the user's location. */
type ResultsRequest = Query<'searchEverything'> & { readonly here: Point | null }

const perPage = 20

export type ResultsPage = ReturnType<typeof createResultsPage>

/** The page of search results: the list that a query asks for, or else what its words find. */
export function createResultsPage(deps: ResultsPageDeps) {
  const { search, answers, places, images, schoolSummaries, productSummaries } = deps

  return {
    /** The `SearchResult` of the contract, and how the search ended, for the query log. */
    async find(request: ResultsRequest) {
      const { here } = request
      const near = await nearOf(request)
      const answer = request.words
        ? null
        : await answers.answer(request.query, { here, near }, pageOf(request))
      const found = await resultsOf(request, answer, near)
      if (request.words || !isEmpty(found)) return { found, outcome: outcomeOf(found, answer) }
      const rest = await answers.withoutName(request.query, { here, near }, pageOf(request))
      if (rest === null) return { found, outcome: outcomeOf(found, answer) }
      const relaxed = await listed(request, rest, near)
      return { found: relaxed, outcome: outcomeOf(relaxed, rest) }
    },
  }

  async function resultsOf(
    request: ResultsRequest,
    answer: Answer | null,
    near: NearRequest | null,
  ) {
    if (answer !== null) return listed(request, answer, near)
    return near === null ? words(request, request.here, null) : wordsNear(request, near)
  }

  async function nearOf({ place: text, radius }: ResultsRequest) {
    const place = text === undefined ? null : await places.find(text)
    return place && { place, radius: radius ?? null }
  }

  /** The response of a query that was understood as a list. */
  async function listed(
    { query, page, place }: ResultsRequest,
    answer: Answer,
    near: NearRequest | null,
  ) {
    const [schools, products] = await Promise.all([
      schoolSummaries(answer.schools),
      answer.products,
    ])
    const count = (list: Answer['plan']['list']) => ({
      value: answer.plan.list === list ? answer.total : 0,
      is_exact: answer.plan.list !== list || !answer.isCapped,
    })
    return {
      query: query.trim(),
      understood: understoodOf(answer),
      near: nearOfList(place, near, answer),
      did_you_mean: null,
      counts: {
        schools: count('schools'),
        products: count('products'),
        jobs: count('jobs'),
        stores: { value: 0, is_exact: true },
      },
      ...pagingOf({ page, per_page: perPage }, Math.min(answer.total, maxPage * perPage)),
      schools,
      products,
      jobs: answer.jobs.map(({ id, title, location }) => ({
        type: 'Jobs' as const,
        id,
        title,
        location,
        image: images.thumbnail({ name: title, files: [] }),
      })),
      stores: [],
    }
  }

  /** The words within the radius of the request; if nothing has them there, the nearest. */
  async function wordsNear(query: ResultsRequest, near: NearRequest) {
    const { point, isApproximate } = near.place
    const found = await words(query, point, near.radius, isApproximate)
    if (near.radius === null || !isEmpty(found)) {
      return { ...found, near: nearAnswer(query.place, near, false) }
    }
    const anywhere = await words(query, point, null, isApproximate)
    return { ...anywhere, near: nearAnswer(query.place, near, !isEmpty(anywhere)) }
  }

  /** The response of a query whose words are searched in names. */
  async function words(
    query: ResultsRequest,
    location: Point | null,
    radius: number | null,
    isApproximate = false,
  ) {
    const { shown, ...found } = await wordResults(query, location, radius)
    const measuredFrom = isApproximate ? null : location
    const [schools, products] = await Promise.all([
      schoolSummaries(shown.schools.map((school) => withDistance(school, measuredFrom))),
      productSummaries(shown.products.map((product) => ({ id: product.ref_id }))),
    ])
    return {
      query: query.query.trim(),
      understood: null,
      near: nearAnswer(query.place, null, false),
      ...found,
      schools,
      products,
      jobs: shown.jobs.map((job) => jobSuggestion(job, images)),
      stores: shown.stores.map((store) => storeSuggestion(store, images)),
    }
  }

  /** The results for the words, for their usual spelling (publik skool), or else without fillers. */
  async function wordResults(query: ResultsRequest, location: Point | null, radius: number | null) {
    const found = await spelledResults(query, location, radius)
    const rest = query.words || !isEmpty(found) ? null : await answers.withoutFillers(query.query)
    if (rest === null) return found
    const fewer = await spelledResults({ ...query, query: rest }, location, radius)
    return isEmpty(fewer) ? found : { ...fewer, did_you_mean: fewer.did_you_mean ?? rest }
  }

  async function spelledResults(
    query: ResultsRequest,
    location: Point | null,
    radius: number | null,
  ) {
    const found = await search.results({ ...query, location, radius })
    const mayBeMisspelt = !query.words && (!isLiteral(found) || countOf(found) < few)
    const corrected = mayBeMisspelt ? await answers.correct(query.query) : null
    if (corrected === null) return found
    const usual = await search.results({ ...query, query: corrected, location, radius })
    if (isEmpty(usual)) return found
    if (isLiteral(found)) {
      const isUsual = isLiteral(usual) && countOf(usual) >= muchMore * countOf(found)
      return isUsual ? { ...usual, did_you_mean: corrected } : found
    }
    // With another word corrected, the spelling helps only if nothing else was found.
    const isBetter =
      usual.did_you_mean === null
        ? (await search.literal({ key: corrected, location, limit: 1 })).length > 0
        : isEmpty(found)
    return isBetter ? { ...usual, did_you_mean: usual.did_you_mean ?? corrected } : found
  }
}

/** The last page of results; the contract's `page` of `searchEverything` has the same bound. */
const maxPage = 50

const pageOf = ({ page, kind }: ResultsRequest) =>
  sliceOf({ page: kind === 'all' ? 1 : page, per_page: perPage })

/** A few names can have a word that is usually spelt otherwise. */
const few = 10
/** The usual spelling is meant if it has this many times as many results. */
const muchMore = 20

const countOf = ({ counts }: Pick<SearchResults, 'counts'>) =>
  Object.values(counts).reduce((sum, { value }) => sum + value, 0)

const isEmpty = ({ counts }: Pick<SearchResults, 'counts'>) => countOf({ counts }) === 0

/** Whether anything has the words as they were typed. */
const isLiteral = ({ counts, did_you_mean }: SearchResults) =>
  did_you_mean === null && Object.values(counts).some(({ value }) => value > 0)

/** Null if the query itself names a place. */
function nearOfList(
  text: string | undefined,
  near: NearRequest | null,
  { plan: { where } }: Answer,
): Schema<'SearchNear'> | null {
  if (where === null) return nearAnswer(text, null, false)
  return where.type === 'near'
    ? nearAnswer(text, near && { ...near, radius: where.radius }, false)
    : null
}

/** The place of a request, as the contract describes it; null without one. */
function nearAnswer(
  text: string | undefined,
  near: NearRequest | null,
  isWidened: boolean,
): Schema<'SearchNear'> | null {
  if (text === undefined) return null
  return {
    name: near?.place.name ?? text,
    detail: near?.place.detail ?? '',
    radius: near?.radius ?? null,
    is_known: near !== null,
    is_approximate: near?.place.isApproximate ?? false,
    is_widened: isWidened,
  }
}

function outcomeOf(
  { counts, understood }: Pick<Schema<'SearchResult'>, 'counts' | 'understood'>,
  answer: Answer | null,
): SearchOutcome {
  if (isEmpty({ counts })) return { type: 'empty' }
  if (understood?.relaxed) return { type: 'relaxed' }
  if (understood === null || answer === null) return { type: 'answered', list: null }
  const { where, name } = answer.plan
  // The place of the user or of a partner's page is not one that the query names.
  if (name !== '' || where?.type === 'here' || where?.type === 'near')
    return { type: 'answered', list: null }
  const { lat = null, lng = null } = where?.place ?? {}
  const point = lat === null || lng === null ? null : { lat, lng }
  return { type: 'answered', list: { meaning: understood.meaning, point } }
}

function withDistance({ ref_id: id, lat, lng }: Candidate, location: Point | null) {
  const isPlaced = location !== null && lat !== null && lng !== null
  return { id, distanceKm: isPlaced ? distanceKm(location, { lat, lng }) : null }
}
