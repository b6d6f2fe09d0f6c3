import {
  ConfigError,
  type Environment,
  optionalPattern,
  optionalText,
  optionalTilesUrl,
  optionalUrl,
  readSetting,
} from './config-values.ts'

/** What pages may know of the configuration: all of it is told to every reader. */
export interface SiteSettings {
  /** The jobs site; without it EDJOBS leads to our own jobs. */
  readonly jobsUrl?: string
  readonly consultationUrl?: string
  readonly donateBooksUrl?: string
  /** The OAuth client of the sign-in with Google; without it there is no such sign-in. */
  readonly googleClientId?: string
  /** The Google Analytics property that counts page views. */
  readonly analyticsId?: string
  /** The Google Maps Platform key of the browser, which its owner restricts to PUBLIC_URL. */
  readonly placesKey?: string
  /** The map's background; without it there is none. */
  readonly mapTiles?: {
    /** With `{z}`, `{x}`, `{y}`, and perhaps `{s}` and `{r}`. */
    readonly url: string
    /** Plain words that the provider asks for. */
    readonly attribution: string
  }
}

/** The variables behind SiteSettings, all of them unset by default. */
export const siteVariables = {
  jobsSiteUrl: {
    name: 'JOBS_SITE_URL',
    default: '',
    meaning: 'Jobs site that EDJOBS leads to; empty means our own page /jobs',
    parse: optionalUrl,
  },
  consultationUrl: {
    name: 'CONSULTATION_URL',
    default: '',
    meaning: 'Site that CONSULTATION leads to; empty means our contact form',
    parse: optionalUrl,
  },
  donateBooksUrl: {
    name: 'DONATE_BOOKS_URL',
    default: '',
    meaning: 'Site that Donate Books leads to; empty means our contact form',
    parse: optionalUrl,
  },
  googleClientId: {
    name: 'GOOGLE_CLIENT_ID',
    default: '',
    meaning: 'OAuth client of the sign-in with Google; empty means that there is none',
    parse: optionalPattern(
      /^[\w.-]{8,200}$/,
      'give a client id such as 1234-abcd.apps.googleusercontent.com',
    ),
  },
  analyticsPropertyId: {
    name: 'ANALYTICS_PROPERTY_ID',
    default: '',
    meaning: 'Google Analytics property, such as G-AB12CD34EF; empty means that nothing is counted',
    parse: optionalPattern(/^GT?-[A-Z0-9]{4,20}$/, 'give a property id such as G-AB12CD34EF'),
  },
  googlePlacesKey: {
    name: 'GOOGLE_PLACES_KEY',
    default: '',
    meaning: 'Browser key of Google Places, restricted to PUBLIC_URL; empty means our own places',
    parse: optionalPattern(/^[\w-]{20,80}$/, 'give a key: 20 to 80 letters, digits, _ and -'),
  },
  mapTilesUrl: {
    name: 'MAP_TILES_URL',
    default: '',
    meaning: 'Map tiles, such as https://tiles.example.in/{z}/{x}/{y}.png; empty means none',
    parse: optionalTilesUrl,
  },
  mapTilesAttribution: {
    name: 'MAP_TILES_ATTRIBUTION',
    default: '',
    meaning:
      'Words that the provider of the tiles wants beside the map; needed where the URL is set',
    parse: optionalText,
  },
} as const

/** Throws ConfigError for a value that can't be used, and for tiles without attribution. */
export function readSiteSettings(env: Environment): SiteSettings {
  return withoutUnset({
    jobsUrl: readSetting(siteVariables.jobsSiteUrl, env),
    consultationUrl: readSetting(siteVariables.consultationUrl, env),
    donateBooksUrl: readSetting(siteVariables.donateBooksUrl, env),
    googleClientId: readSetting(siteVariables.googleClientId, env),
    analyticsId: readSetting(siteVariables.analyticsPropertyId, env),
    placesKey: readSetting(siteVariables.googlePlacesKey, env),
    mapTiles: readMapTiles(env),
  })
}

function readMapTiles(env: Environment): SiteSettings['mapTiles'] {
  const { mapTilesUrl, mapTilesAttribution } = siteVariables
  const url = readSetting(mapTilesUrl, env)
  const attribution = readSetting(mapTilesAttribution, env)
  if (url === undefined) return undefined
  if (attribution === undefined)
    throw new ConfigError(
      `${mapTilesAttribution.name} is missing: ${mapTilesUrl.name} is set, so give the words that the provider of the tiles asks for`,
    )
  return { url, attribution }
}

type Unset<T> = { [Name in keyof T]: T[Name] | undefined }

/** Pages carry what is set, and nothing of the rest. */
function withoutUnset(settings: Unset<Required<SiteSettings>>): SiteSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
