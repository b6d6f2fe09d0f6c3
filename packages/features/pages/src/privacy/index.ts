import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { PrivacyScreen } from './PrivacyScreen'

/** What search engines are told of the page about privacy. */
export function privacyMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: paths.privacy }
}
