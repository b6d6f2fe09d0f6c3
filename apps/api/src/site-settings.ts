import {
  ConfigError,
  type Environment,
  optionalPattern,
  optionalText,
  optionalTilesUrl,
  optionalUrl,
  readSetting,
} from './config-values.ts'

/** Settings that are visible in every page. */
export interface SiteSettings {
  /** The jobs site; unset, EDJOBS leads to /jobs. */
  readonly jobsUrl?: string
  readonly consultationUrl?: string
  readonly donateBooksUrl?: string
  /** The OAuth client for sign-in with Google; unset, there is no such sign-in. */
  readonly googleClientId?: string
  /** The Google Analytics property that counts page views. */
  readonly analyticsId?: string
  /** The Google Places browser key, restricted to PUBLIC_URL by the operator. */
  readonly placesKey?: string
  /** The map's background tiles; unset, the map shows outlines only. */
  readonly mapTiles?: {
    /** Contains `{z}`, `{x}`, `{y}`, and optionally `{s}` and `{r}`. */
    readonly url: string
    /** Plain text required by the tile provider. */
    readonly attribution: string
  }
}

/** The variables of SiteSettings, all unset by default. */
export const siteVariables = {
  jobsSiteUrl: {
    name: 'JOBS_SITE_URL',
    default: '',
    meaning: 'Target of EDJOBS; empty means the page /jobs',
    parse: optionalUrl,
  },
  consultationUrl: {
    name: 'CONSULTATION_URL',
    default: '',
    meaning: 'Target of CONSULTATION; empty means the contact page',
    parse: optionalUrl,
  },
  donateBooksUrl: {
    name: 'DONATE_BOOKS_URL',
    default: '',
    meaning: 'Target of Donate Books; empty means the contact page',
    parse: optionalUrl,
  },
  googleClientId: {
    name: 'GOOGLE_CLIENT_ID',
    default: '',
    meaning: 'OAuth client for sign-in with Google; empty disables it',
    parse: optionalPattern(
      /^[\w.-]{8,200}$/,
      'enter a client id such as 1234-abcd.apps.googleusercontent.com',
    ),
  },
  analyticsPropertyId: {
    name: 'ANALYTICS_PROPERTY_ID',
    default: '',
    meaning: 'Google Analytics property, such as G-AB12CD34EF; empty disables analytics',
    parse: optionalPattern(/^GT?-[A-Z0-9]{4,20}$/, 'enter a property id such as G-AB12CD34EF'),
  },
  googlePlacesKey: {
    name: 'GOOGLE_PLACES_KEY',
    default: '',
    meaning:
      'Google Places browser key, restricted to PUBLIC_URL; empty uses the built-in gazetteer',
    parse: optionalPattern(/^[\w-]{20,80}$/, 'enter a key: 20 to 80 letters, digits, _ and -'),
  },
  mapTilesUrl: {
    name: 'MAP_TILES_URL',
    default: '',
    meaning:
      'Map tiles, such as https://tiles.example.in/{z}/{x}/{y}.png; empty draws land, water, borders and names of the gazetteer',
    parse: optionalTilesUrl,
  },
  mapTilesAttribution: {
    name: 'MAP_TILES_ATTRIBUTION',
    default: '',
    meaning: 'Attribution text of the tile provider; required with MAP_TILES_URL',
    parse: optionalText,
  },
} as const

/** @throws ConfigError if a variable is invalid, or for tiles without attribution. */
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
      `${mapTilesAttribution.name} is missing: ${mapTilesUrl.name} needs the attribution text of the tile provider`,
    )
  return { url, attribution }
}

type Unset<T> = { [Name in keyof T]: T[Name] | undefined }

/** Pages contain only the settings that are set. */
function withoutUnset(settings: Unset<Required<SiteSettings>>): SiteSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
