import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { MyListingsService } from './my-listings.service.ts'

export function myListingsHandlers(listings: MyListingsService) {
  return {
    listSchoolsAndStores: (request) => listings.schoolsAndStores(userOf(request)),
    listMyStoresAndSchools: (request) => listings.forSideMenu(userOf(request)),
  } satisfies Partial<Handlers>
}
