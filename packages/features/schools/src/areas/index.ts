import { definePage } from '@edbazaar/feature-platform'
import { AreaScreen } from './AreaScreen'
import { areaMeta } from './area-meta'
import { loadArea } from './load-area'

export const page = definePage({ loader: loadArea, Component: AreaScreen, meta: areaMeta })
