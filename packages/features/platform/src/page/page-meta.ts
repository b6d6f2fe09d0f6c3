import type { I18n } from '../i18n/create-i18n'

/** A schema.org entity. */
export type JsonLd = { '@type': string } & Record<string, unknown>

/** Metadata of a page for search engines and link previews. */
export interface PageMeta {
  /** For the tab and search results; the site name is appended. */
  title: string
  /** Of lists it is empty in the browser: only the server writes it. */
  description: string
  /** Canonical path and query without BASE_PATH; null for a page without one. */
  canonicalPath: string | null
  /** Pagination of a list. Titles of later pages include their number. */
  pages?: {
    page: number
    last: number
    /** Path and query of a page. */
    pathOf: (page: number) => string
  }
  /** A feed of the entries of the page, which feed readers find. */
  feed?: { title: string; path: string }
  /** Image for link previews, as returned by the API. */
  image?: { url: string; width: number; height: number } | undefined
  /** Whether search engines should not index the page. @default false */
  isHidden?: boolean
  /** schema.org entities; `url` builds an absolute URL from a path. */
  jsonLd?: (url: (path: string) => string) => readonly JsonLd[]
}

type PathParams = Readonly<Record<string, string | undefined>>

/** A route's `handle`. */
export interface RouteHandle<Loaded> {
  /**
   * Builds the page's metadata from its loader data and the parameters of its path, in its language.
   * Pages in the account frame also get `undefined`, if their loader refused the user.
   */
  meta: (loaded: Loaded, i18n: I18n, params: PathParams) => PageMeta
}

/** Whether a route handle has page metadata. */
export function hasMeta(handle: unknown): handle is RouteHandle<unknown> {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'meta' in handle &&
    typeof handle.meta === 'function'
  )
}

export const siteName = 'EdBazaar'

/** The document title with page number and site name. */
export function documentTitle({ title, pages }: Pick<PageMeta, 'title' | 'pages'>): string {
  return `${title}${isLater(pages) ? `, page ${pages.page}` : ''}: ${siteName}`
}

/** The meta description, unique for each page of a list. */
export function documentDescription({ description, pages }: PageMeta): string {
  return isLater(pages) ? `${description} Page ${pages.page} of ${pages.last}.` : description
}

const isLater = (pages: PageMeta['pages']): pages is NonNullable<PageMeta['pages']> =>
  pages !== undefined && pages.page > 1
