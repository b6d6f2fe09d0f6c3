import { paths } from '@edbazaar/feature-shell'
import { staticPageMeta } from '../static-page-meta'
import { messages } from './messages'

export { CareersScreen } from './CareersScreen'

/** Metadata of the careers page. */
export const careersMeta = () =>
  staticPageMeta({ title: messages.title, description: messages.description, path: paths.careers })
