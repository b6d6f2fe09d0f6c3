import type { ListingRole } from '@edbazaar/api-client'

/** Whether a member with the role may edit the listing. */
export const isListingEditor = (role: ListingRole): boolean =>
  role === 'owner' || role === 'manager'
