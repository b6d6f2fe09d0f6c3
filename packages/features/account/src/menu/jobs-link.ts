import { useSession } from '@edbazaar/feature-session'
import { apiAtom, useSiteSettings } from '@edbazaar/feature-shell'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

/**
 * Has every link to the jobs site take whoever is signed in along: their name, their kind, and a
 * token that signs them in there once. The session's own token never leaves.
 */
export function JobsLink() {
  const { jobsUrl } = useSiteSettings()
  const session = useSession()
  const api = useAtomValue(apiAtom)
  useEffect(() => {
    if (jobsUrl === undefined || session === null || api === null) return
    return onPlainClick(jobsUrl, async () => {
      const { addressFor } = await import('./jobs-address')
      window.location.assign(await addressFor(jobsUrl, session, api))
    })
  }, [jobsUrl, session, api])
  return null
}

/** Calls back in place of following a link; a click for a new tab is left to the browser. */
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
