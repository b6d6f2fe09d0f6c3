import type { Handlers } from '../../../contract/operations.ts'
import { userOf } from '../../../plugins/access.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { AccountDeletionService } from './account-deletion.service.ts'
import type { MyDataService } from './my-data.service.ts'

const msg = 'You have tried a few times within an hour. Please try again later.'
const downloads = { of: 'my-data', most: 10, msg }
const deletions = { of: 'account-deletion', most: 10, msg }

interface MyDataHandlersDeps {
  readonly myData: MyDataService
  readonly deletion: AccountDeletionService
  readonly userLimit: UserLimit
}

export function myDataHandlers({ myData, deletion, userLimit }: MyDataHandlersDeps) {
  return {
    async downloadMyData(request, reply) {
      const caller = userOf(request)
      await userLimit(downloads, caller)
      reply.header('content-disposition', 'attachment; filename="edbazaar-my-data.json"')
      return myData.of(caller)
    },

    async deleteMyAccount(request) {
      const caller = userOf(request)
      await userLimit(deletions, caller)
      await deletion.delete(caller, request.body)
      return { status: 200, msg: 'Your account is deleted.' }
    },
  } satisfies Partial<Handlers>
}
