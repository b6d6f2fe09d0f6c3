import { createContext, use } from 'react'

/** What the operator has configured for pages; what is not set is not there. */
export interface SiteSettings {
  /** The jobs site; without it EDJOBS leads to our own jobs. */
  jobsUrl?: string
  consultationUrl?: string
  donateBooksUrl?: string
  /** The OAuth client of the sign-in with Google; without it there is no such button. */
  googleClientId?: string
  /** The Google Analytics property that counts page views. */
  analyticsId?: string
  /** The browser's key of Google's Places API (`https://places.googleapis.com`, by `fetch`). */
  placesKey?: string
  /** The map's background; without it there is none. */
  mapTiles?: {
    /** With `{z}`, `{x}`, `{y}`, and perhaps `{s}` and `{r}`. */
    url: string
    /** Plain words, not HTML. */
    attribution: string
  }
}

/** The settings around a page; nothing is configured where there is no provider. */
export const SiteSettingsContext = createContext<SiteSettings>({})

/** What the operator has configured, the same on the server and in the browser. */
export function useSiteSettings(): SiteSettings {
  return use(SiteSettingsContext)
}
