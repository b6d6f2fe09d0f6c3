import { type ApiClient, answerOf, type ProductKind } from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-shell'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { listPaths, productListDefinition } from '../beyond-school/product-list-definitions'
import { listStateOf, readWizard, type WizardState } from './wizard-state'

export const kinds = [
  'tuition',
  'activity',
  'camp',
  'workshop',
] as const satisfies readonly ProductKind[]

/** One way in: a kind, how many there are, and its first filter's values. */
export interface ProductKindOverview {
  kind: ProductKind
  /** Null where nobody could count. */
  total: number | null
  popular: readonly { label: string; href: string; count: number }[]
}

export interface LoadedBeyondSchool {
  kindOverviews: readonly ProductKindOverview[]
  /** How many fit what the wizard has been told; null before its first answer, and where unknown. */
  matchCount: number | null
}

const maxPopular = 5

/** Loads the four ways in. What can't be counted is left out: the ways stay. */
export async function loadBeyondSchool({ request, context }: LoaderFunctionArgs<LoaderContext>) {
  const api = context.get(apiContext)
  const { signal } = request
  const [matchCount, ...kindOverviews] = await Promise.all([
    countMatches(api, readWizard(new URL(request.url).searchParams), signal),
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
    .ask(api, listStateOf(state), options)
    .then(({ total }) => total)
    .catch(() => null)
}
