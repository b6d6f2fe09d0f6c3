import { listLoader } from '@edbazaar/feature-list-kit'
import { definePage } from '@edbazaar/feature-platform'
import { LazySchoolResults } from './LazySchoolResults'
import { listMeta } from './list-meta'
import { SchoolsScreen } from './SchoolsScreen'
import { schoolListDefinition } from './school-list-definition'

export const page = definePage({
  loader: listLoader(schoolListDefinition, LazySchoolResults.load),
  Component: SchoolsScreen,
  meta: listMeta,
})
