import { paths } from '@edbazaar/feature-shell'
import { staticPageMeta } from '../static-page-meta'
import { messages } from './messages'

export { AboutScreen } from './AboutScreen'

/** What search engines are told of the page about us. */
export const aboutMeta = () =>
  staticPageMeta({
    title: messages.title,
    description: messages.description,
    path: paths.aboutUs,
    type: 'AboutPage',
  })
