import {
  apiAtom,
  paths,
  usePathWithBase,
  useSession,
  useSiteSettings,
} from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { jobsSiteHash, tagJobsLinks } from './jobs-links'

/**
 * Opens every link to the jobs site with the user's name, user type and a single-use link token. The
 * session token is never sent. A plain click goes there at once. In a new tab, a page of this site
 * opens and continues from there, so that no token is ever part of a link.
 */
export function JobsLink() {
  const { jobsUrl } = useSiteSettings()
  const session = useSession()
  const api = useAtomValue(apiAtom)
  const pathWithBase = usePathWithBase()
  const redirectHref = pathWithBase(paths.jobs) + jobsSiteHash
  const isLeaving = useRef(false)
  useEffect(() => {
    if (jobsUrl === undefined || session === null || api === null) return
    const urlWithToken = async () => (await import('./jobs-url')).jobsUrlFor(jobsUrl, session, api)
    if (window.location.hash === jobsSiteHash && !isLeaving.current) {
      isLeaving.current = true
      void urlWithToken().then((url) => window.location.replace(url))
    }
    return tagJobsLinks({
      jobsUrl,
      redirectHref,
      onFollow: async () => window.location.assign(await urlWithToken()),
    })
  }, [jobsUrl, redirectHref, session, api])
  return null
}
