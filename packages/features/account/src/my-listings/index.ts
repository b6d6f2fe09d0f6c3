import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadMySchools, loadMyStores } from './load-listings'
export { MySchoolsScreen, MyStoresScreen } from './MyListings'

/** What the tab says of one's schools; search engines are told of no such page. */
export function mySchoolsMeta(): PageMeta {
  const { schoolsTitle: title, schoolsDescription: description } = messages
  return { title, description, canonicalPath: paths.mySchools, isHidden: true }
}

/** The same of one's stores. */
export function myStoresMeta(): PageMeta {
  const { storesTitle: title, storesDescription: description } = messages
  return { title, description, canonicalPath: paths.myStores, isHidden: true }
}
