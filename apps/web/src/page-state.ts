import type { Language, PageFailure, SiteSettings } from '@edbazaar/feature-platform'

/** A built file, and the name by which it exports the code of a route. */
export interface RouteFile {
  url: string
  exportName: string
}

/** The data that the browser needs for hydration. Sent as JSON inside the page. */
export interface PageState {
  /** BASE_PATH: '' or such as `/edbazaar`. */
  basePath: string
  /** PUBLIC_URL: the origin of canonical URLs. */
  publicUrl: string
  /** Settings that the operator has configured. */
  settings: SiteSettings
  /** The app version that rendered the page. */
  version: string
  /** The language of the page. */
  language: Language
  /** Whether the page is inside the account frame. */
  isPrivate: boolean
  /** The code of each route of this page, by route id; empty in development. */
  modules: Record<string, RouteFile>
  /** Loader data by route id. */
  loaderData: Record<string, unknown>
  /** Action data of a form posted without scripts, by route id. */
  actionData: Record<string, unknown> | null
  /** The failure of each failed route by route id; null if none failed. */
  errors: Record<string, PageFailure> | null
}

/** The id of the element that holds the state. */
export const pageStateId = 'page-state'
/** The id of the element that holds the messages of the page. */
export const pageMessagesId = 'page-messages'
/** The id of the element that React renders into. */
export const pageRootId = 'page'
