import type { PageFailure, SiteSettings } from '@edbazaar/feature-shell'

/** What the browser needs to continue where the server stopped. Travels as JSON inside the page. */
export interface PageState {
  /** BASE_PATH: '' or such as `/edbazaar`. */
  basePath: string
  /** PUBLIC_URL: the origin of canonical addresses. */
  publicUrl: string
  /** What the operator has configured for pages. */
  settings: SiteSettings
  /** The version of the app that made the page. */
  version: string
  /** The address of the module of each route of this page, by route id; empty in development. */
  modules: Record<string, string>
  /** What the loaders returned, by route id. */
  loaderData: Record<string, unknown>
  /** What a route made of a form that was posted without scripts, by route id. */
  actionData: Record<string, unknown> | null
  /** The failure of each route that failed, by route id; null where none did. */
  errors: Record<string, PageFailure> | null
}

/** The id of the element that holds the state. */
export const pageStateId = 'page-state'
/** The id of the element that React renders into. */
export const pageRootId = 'page'
