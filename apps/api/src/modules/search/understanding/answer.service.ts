import { LRUCache } from 'lru-cache'
import type { AreasService } from '../../catalogue/areas/areas.service.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { ProductListService } from '../../catalogue/lists/product-list.service.ts'
import type { SchoolListService } from '../../catalogue/lists/school-list.service.ts'
import type { SchoolSummaries } from '../../catalogue/schools/school-summaries.ts'
import type { Point } from '../../platform/places/distance.ts'
import { placeLine } from '../documents/document-row.ts'
import type { Search } from '../search.service.ts'
import type { Candidate } from '../suggest/candidate.ts'
import type { Answer } from './answer.ts'
import { isAround, isInAddress } from './is-around.ts'
import type { JobLists } from './job-lists.ts'
import { createNamedAnswers } from './named-answers.ts'
import { commonNameIn, type NamedSuggestion, namedPlanOf } from './named-plan.ts'
import { jobsOfPlan, productsOfPlan } from './other-lists.ts'
import { minCompletion, placeStart, withoutNamesakes } from './place-starts.ts'
import { withSeniorSchools } from './plan/college-plan.ts'
import { landingPageOf } from './plan/list-url.ts'
import type { Plan, RequestPlace } from './plan/plan.ts'
import { planOf } from './plan/plan-reading.ts'
import { nothingRelaxed } from './plan/relaxations.ts'
import { certainImportance } from './reading/doubtful-places.ts'
import { queryWords } from './reading/query-words.ts'
import type { Reading } from './reading/reading.ts'
import { createPlanRunner, type FoundSchools, type PageOfPlan } from './run-plan.ts'
import type { Understanding } from './understand.service.ts'

export interface AnswersDeps {
  readonly understanding: Understanding
  readonly search: Search
  readonly filters: Pick<FiltersService, 'catalogue'>
  readonly schoolList: SchoolListService
  readonly productList: ProductListService
  readonly jobs: JobLists
  readonly areas: Pick<AreasService, 'findSchools' | 'hasPage'>
  readonly schoolSummaries: SchoolSummaries['of']
}

const suggestedSchools = 10
const maxCachedAnswers = 2_000
/** Milliseconds for which a suggestion's count may be old. */
const suggestionMaxAge = 30_000
const minPlaceStart = 3
const maxBeginning = 20

/** What the text typed so far asks for: a list, or else a name in a place; null for neither. */
interface SuggestedAnswer {
  readonly asked: Answer | null
  readonly named: NamedSuggestion | null
}

export type Answers = ReturnType<typeof createAnswers>

