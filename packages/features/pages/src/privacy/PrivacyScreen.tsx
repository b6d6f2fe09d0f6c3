import { useSiteSettings } from '@edbazaar/feature-shell'
import { Article } from '../article/Article'
import { messages, sectionsFor } from './messages'

/** What is stored, where, and who else is told; true to how this site is configured. */
export function PrivacyScreen() {
  const { analyticsId } = useSiteSettings()
  const { title, standfirst, note, contents } = messages
  const sections = sectionsFor({ isCounting: analyticsId !== undefined })
  return <Article {...{ title, standfirst, note, contents, sections }} />
}
