import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadMySchools } from './load-my-schools'
export { MySchoolsScreen } from './MySchoolsScreen'

/** Page metadata; hidden from search engines. */
export function mySchoolsMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: paths.mySchools, isHidden: true }
}