/** Answers queries with the lists that they ask for. */
export function createAnswers(deps: AnswersDeps) {
  const { understanding, search, filters, schoolList, productList, jobs, areas } = deps
  const { schoolSummaries } = deps
  const runner = createPlanRunner({
    schoolList,
    areas,
    async findByPlaceName(place, words, filterIds, limit) {
      const text = [...(place === null ? [] : [place.norm]), ...words.allOf].join(' ')
      const found = await search.schoolsWith(text, filterIds, limit)
      // Search finds words by sound and by their beginning: kochi finds Kuchinda.
      const isThere = (school: Candidate) =>
        place === null || (isInAddress(place, school.detail) && isAround(place, school))
      const isOpposite = ({ norm }: Candidate) =>
        norm.split(' ').some((word) => words.noneOf.includes(word))
      const matching = found.filter((school) => isThere(school) && !isOpposite(school))
      const schools = matching.map(({ ref_id: id }) => ({ id, distanceKm: null }))
      return { schools, areAll: found.length < limit }
    },
    placeLineOf,
  })
  const named = createNamedAnswers({ search, placeLineOf })
  const suggested = new LRUCache<string, FoundSchools>({
    max: maxCachedAnswers,
    ttl: suggestionMaxAge,
  })

  async function placeLineOf(school: number): Promise<string> {
    const [found] = await schoolSummaries([{ id: school, distanceKm: null }])
    return found ? placeLine([found.city, found.district, found.state]) : ''
  }

  async function planFor(query: string, from: RequestPlace) {
    const reading = await understanding.read(query, from.here ?? from.near?.place.point ?? null)
    return { reading, plan: planOf(reading, await filters.catalogue(), from) }
  }

  /** The name and the place of a query whose place is misspelt; null if no place can be meant. */
  async function misspeltPlanFor(
    reading: Reading,
    from: RequestPlace,
  ): Promise<NamedSuggestion | null> {
    const here = from.here ?? from.near?.place.point ?? null
    const meant = await understanding.readMisspeltPlace(reading, here)
    const plan = meant && namedPlanOf(meant, planOf(meant, await filters.catalogue(), from))
    return meant && plan && { plan, reading: meant }
  }

  async function listed(plan: Plan, page: PageOfPlan, reading: Reading): Promise<Answer> {
    const common = { plan, reading, products: [], jobs: [], landingUrl: null }
    if (plan.list === 'schools') {
      const [found, landingUrl] = await Promise.all([runner.run(plan, page), landingOf(plan)])
      return { ...common, ...found, landingUrl }
    }
    const none = { schools: [], relaxation: null, listed: plan }
    if (plan.list === 'jobs') {
      const { found, ...more } = await jobsOfPlan(jobs, plan, page)
      return { ...common, ...none, ...more, jobs: found.data, total: found.total }
    }
    const { found, ...more } = await productsOfPlan(productList, plan, page)
    return { ...common, ...none, ...more, products: found.data, total: found.total }
  }

  /** An area has no page for a board that none of its schools has. */
  async function landingOf(plan: Plan): Promise<string | null> {
    const landing = landingPageOf(plan)
    if (landing === null) return null
    return (await areas.hasPage(landing.area, landing.board)) ? landing.url : null
  }

  /** Whether a document has all words, their usual spelling, or those that mean something. */
  async function isFoundByWords(query: string): Promise<boolean> {
    const usual = await understanding.correct(queryWords(query).join(' '))
    const rest = await understanding.withoutFillers(query)
    for (const key of [query, usual, rest]) {
      if (key === null) continue
      const found = await search.literal({ key, location: null, limit: 1 })
      if (found.length > 0) return true
    }
    return false
  }

  /** Whether a name begins with the words in their usual spelling. */
  async function isName(query: string): Promise<boolean> {
    const words = queryWords(query).join(' ')
    const key = (await understanding.correct(words)) ?? words
    const [best] = await search.literal({ key, location: null, limit: 1 })
    return best?.norm.startsWith(key) ?? false
  }

  return {
    /**
     * The list that a query asks for, with one page of it. Null if its words are to be searched as
     * they are: they are a name, or nothing in them has a meaning.
     */
    async answer(query: string, from: RequestPlace, page: PageOfPlan): Promise<Answer | null> {
      const { reading, plan } = await planFor(query, from)
      if (plan && plan.name === '') {
        if (isDoubtful(plan) && (await isName(query))) return null
        const found = await listed(plan, page, reading)
        const isAsked = plan.where !== null || plan.list !== 'schools' || reading.isNearMe
        return found.total > 0 || isAsked ? found : null
      }
      const asked = namedPlanOf(reading, plan)
      const colleges = plan && withSeniorSchools(plan)
      const misspelt = await misspeltPlanFor(reading, from)
      const isList = asked !== null || colleges !== null || misspelt !== null
      if (!isList || (await isFoundByWords(query))) return null
      if (colleges !== null) return listed(colleges, page, reading)
      return named.answer(query, misspelt, asked && { plan: asked, reading }, page)
    },

    /**
     * The list that a query asks for without the words of its name, for words that find nothing. Null
     * without a name or a result, and for schools without a place: the words may be one.
     */
    async withoutName(query: string, from: RequestPlace, page: PageOfPlan): Promise<Answer | null> {
      const { reading, plan: read } = await planFor(query, from)
      const plan = read ?? namedPlanOf(reading, null)
      if (!plan?.name || (plan.where === null && plan.list === 'schools')) return null
      const found = await listed({ ...plan, name: '' }, page, reading)
      if (found.total === 0) return null
      const relaxation = { ...(found.relaxation ?? nothingRelaxed), droppedName: plan.name }
      return { ...found, plan, relaxation }
    },

    /**
     * The list that the text typed so far asks for, with its first schools. The last word may be
     * the beginning of a place.
     */
    async suggestion(key: string, here: Point | null): Promise<SuggestedAnswer> {
      const typed = await planFor(key, { here, near: null })
      const isComplete = typed.plan?.name === '' && placeStart(typed.reading) === ''
      const { reading, plan } = isComplete ? typed : await completed(typed, key, here)
      if (plan?.name !== '') return { asked: null, named: commonNameIn(typed) }
      if (plan.list !== 'schools') {
        const answer = await listed(plan, { offset: 0, limit: suggestedSchools }, reading)
        return { asked: answer.total > 0 ? answer : null, named: null }
      }
      const cacheKey = JSON.stringify([plan.parts, plan.where])
      const known = suggested.get(cacheKey)
      const found = known ?? (await runner.strict(plan, { offset: 0, limit: suggestedSchools }))
      if (!known) suggested.set(cacheKey, found)
      const asked = { relaxation: null, listed: plan, landingUrl: null }
      const answer = { ...found, ...asked, plan, reading, products: [], jobs: [] }
      return { asked: answer, named: null }
    },

    /** The first schools of a common name near a place; null if there are none. */
    named: (suggestion: NamedSuggestion): Promise<Answer | null> =>
      named.near(suggestion, { offset: 0, limit: suggestedSchools }),

    /** Places whose name begins with the last words of the text typed so far, the best known first. */
    async places(key: string, limit: number) {
      const words = queryWords(key)
      for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
        const start = words.slice(from).join(' ')
        if (start.length < minPlaceStart) return []
        const beginning = await understanding.placesBeginning(start, maxBeginning)
        const found = await understanding.explainedBy(words.slice(0, from), beginning)
        if (found.length > 0) return withoutNamesakes(found).slice(0, limit)
      }
      return []
    },

    /** The usual spelling of a query with misspelt common words; null if there are none. */
    correct: (query: string) => understanding.correct(queryWords(query).join(' ')),

    /** The query without words such as admission form; null if it has none, or nothing else. */
    withoutFillers: (query: string) => understanding.withoutFillers(query),
  }

  /** The plan of a text whose last words are the beginning of a place: cbse koc. */
  async function completed(
    typed: Awaited<ReturnType<typeof planFor>>,
    key: string,
    here: Point | null,
  ): Promise<Awaited<ReturnType<typeof planFor>>> {
    const { words, kind, values, levels } = typed.reading
    const start = placeStart(typed.reading)
    const length = start.split(' ').length
    const isAtEnd = words.slice(-length).join(' ') === start && !/\s$/.test(key)
    const isAsked = kind !== null || values.length > 0 || levels.length > 0
    if (start.length < minCompletion || !isAtEnd || !isAsked) return typed
    const [best] = await understanding.placesBeginning(start, 1)
    if (!best) return typed
    const completion = [...words.slice(0, -length), best.norm].join(' ')
    return planFor(completion, { here, near: null })
  }
}

/** Many schools have a name such as Primary School Puraina, after a village that few people know. */
const isDoubtful = ({ place }: Plan) =>
  place !== null && !place.isMarked && place.place.importance < certainImportance
