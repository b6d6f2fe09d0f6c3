import { LRUCache } from 'lru-cache'
import type { AreasService } from '../../catalogue/areas/areas.service.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { ProductListService } from '../../catalogue/lists/product-list.service.ts'
import type { SchoolListService } from '../../catalogue/lists/school-list.service.ts'
import type { JobsService } from '../../hiring/jobs/jobs.service.ts'
import { distanceKm, type Point } from '../../platform/places/distance.ts'
import { normalise } from '../../platform/text/normalise.ts'
import type { Search } from '../search.service.ts'
import type { Candidate } from '../suggest/candidates.repository.ts'
import type { QueryPlace } from './known-places.ts'
import { areaUrl, listUrl, productCriteriaOf } from './list-url.ts'
import { type PartType, type Plan, placeLabel, planLabel, planOf } from './plan.ts'
import { queryWords } from './query-words.ts'
import type { PlaceRead, Reading } from './reading.ts'
import {
  createPlanRunner,
  type FoundSchools,
  type PageOfPlan,
  type PlanResult,
  type Relaxation,
} from './run-plan.ts'
import type { Understanding } from './understand.service.ts'

export interface AnswersDeps {
  readonly understanding: Understanding
  readonly search: Search
  readonly filters: Pick<FiltersService, 'catalogue'>
  readonly schoolList: SchoolListService
  readonly productList: ProductListService
  readonly jobs: Pick<JobsService, 'list'>
  readonly areas: Pick<AreasService, 'findSchools'>
}

type ProductList = Awaited<ReturnType<ProductListService['listProducts']>>
type JobList = Awaited<ReturnType<JobsService['list']>>

/** A query that was understood as a list, with the list's first results. */
export interface Answer extends PlanResult {
  readonly plan: Plan
  readonly reading: Reading
  readonly products: ProductList['data']
  readonly jobs: JobList['data']
}

/** A part that can be undone: the query without it. */
export interface UnderstoodPart {
  readonly type: PartType | 'name' | 'place'
  readonly label: string
  /** The query without the part. */
  readonly without: string
}

const suggestedSchools = 10
const maxCachedAnswers = 2_000
/** Milliseconds for which a suggestion's count may be old. */
const suggestionMaxAge = 30_000
/** The schools of a name that are looked through for those near a place. */
const maxNamed = 60
/** Kilometres within which a school of a name is near a place. */
const nearTown = 30
const nearLocality = 12
const minCompletion = 3
const maxBeginning = 20

export type Answers = ReturnType<typeof createAnswers>

