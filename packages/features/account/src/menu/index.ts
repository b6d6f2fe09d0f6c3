export { AccountControl } from './AccountControl'
export { InstitutionPanel } from './InstitutionPanel'
export { JobsLink } from './jobs-link'
