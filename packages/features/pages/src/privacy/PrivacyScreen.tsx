import { useSiteSettings } from '@edbazaar/feature-shell'
import { Article } from '../article/Article'
import { messages, sectionsFor } from './messages'

/** What is stored, where, and who else is told; true to how this site is configured. */
export function PrivacyScreen() {
  const { analyticsId, googleClientId, jobsUrl } = useSiteSettings()
  const { title, standfirst, note, contents } = messages
  const sections = sectionsFor({
    isCounting: analyticsId !== undefined,
    hasGoogle: googleClientId !== undefined,
    hasJobsSite: jobsUrl !== undefined,
  })
  return <Article {...{ title, standfirst, note, contents, sections }} />
}
