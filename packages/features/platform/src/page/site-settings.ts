import { createContext, use } from 'react'

/** Settings that the operator has configured. Unset settings are absent. */
export interface SiteSettings {
  /** URL of the jobs site; without it EDJOBS links to our own jobs. */
  jobsUrl?: string
  consultationUrl?: string
  donateBooksUrl?: string
  /** OAuth client id for Google sign-in; without it there is no Google button. */
  googleClientId?: string
  /** Google Analytics property id. */
  analyticsId?: string
  /** Browser key for the Google Places API (`https://places.googleapis.com`). */
  placesKey?: string
  /** Background tiles of maps; without them maps have no background. */
  mapTiles?: {
    /** With `{z}`, `{x}`, `{y}`, and optionally `{s}` and `{r}`. */
    url: string
    /** Plain text, not HTML. */
    attribution: string
  }
}

/** The default is a site without any configured settings. */
export const SiteSettingsContext = createContext<SiteSettings>({})

/** The configured settings. They are the same on the server and in the browser. */
export function useSiteSettings(): SiteSettings {
  return use(SiteSettingsContext)
}
