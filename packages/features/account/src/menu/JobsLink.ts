import { apiAtom, useSession, useSiteSettings } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

/**
 * Adds the user's name, user type and a single-use link token to every link to the jobs site. The
 * session token is never sent.
 */
export function JobsLink() {
  const { jobsUrl } = useSiteSettings()
  const session = useSession()
  const api = useAtomValue(apiAtom)
  useEffect(() => {
    if (jobsUrl === undefined || session === null || api === null) return
    return onPlainClick(jobsUrl, async () => {
      const { jobsUrlFor } = await import('./jobs-url')
      window.location.assign(await jobsUrlFor(jobsUrl, session, api))
    })
  }, [jobsUrl, session, api])
  return null
}

/** Calls `follow` instead of following the link. Clicks that open a new tab are left alone. */
function onPlainClick(href: string, follow: () => void): () => void {
  function onClick(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.getAttribute('href') !== href || event.defaultPrevented) return
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    follow()
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
