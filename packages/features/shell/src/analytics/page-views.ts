type Tag = (...words: unknown[]) => void

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let tag: Tag | null = null

/**
 * Tells Google Analytics of a page that was opened. It learns the origin and the path, in which ids
 * of people are left out; never the query, which may hold a token, a place or what somebody
 * searched for, nor the words of the page. A reader who asks not to be tracked is not counted.
 */
export function countPageView(propertyId: string, pathname: string): void {
  if (asksNotToBeCounted()) return
  const page = {
    page_location: window.location.origin + anonymousPath(pathname),
    page_title: anonymousPath(pathname),
    page_referrer: '',
  }
  tag ??= loadTag(propertyId, page)
  tag('set', page)
  tag('event', 'page_view', page)
}

/** A path without the ids of people. */
export function anonymousPath(pathname: string): string {
  return pathname.replace(/\/(profile|profile-details|user-details)\/[^/]+/, '/$1/id')
}

function asksNotToBeCounted(): boolean {
  const { doNotTrack } = navigator
  return doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}

function loadTag(propertyId: string, page: object): Tag {
  const layer: unknown[] = []
  window.dataLayer = layer
  // Google reads the words as an `arguments` object, which an array is not.
  function gtag(..._words: unknown[]) {
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
