import type { SiteSettings } from '../site-settings.ts'

/** Hosts of others that a page may use, by what it may take from them. */
export type ContentSources = Readonly<Record<'script' | 'connect' | 'img', readonly string[]>>

const tag = 'https://www.googletagmanager.com'
const counters = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tag]
const places = 'https://places.googleapis.com'

/** What is configured may be reached, and nothing else. */
export function contentSources({ analyticsId, placesKey, mapTiles }: SiteSettings): ContentSources {
  const isCounted = analyticsId !== undefined
  return {
    script: isCounted ? [tag] : [],
    connect: [...(isCounted ? counters : []), ...(placesKey === undefined ? [] : [places])],
    img: [...(isCounted ? counters : []), ...(mapTiles ? [tilesOrigin(mapTiles.url)] : [])],
  }
}

/** The origin of a template of tiles, whose `{s}` stands for any name. */
function tilesOrigin(template: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(template) ?? []
  return origin.replace('{s}', '*')
}
