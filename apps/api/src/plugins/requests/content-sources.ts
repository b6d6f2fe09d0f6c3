import type { SiteSettings } from '../../site-settings.ts'

/** Third-party hosts that a page may use, by type of content. */
export type ContentSources = Readonly<
  Record<'script' | 'style' | 'connect' | 'img' | 'frame', readonly string[]>
>

const tag = 'https://www.googletagmanager.com'
const analyticsHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tag]
const places = 'https://places.googleapis.com'
/** Google's sign-in button; other paths of the host are not allowed. */
const gsi = 'https://accounts.google.com/gsi/'

/** Allows only hosts of configured services. */
export function contentSources(settings: SiteSettings): ContentSources {
  const { analyticsId, placesKey, mapTiles, googleClientId } = settings
  const analytics = analyticsId === undefined ? [] : analyticsHosts
  const hasGoogle = googleClientId !== undefined
  return {
    script: [...(analytics.length > 0 ? [tag] : []), ...(hasGoogle ? [`${gsi}client`] : [])],
    style: hasGoogle ? [`${gsi}style`] : [],
    connect: [
      ...analytics,
      ...(placesKey === undefined ? [] : [places]),
      ...(hasGoogle ? [gsi] : []),
    ],
    img: [...analytics, ...(mapTiles ? [tilesOrigin(mapTiles.url)] : [])],
    frame: hasGoogle ? [gsi] : [],
  }
}

/** The origin of a tile URL template. `{s}` becomes a wildcard. */
function tilesOrigin(template: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(template) ?? []
  return origin.replace('{s}', '*')
}
