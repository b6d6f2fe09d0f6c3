import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadMySchools } from './load-my-schools'
export { MySchoolsScreen } from './MySchoolsScreen'

/** What the tab says of one's schools; search engines are told of no such page. */
export function mySchoolsMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: paths.mySchools, isHidden: true }
}
