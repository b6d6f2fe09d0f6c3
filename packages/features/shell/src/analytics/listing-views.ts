import type { ApiClient } from '@edbazaar/api-client'
import type { ListingView } from './view-source'

/** Milliseconds in which views are collected for one request. */
const collectedFor = 3_000

/** Listings that were already counted since the page was loaded. */
const counted = new Set<string>()
let waiting: ListingView[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let send: (() => void) | undefined

/**
 * Counts the view of a listing, once a visit. Nothing about the visitor is stored or sent; the server
 * leaves out the people who work for the listing. Automated browsers are not counted.
 */
export function countView(api: ApiClient, view: ListingView): void {
  const key = `${view.kind}/${view.slug}`
  if (navigator.webdriver || counted.has(key)) return
  counted.add(key)
  waiting.push(view)
  if (send === undefined) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') send?.()
    })
  }
  send = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const views = waiting
    waiting = []
    // The page may be left before the response; a view that is not counted does no harm.
    api.POST('/views', { body: { views }, keepalive: true }).catch(() => undefined)
  }
  timer ??= setTimeout(send, collectedFor)
}
