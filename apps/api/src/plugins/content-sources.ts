import type { SiteSettings } from '../site-settings.ts'

/** Hosts of others that a page may use, by what it may take from them. */
export type ContentSources = Readonly<
  Record<'script' | 'style' | 'connect' | 'img' | 'frame', readonly string[]>
>

const tag = 'https://www.googletagmanager.com'
const counters = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tag]
const places = 'https://places.googleapis.com'
/** What Google's button is made of; the rest of that host stays out. */
const gsi = 'https://accounts.google.com/gsi/'

/** What is configured may be reached, and nothing else. */
export function contentSources(settings: SiteSettings): ContentSources {
  const { analyticsId, placesKey, mapTiles, googleClientId } = settings
  const counted = analyticsId === undefined ? [] : counters
  const hasGoogle = googleClientId !== undefined
  return {
    script: [...(counted.length > 0 ? [tag] : []), ...(hasGoogle ? [`${gsi}client`] : [])],
    style: hasGoogle ? [`${gsi}style`] : [],
    connect: [
      ...counted,
      ...(placesKey === undefined ? [] : [places]),
      ...(hasGoogle ? [gsi] : []),
    ],
    img: [...counted, ...(mapTiles ? [tilesOrigin(mapTiles.url)] : [])],
    frame: hasGoogle ? [gsi] : [],
  }
}

/** The origin of a template of tiles, whose `{s}` stands for any name. */
function tilesOrigin(template: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(template) ?? []
  return origin.replace('{s}', '*')
}
