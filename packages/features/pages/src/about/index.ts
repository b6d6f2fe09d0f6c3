import { paths } from '@edbazaar/feature-shell'
import { staticPageMeta } from '../static-page-meta'
import { messages } from './messages'

export { AboutScreen } from './AboutScreen'

/** Metadata of the about page. */
export const aboutMeta = () =>
  staticPageMeta({
    title: messages.title,
    description: messages.description,
    path: paths.aboutUs,
    type: 'AboutPage',
  })
