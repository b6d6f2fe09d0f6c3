import { paths } from '@edbazaar/feature-shell'
import { wordsMeta } from '../words-meta'
import { messages } from './messages'

export { AboutScreen } from './AboutScreen'

/** What search engines are told of the page about us. */
export const aboutMeta = () =>
  wordsMeta({
    title: messages.title,
    description: messages.description,
    path: paths.aboutUs,
    type: 'AboutPage',
  })
