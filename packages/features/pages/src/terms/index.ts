import { paths } from '@edbazaar/feature-shell'
import { staticPageMeta } from '../static-page-meta'
import { messages } from './messages'

export { TermsScreen } from './TermsScreen'

/** Metadata of the terms of use page. */
export const termsMeta = () =>
  staticPageMeta({ title: messages.title, description: messages.description, path: paths.terms })
