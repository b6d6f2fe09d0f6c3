import type { FastifyRequest } from 'fastify'
import { userOf } from '../../../plugins/access.ts'
import type { ProfileService } from './profile.service.ts'
import type { ProfileField } from './profile-fields.ts'

type DetailsRequest = FastifyRequest<{ Params: { userId: number } }>
type SaveRequest = FastifyRequest<{ Body: { field: ProfileField; value: unknown } }>

export function profileHandlers(profile: ProfileService) {
  return {
    getProfileDetails: (request: DetailsRequest) =>
      profile.details(userOf(request), request.params.userId),

    getMyProfile: (request: FastifyRequest) => profile.mine(userOf(request)),

    async updateMyProfile(request: SaveRequest) {
      const { field, value } = request.body
      await profile.save(userOf(request), field, value)
      return { status: 200, msg: 'Updated' }
    },
  }
}
