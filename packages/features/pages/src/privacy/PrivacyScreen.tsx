import { useSiteSettings } from '@edbazaar/feature-platform'
import { Article } from '../article/Article'
import { messages, sectionsFor } from './messages'

/** The privacy page. Its content depends on how the site is configured. */
export function PrivacyScreen() {
  const { analyticsId, googleClientId, jobsUrl } = useSiteSettings()
  const sections = sectionsFor({
    isCounting: analyticsId !== undefined,
    hasGoogle: googleClientId !== undefined,
    hasJobsSite: jobsUrl !== undefined,
  })
  return <Article messages={messages} sections={sections} />
}
