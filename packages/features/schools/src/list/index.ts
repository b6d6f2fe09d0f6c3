import { listLoader } from '@edbazaar/feature-list-kit'
import { definePage } from '@edbazaar/feature-platform'
import { listMeta } from './list-meta'
import { SchoolsScreen } from './SchoolsScreen'
import { schoolListDefinition } from './school-list-definition'

export const page = definePage({
  loader: listLoader(schoolListDefinition),
  Component: SchoolsScreen,
  meta: listMeta,
})