/** Answers queries with the lists that they ask for. */
export function createAnswers(deps: AnswersDeps) {
  const { understanding, search, filters, schoolList, productList, jobs, areas } = deps
  const runner = createPlanRunner({
    schoolList,
    areas,
    async findByPlaceName(place, words, filterIds, limit) {
      const text = [place.norm, ...words].join(' ')
      const found = await search.schoolsWith(text, filterIds, limit)
      // Search finds words by sound and by their beginning: kochi finds Kuchinda.
      const isThere = ({ detail }: Candidate) =>
        ` ${normalise(detail)} `.includes(` ${place.norm} `)
      return found.filter(isThere).map(({ ref_id: id }) => ({ id, distanceKm: null }))
    },
  })
  const suggested = new LRUCache<string, FoundSchools>({
    max: maxCachedAnswers,
    ttl: suggestionMaxAge,
  })

  async function planFor(query: string, here: Point | null) {
    const reading = await understanding.read(query, here)
    return { reading, plan: planOf(reading, await filters.catalogue(), here) }
  }

  async function listed(plan: Plan, page: PageOfPlan, reading: Reading): Promise<Answer> {
    const common = { plan, reading, products: [], jobs: [] }
    if (plan.list === 'schools') return { ...common, ...(await runner.run(plan, page)) }
    const none = { schools: [], relaxation: null }
    if (plan.list === 'jobs') {
      const found = await listJobs(plan, page)
      return { ...common, ...none, jobs: found.data, total: found.total }
    }
    const { found, relaxation } = await listProducts(plan, page)
    return { ...common, ...none, products: found.data, total: found.total, relaxation }
  }

  async function listProducts(plan: Plan, page: PageOfPlan) {
    const found = await productsOf(plan, page)
    if (found.total > 0) return { found, relaxation: null }
    for (const part of plan.parts.toReversed()) {
      const parts = plan.parts.filter((each) => each !== part)
      const fewer = await productsOf({ ...plan, parts }, page)
      if (fewer.total > 0) return { found: fewer, relaxation: { ...unchanged, dropped: [part] } }
    }
    return { found, relaxation: null }
  }

  function productsOf({ parts, productKind, where }: Plan, page: PageOfPlan): Promise<ProductList> {
    const { age, priceMin, priceMax, days } = productCriteriaOf(parts)
    const filterIds = parts.flatMap(({ filterIds: ids = [] }) => ids)
    return productList.listProducts({
      ...pageNumber(page),
      ...locationOf(where),
      ...(productKind && { kind: productKind }),
      ...(filterIds.length > 0 && { filter_ids: [...new Set(filterIds)] }),
      ...(age !== undefined && { age_min: age, age_max: age }),
      ...(priceMin !== undefined && { price_min: priceMin }),
      ...(priceMax !== undefined && { price_max: priceMax }),
      ...(days.length > 0 && { days }),
      counts: false,
    })
  }

  function listJobs({ where }: Plan, page: PageOfPlan): Promise<JobList> {
    return jobs.list({ ...pageNumber(page), radius: 25, ...locationOf(where) })
  }

  /** Schools of a name near a place: kv indiranagar. */
  async function namedNear(
    name: string,
    read: PlaceRead,
    plan: Plan,
    page: PageOfPlan,
    reading: Reading,
  ): Promise<Answer | null> {
    const { lat, lng, type } = read.place
    if (lat === null || lng === null || type === 'state') return null
    const center = { lat, lng }
    const most = type === 'town' || type === 'district' ? nearTown : nearLocality
    const ids = plan.parts.flatMap(({ filterIds = [] }) => filterIds)
    const found = (await search.named(name, center, ids, maxNamed))
      .map((school) => ({ id: school.ref_id, distanceKm: distanceTo(school, center) }))
      .filter(({ distanceKm: km }) => km !== null && km <= most)
    if (found.length === 0) return null
    const { offset, limit } = page
    return {
      plan: { ...plan, name, place: read },
      reading,
      schools: found.slice(offset, offset + limit),
      total: found.length,
      relaxation: null,
      products: [],
      jobs: [],
    }
  }

  /** Whether a document has all words, or their usual spelling. */
  async function isFoundByWords(query: string): Promise<boolean> {
    const usual = await understanding.correct(queryWords(query).join(' '))
    for (const key of usual === null ? [query] : [query, usual]) {
      const found = await search.literal({ key, location: null, limit: 1 })
      if (found.length > 0) return true
    }
    return false
  }

  return {
    /**
     * The list that a query asks for, with one page of it. Null if its words are to be searched as
     * they are: they are a name, or nothing in them has a meaning.
     */
    async answer(query: string, here: Point | null, page: PageOfPlan): Promise<Answer | null> {
      const { reading, plan } = await planFor(query, here)
      if (plan && plan.name === '') {
        const found = await listed(plan, page, reading)
        return found.total > 0 || plan.where !== null || plan.parts.length > 0 ? found : null
      }
      const read = plan?.place ?? reading.possible?.place
      const name = plan?.place ? plan.name : reading.possible?.name
      if (!read || !name) return null
      if (await isFoundByWords(query)) return null
      const named = { ...(plan ?? emptyPlan), where: placeWhere(read) }
      return namedNear(name, read, named, page, reading)
    },

    /**
     * The list that the text typed so far asks for, with its first schools. The last word may be
     * the beginning of a place.
     */
    async suggestion(key: string, here: Point | null): Promise<Answer | null> {
      const typed = await planFor(key, here)
      const isWhole = typed.plan?.name === '' && !typed.plan.place?.isCorrected
      const { reading, plan } = isWhole ? typed : await completed(typed, key, here)
      if (plan?.name !== '') return null
      if (plan.list !== 'schools') {
        const answer = await listed(plan, { offset: 0, limit: suggestedSchools }, reading)
        return answer.total > 0 ? answer : null
      }
      const cacheKey = JSON.stringify([plan.parts, plan.where])
      const known = suggested.get(cacheKey)
      const found = known ?? (await runner.strict(plan, { offset: 0, limit: suggestedSchools }))
      if (!known) suggested.set(cacheKey, found)
      return { ...found, relaxation: null, plan, reading, products: [], jobs: [] }
    },

    /** Places whose name begins with the last words of the text typed so far, the best known first. */
    async places(key: string, limit: number) {
      const words = queryWords(key)
      for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
        const start = words.slice(from).join(' ')
        if (start.length < minCompletion) return []
        const found = withoutNamesakes(await understanding.placesBeginning(start, maxBeginning))
        if (found.length > 0) return found.slice(0, limit)
      }
      return []
    },

    /** The usual spelling of a query with misspelt common words; null if there are none. */
    correct: (query: string) => understanding.correct(queryWords(query).join(' ')),
  }

  /** The plan of a text whose last words are the beginning of a place: cbse koc. */
  async function completed(
    typed: Awaited<ReturnType<typeof planFor>>,
    key: string,
    here: Point | null,
  ): Promise<Awaited<ReturnType<typeof planFor>>> {
    const { words, name, place, kind, values, levels } = typed.reading
    const start = name === '' && place?.isCorrected ? place.phrase : name
    const length = start.split(' ').length
    const isAtEnd = words.slice(-length).join(' ') === start && !/\s$/.test(key)
    const isAsked = kind !== null || values.length > 0 || levels.length > 0
    if (start.length < minCompletion || !isAtEnd || !isAsked) return typed
    const [best] = await understanding.placesBeginning(start, 1)
    if (!best) return typed
    return planFor([...words.slice(0, -length), best.norm].join(' '), here)
  }
}

