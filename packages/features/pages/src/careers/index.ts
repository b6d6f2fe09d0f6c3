import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { CareersScreen } from './CareersScreen'

/** What search engines are told of the page. */
export function careersMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: paths.careers }
}
