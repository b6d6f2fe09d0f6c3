import { paths } from '@edbazaar/feature-shell'
import { wordsMeta } from '../words-meta'
import { messages } from './messages'

export { PrivacyScreen } from './PrivacyScreen'

/** What search engines are told of the page about privacy. */
export const privacyMeta = () =>
  wordsMeta({ title: messages.title, description: messages.description, path: paths.privacy })
