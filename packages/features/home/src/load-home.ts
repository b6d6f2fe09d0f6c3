import {
  type ApiClient,
  answerOf,
  type BlogSummary,
  type Facet,
  type ProductList,
  type ProductSummary,
  type SchoolList,
} from '@edbazaar/api-client'
import {
  apiContext,
  type LoaderContext,
  type SavedPlace,
  savedPlaceQuery,
} from '@edbazaar/feature-platform'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ageShortcuts, kinds, type ShortcutSection, shortcutSections, shortcuts } from './shortcuts'

/** At most eleven schools, eleven products and three updates (specification, section 9). */
const schoolCount = 11
const updateCount = 3
const productCounts = { tuitions: 6, activities: 5, camps: 1, workshops: 1 } as const

/** A value on the server; in the browser it may still be loading. */
export type Deferrable<Value> = Value | Promise<Value>

/** Filter values by id, with their names and counts. */
export type Values = Readonly<Record<number, { name: string; count: number }>>

export interface FeaturedSchools extends Pick<SchoolList, 'data' | 'total' | 'is_total_exact'> {
  /** The filter values of the age shortcuts. */
  values: Values
}

/** Data of the home page. A part that did not load is null and left out. */
export interface LoadedHome {
  featured: Deferrable<FeaturedSchools | null>
  /** Tuitions and activities, alternating. */
  products: Deferrable<readonly ProductSummary[] | null>
  /** The latest blogs. */
  updates: Deferrable<readonly BlogSummary[] | null>
  /** The filter values of each section's shortcuts. */
  categories: Readonly<Record<ShortcutSection, Deferrable<Values | null>>>
}

interface Loading {
  api: ApiClient
  signal: AbortSignal
}

/**
 * Loads the home page. The server waits for all of it; in the browser the page opens while its rows
 * load. Failures are only logged (specification, section 8).
 */
export async function loadHome(args: LoaderFunctionArgs<LoaderContext>): Promise<LoadedHome> {
  const loading: Loading = { api: args.context.get(apiContext), signal: args.request.signal }
  const featured = loadFeatured(loading)
  const updates = loadUpdates(loading)
  const lists = mapSections((section) => loadSection(loading, section))
  const products = Promise.all([lists.tuitions, lists.activities]).then(interleave)
  const categories = mapSections((section) => lists[section].then((list) => list?.values ?? null))
  if (typeof document !== 'undefined') return { featured, products, updates, categories }
  const { tuitions, activities, camps, workshops } = categories
  return {
    featured: await featured,
    products: await products,
    updates: await updates,
    categories: {
      tuitions: await tuitions,
      activities: await activities,
      camps: await camps,
      workshops: await workshops,
    },
  }
}

function mapSections<Value>(of: (section: ShortcutSection) => Value) {
  const [tuitions, activities, camps, workshops] = shortcutSections
  return {
    tuitions: of(tuitions),
    activities: of(activities),
    camps: of(camps),
    workshops: of(workshops),
  }
}

/** The value, or null with a warning in the log. */
async function orNull<Value>(what: string, { signal }: Loading, request: Promise<Value>) {
  try {
    return await request
  } catch (cause) {
    if (!signal.aborted) console.warn(`The ${what} did not load.`, cause)
    return null
  }
}

/** The schools nearest to a place, without those of the whole country; null if there are none. */
export async function loadNearby(
  loading: Loading,
  place: SavedPlace,
): Promise<FeaturedSchools | null> {
  const nearby = await loadFeatured(loading, { sort: 'distance', ...savedPlaceQuery(place) })
  return nearby && nearby.data.length > 0 ? nearby : null
}

/** Tuitions and activities near a place, the nearest first, or online; null if there are none. */
export async function loadNearbyProducts(
  loading: Loading,
  place: SavedPlace,
): Promise<readonly ProductSummary[] | null> {
  const lists = await Promise.all([
    loadSection(loading, 'tuitions', place),
    loadSection(loading, 'activities', place),
  ])
  const nearby = interleave(lists)
  return nearby && nearby.length > 0 ? nearby : null
}

async function loadFeatured(
  loading: Loading,
  order: { sort: 'relevance' | 'distance' } & Partial<ReturnType<typeof savedPlaceQuery>> = {
    sort: 'relevance',
  },
): Promise<FeaturedSchools | null> {
  const { api, signal } = loading
  const query = { ...order, per_page: schoolCount } as const
  const request = answerOf(api.GET('/schools/all', { params: { query }, signal }))
  const list = await orNull('featured schools', loading, request)
  if (list === null) return null
  const { data, total, is_total_exact, facets } = list
  return { data, total, is_total_exact, values: pick(facets, Object.values(ageShortcuts)) }
}

async function loadUpdates(loading: Loading) {
  const { api, signal } = loading
  const query = { per_page: updateCount }
  const request = answerOf(api.GET('/blogs', { params: { query }, signal }))
  return (await orNull('latest updates', loading, request))?.data ?? null
}

interface LoadedSection extends Pick<ProductList, 'data'> {
  values: Values
}

async function loadSection(
  loading: Loading,
  section: ShortcutSection,
  place?: SavedPlace,
): Promise<LoadedSection | null> {
  const { api, signal } = loading
  const near = place === undefined ? {} : savedPlaceQuery(place)
  const query = { kind: kinds[section], per_page: productCounts[section], ...near }
  const request = answerOf(api.GET('/stores/products', { params: { query }, signal }))
  const list = await orNull(section, loading, request)
  return list && { data: list.data, values: pick(list.facets, shortcuts[section]) }
}

function pick(facets: readonly Facet[], ids: readonly number[]): Values {
  const values = facets.flatMap((facet) => facet.values).filter(({ id }) => ids.includes(id))
  return Object.fromEntries(values.map(({ id, name, count }) => [id, { name, count }]))
}

/** Alternates the entries of both lists. */
function interleave([tuitions, activities]: readonly (LoadedSection | null)[]) {
  if (!tuitions && !activities) return null
  const [first, second] = [tuitions?.data ?? [], activities?.data ?? []]
  const longest = Math.max(first.length, second.length)
  return Array.from({ length: longest }, (_, place) => place).flatMap((place) => [
    ...first.slice(place, place + 1),
    ...second.slice(place, place + 1),
  ])
}