/** A town and its district have the same name; so do a town and a post office in it. */
function withoutNamesakes(places: readonly QueryPlace[]): QueryPlace[] {
  const seen = new Set<string>()
  return places.filter(({ norm, state }) => {
    const key = `${norm}/${state}`
    return seen.has(key) ? false : seen.add(key)
  })
}

const unchanged: Relaxation = { radius: null, dropped: [], byName: [], isByPlaceName: false }

const emptyPlan: Plan = {
  list: 'schools',
  productKind: null,
  parts: [],
  where: null,
  place: null,
  name: '',
  ignored: [],
}

function placeWhere({ place }: PlaceRead): Plan['where'] {
  const { lat, lng } = place
  if (lat === null || lng === null) return { type: 'area', place }
  const radius = place.type === 'town' ? nearTown : nearLocality
  return { type: 'circle', place, center: { lat, lng }, radius, isRadiusAsked: false }
}

const pageNumber = ({ offset, limit }: PageOfPlan) => ({
  page: Math.floor(offset / limit) + 1,
  per_page: limit,
})

function locationOf(where: Plan['where']) {
  if (where === null) return {}
  if (where.type !== 'area') return { ...where.center, radius: where.radius }
  const { lat, lng } = where.place
  return lat === null || lng === null ? {} : { lat, lng, radius: 50 }
}

const distanceTo = ({ lat, lng }: Candidate, center: Point) =>
  lat === null || lng === null ? null : distanceKm({ lat, lng }, center)

/** What was understood, as the contract describes it. */
export function understoodOf({ plan, reading, total, relaxation }: Answer) {
  return {
    label: planLabel(plan),
    list: plan.list,
    url: listUrl(plan),
    landing_url: areaUrl(plan),
    total,
    parts: partsOf(plan, reading),
    alternatives: (plan.place?.others ?? []).map((place) => ({
      label: placeLabel(place),
      query: replaced(reading, plan.place?.phrase ?? '', `${place.norm} ${place.state ?? ''}`),
    })),
    ignored: [...plan.ignored],
    relaxed: relaxation && relaxedOf(relaxation, plan),
  }
}

function relaxedOf({ radius, dropped, byName, isByPlaceName }: Relaxation, plan: Plan) {
  const { where } = plan
  return {
    asked_radius: where === null || where.type === 'area' ? null : where.radius,
    radius,
    dropped: dropped.map(({ label }) => label),
    by_name: byName.map(({ label }) => label),
    is_by_place_name: isByPlaceName,
  }
}

function partsOf({ parts, place, where, name }: Plan, reading: Reading): UnderstoodPart[] {
  const shown: UnderstoodPart[] = parts.map(({ type, label, phrase }) => ({
    type,
    label,
    without: replaced(reading, phrase, ''),
  }))
  if (name !== '') shown.push({ type: 'name', label: name, without: replaced(reading, name, '') })
  const { phrase, label } = place
    ? { phrase: place.phrase, label: placeLabel(place.place) }
    : where?.type === 'here'
      ? { phrase: reading.nearMePhrase, label: 'Near you' }
      : { phrase: '', label: '' }
  if (label !== '') shown.push({ type: 'place', label, without: replaced(reading, phrase, '') })
  return shown
}

/** The words of a query, as it is understood. */
export const queryOf = (reading: Reading): string => replaced(reading, '', '')

/** The query with other words in place of a phrase. */
function replaced({ words }: Reading, phrase: string, by: string): string {
  const whole = ` ${words.join(' ')} `.replace(/(\d+)rupees\b/g, '$1')
  const text = phrase === '' ? whole : whole.replace(` ${phrase} `, ` ${by} `)
  return text.replace(/\s+/g, ' ').trim()
}
