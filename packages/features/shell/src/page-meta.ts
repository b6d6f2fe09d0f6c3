import type { I18n } from '@edbazaar/feature-platform'

/** A schema.org entity. */
export type JsonLd = { '@type': string } & Record<string, unknown>

/** What search engines, and people who share a link, are told about a page. */
export interface PageMeta {
  /** For the tab and the search result; the site's name is added. */
  title: string
  description: string
  /** Path and query under which this page is known, without BASE_PATH; null for a page without one. */
  canonicalPath: string | null
  /** Where one stands in a list that has pages; beyond the first they are told apart by number. */
  pages?: {
    page: number
    last: number
    /** Path and query of a page. */
    pathOf: (page: number) => string
  }
  /** A picture to share, as the API names it. */
  image?: { url: string; width: number; height: number } | undefined
  /** Whether search engines should leave it out. @default false */
  isHidden?: boolean
  /** schema.org entities; `url` builds a full address from a path. */
  jsonLd?: (url: (path: string) => string) => readonly JsonLd[]
}

/** What a route may carry beside its loader and component. */
export interface RouteHandle<Loaded> {
  /** Describes the page from what its loader returned, in the language of the page. */
  meta: (loaded: Loaded, i18n: I18n) => PageMeta
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
export function documentTitle({ title, pages }: Pick<PageMeta, 'title' | 'pages'>): string {
  return `${title}${isLater(pages) ? `, page ${pages.page}` : ''}: ${siteName}`
}

/** The description, which no other page of the list has. */
export function documentDescription({ description, pages }: PageMeta): string {
  return isLater(pages) ? `${description} Page ${pages.page} of ${pages.last}.` : description
}

const isLater = (pages: PageMeta['pages']): pages is NonNullable<PageMeta['pages']> =>
  pages !== undefined && pages.page > 1
