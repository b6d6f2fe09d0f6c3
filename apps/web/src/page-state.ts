import type { Language } from '@edbazaar/feature-platform'
import type { SiteSettings } from '@edbazaar/feature-shell'

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
  /** The language of the page. */
  language: Language
  /** What the loaders returned, by route id. */
  loaderData: Record<string, unknown>
  /** What a route made of a form that was posted without scripts, by route id. */
  actionData: Record<string, unknown> | null
  /** The HTTP status of a route that failed, by route id; null where none did. */
  errors: Record<string, number> | null
}

/** The id of the element that holds the state. */
export const pageStateId = 'page-state'
/** The id of the element that holds the messages of the page. */
export const pageMessagesId = 'page-messages'
/** The id of the element that React renders into. */
export const pageRootId = 'page'
