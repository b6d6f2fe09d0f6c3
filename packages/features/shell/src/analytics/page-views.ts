type Gtag = (...args: unknown[]) => void

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let tag: Gtag | null = null

/**
 * Sends a page view to Google Analytics: the origin and the path without ids. Never the query,
 * which may hold a token, a place or a search text, and never the page title. Visitors who opt out of
 * tracking are not counted.
 */
export function countPageView(propertyId: string, pathname: string): void {
  if (hasOptedOut()) return
  const page = {
    page_location: window.location.origin + anonymousPath(pathname),
    page_title: anonymousPath(pathname),
    page_referrer: '',
  }
  tag ??= loadTag(propertyId, page)
  tag('set', page)
  tag('event', 'page_view', page)
}

/** Public pages that are known by a number. */
const publicIds = /\/(?:stores-details|jobs\/description)\/\d+\/?$/
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** A path without the ids of users and of what belongs to them. */
export function anonymousPath(pathname: string): string {
  if (publicIds.test(pathname)) return pathname
  return pathname
    .replace(/\/(profile|profile-details|user-details)\/[^/]+/, '/$1/id')
    .split('/')
    .map((segment) => (/^\d+$/.test(segment) || uuid.test(segment) ? 'id' : segment))
    .join('/')
}

function hasOptedOut(): boolean {
  const { doNotTrack } = navigator
  return doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}

function loadTag(propertyId: string, page: object): Gtag {
  const layer: unknown[] = []
  window.dataLayer = layer
  // gtag.js expects an `arguments` object, not an array.
  function gtag(..._args: unknown[]) {
    // biome-ignore lint/complexity/noArguments: what the tag expects
    layer.push(arguments)
  }
  gtag('js', new Date())
  gtag('set', page)
  gtag('config', propertyId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(propertyId)}`
  document.head.append(script)
  return gtag
}
