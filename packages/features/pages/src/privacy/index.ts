import { paths } from '@edbazaar/feature-shell'
import { staticPageMeta } from '../static-page-meta'
import { messages } from './messages'

export { PrivacyScreen } from './PrivacyScreen'

/** Metadata of the privacy page. */
export const privacyMeta = () =>
  staticPageMeta({ title: messages.title, description: messages.description, path: paths.privacy })
