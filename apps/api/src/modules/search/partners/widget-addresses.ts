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
  results(query: string, kind: WidgetKind, { place, radius }: ResultsPlace): string {
    const search = new URLSearchParams({ query })
    if (kind !== 'all') search.set('kind', resultKind(kind))
    if (place !== undefined) search.set('place', place)
    if (place !== undefined && radius !== undefined) search.set('radius', `${radius}`)
    return `${site}/global-search-result?${search}`
  },
})
