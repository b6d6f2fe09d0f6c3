import type { Language } from '@edbazaar/feature-platform'
import type { PageFailure, SiteSettings } from '@edbazaar/feature-shell'

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
  /** The URL of the module of each route of this page, by route id; empty in development. */
  modules: Record<string, string>
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
