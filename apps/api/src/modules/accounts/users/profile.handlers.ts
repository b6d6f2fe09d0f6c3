import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { EditLimit } from '../../platform/rate-limits/edit-limit.ts'
import type { ProfileService } from './profile.service.ts'

export function profileHandlers(profile: ProfileService, editLimit: EditLimit) {
  return {
    getProfileDetails: (request) => profile.details(userOf(request), request.params.userId),

    getMyProfile: (request) => profile.readOwn(userOf(request)),

    async updateMyProfile(request) {
      const caller = userOf(request)
      await editLimit(caller)
      const saved = await profile.save(caller, request.body)
      return { status: 200, msg: 'Updated', ...saved }
    },
  } satisfies Partial<Handlers>
}
