import { definePage } from '@edbazaar/feature-platform'
import { loadPartners } from './load-partners'
import { PartnersScreen } from './PartnersScreen'
import { partnersMeta } from './partners-meta'

export const page = definePage({
  loader: loadPartners,
  Component: PartnersScreen,
  meta: partnersMeta,
})
