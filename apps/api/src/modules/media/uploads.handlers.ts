import type { FastifyRequest } from 'fastify'
import { userOf } from '../../plugins/access.ts'
import { fileOf } from '../../plugins/uploads.ts'
import type { UserLimit } from '../limits/user-limit.ts'
import type { Pictures } from '../pictures/picture-addresses.ts'
import type { UploadsService } from './uploads.service.ts'

const pictureLimit = {
  mostBytes: 5 * 1024 * 1024,
  tooLarge: 'File size should not be more than 5MB.',
}
const hourly = {
  of: 'upload',
  most: 30,
  msg: 'You have sent many pictures within an hour. Please try again later.',
}

export function uploadsHandlers(
  uploads: UploadsService,
  { userLimit, pictures }: { userLimit: UserLimit; pictures: Pictures },
) {
  return {
    async uploadProfileFile(request: FastifyRequest) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const bytes = await fileOf(request, pictureLimit)
      const { userId } = caller
      const path = await uploads.keepPicture({ userId, purpose: 'profile' }, bytes)
      return { status: 200, msg: 'Image Added', url: pictures.file(path) }
    },
  }
}
