import { resultKind, type WidgetKind } from './widget-kinds.ts'

export type WidgetAddresses = ReturnType<typeof createWidgetAddresses>

/** Absolute URLs for other sites; `site` ends with BASE_PATH. */
export const createWidgetAddresses = (site: string) => ({
  school: (slug: string) => `${site}/schools/${slug}`,
  product: (slug: string) => `${site}/products/${slug}`,
  script: (version: string) => `${site}/widget/${version}/edbazaar-search.js`,

  /** The page with all results. */
  results(query: string, kind: WidgetKind): string {
    const search = new URLSearchParams({ query })
    if (kind !== 'all') search.set('kind', resultKind(kind))
    return `${site}/global-search-result?${search}`
  },
})
