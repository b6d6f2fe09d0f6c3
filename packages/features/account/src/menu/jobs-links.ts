import { isPlainClick } from '@edbazaar/feature-platform'

/** Marks the page of this site that continues to the jobs site. */
export const jobsSiteHash = '#jobs-site'

interface JobsLinksOptions {
  jobsUrl: string
  /** The page that a new tab opens instead. */
  redirectHref: string
  /** Called for a plain click. */
  onFollow: () => void
}

/** Before any of these, a link may be opened in a new tab or its URL copied. */
const intentEvents = ['pointerdown', 'contextmenu', 'focusin'] as const

/**
 * Gives links to the jobs site the URL of the redirecting page as soon as they are touched, and
 * takes over plain clicks. Returns a function that restores the links.
 */
export function tagJobsLinks({ jobsUrl, redirectHref, onFollow }: JobsLinksOptions): () => void {
  const tagged = new Set<Element>()
  function linkOf({ target }: Event): Element | null {
    const link = target instanceof Element ? target.closest('a') : null
    return link !== null && (tagged.has(link) || link.getAttribute('href') === jobsUrl)
      ? link
      : null
  }
  function onIntent(event: Event) {
    const link = linkOf(event)
    if (link === null) return
    tagged.add(link)
    link.setAttribute('href', redirectHref)
  }
  function onClick(event: MouseEvent) {
    if (linkOf(event) === null || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    onFollow()
  }
  for (const name of intentEvents) document.addEventListener(name, onIntent)
  document.addEventListener('click', onClick)
  return () => {
    for (const name of intentEvents) document.removeEventListener(name, onIntent)
    document.removeEventListener('click', onClick)
    for (const link of tagged) link.setAttribute('href', jobsUrl)
  }
}
