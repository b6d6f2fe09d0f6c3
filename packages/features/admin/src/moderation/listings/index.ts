export { ListingActions } from './ListingActions'
export { ListingDecisions } from './ListingDecisions'
