/** A schema.org entity. */
export type JsonLd = { '@type': string } & Record<string, unknown>

/** What search engines, and people who share a link, are told about a page. */
export interface PageMeta {
  /** For the tab and the search result; the site's name is added. */
  title: string
  description: string
  /** Path and query under which this page is known, without BASE_PATH; null for a page without one. */
  canonicalPath: string | null
  /** A picture to share, as the API names it. */
  image?: { url: string; width: number; height: number } | undefined
  /** Whether search engines should leave it out. @default false */
  isHidden?: boolean
  /** schema.org entities; `url` builds a full address from a path. */
  jsonLd?: (url: (path: string) => string) => readonly JsonLd[]
}

/** What a route may carry beside its loader and component. */
export interface RouteHandle<Loaded> {
  /** Describes the page from what its loader returned. */
  meta: (loaded: Loaded) => PageMeta
}

/** Whether an unknown route handle describes its page. */
export function hasMeta(handle: unknown): handle is RouteHandle<unknown> {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'meta' in handle &&
    typeof handle.meta === 'function'
  )
}

export const siteName = 'EdBazaar'

/** The words of the tab. */
export function documentTitle({ title }: Pick<PageMeta, 'title'>): string {
  return `${title}: ${siteName}`
}
