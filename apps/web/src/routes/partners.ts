import { loadPartners, PartnersScreen, partnersMeta } from '@edbazaar/feature-partners'

export const loader = loadPartners
export const Component = PartnersScreen
export const handle = { meta: partnersMeta }
