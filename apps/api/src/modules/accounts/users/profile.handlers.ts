import type { Handlers } from '../../../contract/operations.ts'
import { userOf } from '../../../plugins/access.ts'
import type { ProfileService } from './profile.service.ts'

export function profileHandlers(profile: ProfileService) {
  return {
    getProfileDetails: (request) => profile.details(userOf(request), request.params.userId),

    getMyProfile: (request) => profile.mine(userOf(request)),

    async updateMyProfile(request) {
      const { field, value } = request.body
      await profile.save(userOf(request), field, value)
      return { status: 200, msg: 'Updated' }
    },
  } satisfies Partial<Handlers>
}
