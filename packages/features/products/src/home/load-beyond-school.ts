import { type ApiClient, answerOf, type ProductKind } from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-platform'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { productListDefinition } from '../list/product-list-definitions'
import { listPaths } from '../list/product-state'
import { listStateOf, type WizardState, wizardUrl } from './wizard-state'

export const kinds = [
  'tuition',
  'activity',
  'camp',
  'workshop',
] as const satisfies readonly ProductKind[]

/** A kind with its number of products and the popular values of its first filter. */
export interface ProductKindOverview {
  kind: ProductKind
  /** Null if the count did not load. */
  total: number | null
  popular: readonly { label: string; href: string; count: number }[]
}

export interface LoadedBeyondSchool {
  kindOverviews: readonly ProductKindOverview[]
  /** Products that match the wizard's answers; null before the first answer, or if it did not load. */
  matchCount: number | null
}

const maxPopular = 5

/** Loads the Beyond School page. Counts that do not load are left out. */
export async function loadBeyondSchool({ request, context }: LoaderFunctionArgs<LoaderContext>) {
  const api = context.get(apiContext)
  const { signal } = request
  const [matchCount, ...kindOverviews] = await Promise.all([
    countMatches(api, wizardUrl.read(new URL(request.url).searchParams), signal),
    ...kinds.map((kind) => loadKindOverview(api, kind, signal)),
  ])
  signal.throwIfAborted()
  return { kindOverviews, matchCount } satisfies LoadedBeyondSchool
}

async function loadKindOverview(
  api: ApiClient,
  kind: ProductKind,
  signal: AbortSignal,
): Promise<ProductKindOverview> {
  const query = { kind, per_page: 1 }
  const list = await answerOf(api.GET('/stores/products', { params: { query }, signal })).catch(
    () => null,
  )
  if (list === null) return { kind, total: null, popular: [] }
  const found = list.facets[0]?.values.filter(({ count }) => count > 0) ?? []
  const popular = found.slice(0, maxPopular).map(({ id, name, count }) => ({
    label: name,
    href: `${listPaths[kind]}?filter_ids=${id}`,
    count,
  }))
  return { kind, total: list.total, popular }
}

async function countMatches(api: ApiClient, state: WizardState, signal: AbortSignal) {
  if (state.age === null && state.days.length === 0) return null
  const options = { perPage: 1, hasCounts: false, signal }
  return productListDefinition('all')
    .load(api, listStateOf(state), options)
    .then(({ total }) => total)
    .catch(() => null)
}
