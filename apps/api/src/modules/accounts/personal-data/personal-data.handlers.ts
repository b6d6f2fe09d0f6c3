import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { AccountDeletionService } from './account-deletion.service.ts'
import type { PersonalDataService } from './personal-data.service.ts'

const msg = 'Too many attempts. Please try again in an hour.'
const downloads = { name: 'my-data', max: 10, msg }
const deletions = { name: 'account-deletion', max: 10, msg }

interface PersonalDataHandlersDeps {
  readonly personalData: PersonalDataService
  readonly deletion: AccountDeletionService
  readonly userLimit: UserLimit
}

export function personalDataHandlers({
  personalData,
  deletion,
  userLimit,
}: PersonalDataHandlersDeps) {
  return {
    async downloadMyData(request, reply) {
      const caller = userOf(request)
      await userLimit(downloads, caller)
      const data = await personalData.export(caller)
      reply.raw.once('close', () => data.destroy())
      if (reply.raw.destroyed) data.destroy()
      reply.type('application/json; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="edbazaar-my-data.json"')
      return data
    },

    async deleteMyAccount(request) {
      const caller = userOf(request)
      await userLimit(deletions, caller)
      await deletion.delete(caller, request.body)
      return { status: 200, msg: 'Your account has been deleted.' }
    },
  } satisfies Partial<Handlers>
}
