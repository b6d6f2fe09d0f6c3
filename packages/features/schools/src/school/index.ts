import { definePage } from '@edbazaar/feature-platform'
import { loadSchool } from './load-school'
import { SchoolScreen } from './SchoolScreen'
import { schoolMeta } from './school-meta'

export const page = definePage({ loader: loadSchool, Component: SchoolScreen, meta: schoolMeta })
