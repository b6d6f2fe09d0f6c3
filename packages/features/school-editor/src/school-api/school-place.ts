export type { ListingPlace as SchoolPlace } from '@edbazaar/feature-editing'
