import { resultKind, type WidgetKind } from './widget-kinds.ts'

export type WidgetAddresses = ReturnType<typeof createWidgetAddresses>

/** The area in which results are searched for; without a place everywhere. */
export interface ResultsPlace {
  readonly place: string | undefined
  /** Kilometres. */
  readonly radius: number | undefined
}

/** Absolute URLs for other sites; `site` ends with BASE_PATH. */
export const createWidgetAddresses = (site: string) => ({
  /* The fragment says where a view comes from; it is never sent to a server. */
  school: (slug: string) => `${site}/schools/${slug}#widget`,
  product: (slug: string) => `${site}/products/${slug}#widget`,
  script: (version: string) => `${site}/widget/${version}/edbazaar-search.js`,

  /** The page with all results. */
  results: (query: string, kind: WidgetKind, area: ResultsPlace) =>
    `${site}/global-search-result?${resultsSearch(query, kind, area)}`,

  /** The list that the query asks for; the page with all results if it says more than the list. */
  list: (query: string, kind: WidgetKind, area: ResultsPlace) =>
    `${site}/global-search-result?${resultsSearch(query, kind, area)}&open=list`,
})

function resultsSearch(query: string, kind: WidgetKind, { place, radius }: ResultsPlace) {
  const search = new URLSearchParams({ query })
  if (kind !== 'all') search.set('kind', resultKind(kind))
  if (place !== undefined) search.set('place', place)
  if (place !== undefined && radius !== undefined) search.set('radius', `${radius}`)
  return search
}
