import { paths } from '@edbazaar/feature-shell'
import { wordsMeta } from '../words-meta'
import { messages } from './messages'

export { CareersScreen } from './CareersScreen'

/** What search engines are told of the page. */
export const careersMeta = () =>
  wordsMeta({ title: messages.title, description: messages.description, path: paths.careers })
