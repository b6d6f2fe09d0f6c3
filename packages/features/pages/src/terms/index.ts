import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { TermsScreen } from './TermsScreen'

/** What search engines are told of the terms. */
export function termsMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: paths.terms }
}
