import type { Handlers } from '../../../contract/operations.ts'
import { userOf } from '../../../plugins/access.ts'
import type { ListedService } from './listed.service.ts'

export function listedHandlers(listed: ListedService) {
  return {
    listSchoolsAndStores: (request) => listed.schoolsAndStores(userOf(request)),
    listMyStoresAndSchools: (request) => listed.sidebar(userOf(request)),
  } satisfies Partial<Handlers>
}
