import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { EditLimit } from '../../platform/rate-limits/edit-limit.ts'
import type { DeletedListingsService } from './deleted-listings.service.ts'

export function deletedListingsHandlers(listings: DeletedListingsService, editLimit: EditLimit) {
  return {
    async deleteListing(request) {
      const caller = userOf(request)
      await editLimit(caller)
      const until = await listings.delete(caller, request.params)
      return { status: 200, msg: 'Deleted', restorable_until: until.toISOString() }
    },

    async restoreListing(request) {
      const caller = userOf(request)
      await editLimit(caller)
      await listings.restore(caller, request.params)
      return { status: 200, msg: 'Restored' }
    },

    listDeletedListings: (request) => listings.list(userOf(request), request.query),
  } satisfies Partial<Handlers>
}
