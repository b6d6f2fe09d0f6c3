import { paths } from '@edbazaar/feature-shell'
import { wordsMeta } from '../words-meta'
import { messages } from './messages'

export { TermsScreen } from './TermsScreen'

/** What search engines are told of the terms. */
export const termsMeta = () =>
  wordsMeta({ title: messages.title, description: messages.description, path: paths.terms })
