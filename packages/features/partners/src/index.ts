export { loadPartners } from './load-partners'
export { PartnersScreen } from './PartnersScreen'
export { partnersMeta } from './partners-meta'
