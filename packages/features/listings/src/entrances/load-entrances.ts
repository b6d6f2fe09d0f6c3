import { type ApiClient, answerOf, type ProductKind } from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-shell'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { listPaths, productListing } from '../beyond-school/product-listings'
import { readWizard, type WizardState, wantedList } from './wizard-state'

export const kinds = [
  'tuition',
  'activity',
  'camp',
  'workshop',
] as const satisfies readonly ProductKind[]

/** One way in: a kind, how many there are, and its first filter's values. */
export interface Entrance {
  kind: ProductKind
  /** Null where nobody could count. */
  total: number | null
  popular: readonly { label: string; href: string; count: number }[]
}

export interface LoadedEntrances {
  entrances: readonly Entrance[]
  /** How many fit what the wizard has been told; null before its first answer, and where unknown. */
  fitting: number | null
}

const mostPopular = 5

/** Loads the four ways in. What can't be counted is left out: the ways stay. */
export async function loadEntrances({ request, context }: LoaderFunctionArgs<LoaderContext>) {
  const api = context.get(apiContext)
  const { signal } = request
  const [fitting, ...entrances] = await Promise.all([
    countFitting(api, readWizard(new URL(request.url).searchParams), signal),
    ...kinds.map((kind) => loadEntrance(api, kind, signal)),
  ])
  signal.throwIfAborted()
  return { entrances, fitting } satisfies LoadedEntrances
}

async function loadEntrance(
  api: ApiClient,
  kind: ProductKind,
  signal: AbortSignal,
): Promise<Entrance> {
  const query = { kind, per_page: 1 }
  const list = await answerOf(api.GET('/stores/products', { params: { query }, signal })).catch(
    () => null,
  )
  if (list === null) return { kind, total: null, popular: [] }
  const found = list.facets[0]?.values.filter(({ count }) => count > 0) ?? []
  const popular = found.slice(0, mostPopular).map(({ id, name, count }) => ({
    label: name,
    href: `${listPaths[kind]}?filter_ids=${id}`,
    count,
  }))
  return { kind, total: list.total, popular }
}

async function countFitting(api: ApiClient, state: WizardState, signal: AbortSignal) {
  if (state.age === null && state.days.length === 0) return null
  const options = { perPage: 1, hasCounts: false, signal }
  return productListing('all')
    .ask(api, wantedList(state), options)
    .then(({ total }) => total)
    .catch(() => null)
}
