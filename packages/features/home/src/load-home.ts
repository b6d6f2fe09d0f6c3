import {
  type ApiClient,
  answerOf,
  type BlogSummary,
  type Facet,
  type ProductList,
  type ProductSummary,
  type SchoolList,
} from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-shell'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ageShortcuts, kinds, type ShortcutSection, shortcutSections, shortcuts } from './shortcuts'

/** The front page holds at most eleven schools and eleven products, and three updates (section 9). */
const schoolCount = 11
const updateCount = 3
const productCounts = { tuitions: 6, activities: 5, camps: 1, workshops: 1 } as const

/** On the server the value; in the browser it may still be on its way. */
export type Deferrable<Value> = Value | Promise<Value>

/** Filter values by id: their names, and how many are found with each. */
export type Values = Readonly<Record<number, { name: string; count: number }>>

export interface FeaturedSchools extends Pick<SchoolList, 'data' | 'total' | 'is_total_exact'> {
  /** The filter values of schools by age. */
  values: Values
}

/** What did not load is null: the page goes without it. */
export interface LoadedHome {
  featured: Deferrable<FeaturedSchools | null>
  /** Tuitions and activities in turn. */
  products: Deferrable<readonly ProductSummary[] | null>
  /** The latest blogs. */
  updates: Deferrable<readonly BlogSummary[] | null>
  /** The filter values that each section's shortcuts select. */
  categories: Readonly<Record<ShortcutSection, Deferrable<Values | null>>>
}

interface Loading {
  api: ApiClient
  signal: AbortSignal
}

/**
 * Loads the front page: all of it on the server; in the browser it opens while its rows are on their
 * way. A failure is only logged (section 8).
 */
export async function loadHome(args: LoaderFunctionArgs<LoaderContext>): Promise<LoadedHome> {
  const loading: Loading = { api: args.context.get(apiContext), signal: args.request.signal }
  const featured = loadFeatured(loading)
  const updates = loadUpdates(loading)
  const lists = mapSections((section) => loadSection(loading, section))
  const products = Promise.all([lists.tuitions, lists.activities]).then(inTurn)
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

/** The answer, or null and a line in the log. */
async function orNull<Value>(what: string, { signal }: Loading, asked: Promise<Value>) {
  try {
    return await asked
  } catch (cause) {
    if (!signal.aborted) console.warn(`The ${what} did not load.`, cause)
    return null
  }
}

async function loadFeatured(loading: Loading): Promise<FeaturedSchools | null> {
  const { api, signal } = loading
  const query = { sort: 'relevance', per_page: schoolCount } as const
  const asked = answerOf(api.GET('/schools/all', { params: { query }, signal }))
  const list = await orNull('featured schools', loading, asked)
  if (list === null) return null
  const { data, total, is_total_exact, facets } = list
  return { data, total, is_total_exact, values: pick(facets, Object.values(ageShortcuts)) }
}

async function loadUpdates(loading: Loading) {
  const { api, signal } = loading
  const query = { per_page: updateCount }
  const asked = answerOf(api.GET('/blogs', { params: { query }, signal }))
  return (await orNull('latest updates', loading, asked))?.data ?? null
}

interface LoadedSection extends Pick<ProductList, 'data'> {
  values: Values
}

async function loadSection(
  loading: Loading,
  section: ShortcutSection,
): Promise<LoadedSection | null> {
  const { api, signal } = loading
  const query = { kind: kinds[section], per_page: productCounts[section] }
  const asked = answerOf(api.GET('/stores/products', { params: { query }, signal }))
  const list = await orNull(section, loading, asked)
  return list && { data: list.data, values: pick(list.facets, shortcuts[section]) }
}

function pick(facets: readonly Facet[], ids: readonly number[]): Values {
  const values = facets.flatMap((facet) => facet.values).filter(({ id }) => ids.includes(id))
  return Object.fromEntries(values.map(({ id, name, count }) => [id, { name, count }]))
}

/** One of each list while both last, then the rest. */
function inTurn([ones, others]: readonly (LoadedSection | null)[]) {
  if (!ones && !others) return null
  const [first, second] = [ones?.data ?? [], others?.data ?? []]
  const longest = Math.max(first.length, second.length)
  return Array.from({ length: longest }, (_, place) => place).flatMap((place) => [
    ...first.slice(place, place + 1),
    ...second.slice(place, place + 1),
  ])
}
