import { paths } from '@edbazaar/feature-shell'
import { staticPageMeta } from '../static-page-meta'
import { messages } from './messages'

export { TermsScreen } from './TermsScreen'

/** What search engines are told of the terms. */
export const termsMeta = () =>
  staticPageMeta({ title: messages.title, description: messages.description, path: paths.terms })
