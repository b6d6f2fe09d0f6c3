import { useSiteSettings } from '@edbazaar/feature-shell'
import { Article } from '../article/Article'
import { messages, sectionsFor } from './messages'

/** The privacy page. Its content depends on how the site is configured. */
export function PrivacyScreen() {
  const { analyticsId, googleClientId, jobsUrl } = useSiteSettings()
  const { title, standfirst, note, contents } = messages
  const sections = sectionsFor({
    isCounting: analyticsId !== undefined,
    hasGoogle: googleClientId !== undefined,
    hasJobsSite: jobsUrl !== undefined,
  })
  return (
    <Article
      title={title}
      standfirst={standfirst}
      note={note}
      contents={contents}
      sections={sections}
    />
  )
}
