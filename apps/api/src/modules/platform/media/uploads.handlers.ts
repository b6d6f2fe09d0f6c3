import type { FastifyReply, FastifyRequest } from 'fastify'
import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { UserLimit } from '../rate-limits/user-limit.ts'
import { blogRules, type FileRules, listingRules, profileRules } from './file-kinds.ts'
import { disconnectSignalOf, fileOf } from './receive-file.ts'
import type { UploadPurpose } from './upload-purpose.ts'
import type { UploadsService } from './uploads.service.ts'

const hourly = {
  name: 'upload',
  max: 30,
  msg: 'You have uploaded many images in the last hour. Please try again later.',
}
const listingHourly = {
  name: 'listing-upload',
  max: 200,
  msg: 'You have uploaded many files in the last hour. Please try again later.',
}

export function uploadsHandlers(uploads: UploadsService, userLimit: UserLimit) {
  const keep = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { purpose, rules }: { readonly purpose: UploadPurpose; readonly rules: FileRules },
  ) => {
    const caller = userOf(request)
    const signal = disconnectSignalOf(reply)
    await userLimit(purpose === 'profile' ? hourly : listingHourly, caller)
    return uploads.inFolder(async (work) => {
      const file = await fileOf(request, rules, work)
      return uploads.save({ userId: caller.userId, purpose }, file, { work, signal })
    })
  }

  const keepForListing =
    (purpose: UploadPurpose) => async (request: FastifyRequest, reply: FastifyReply) => {
      const media = await keep(request, reply, { purpose, rules: listingRules })
      const msg = media.kind === 'video' ? 'Video Added' : 'Image Added'
      return { status: 200, msg, url: media.url, media }
    }

  const keepImage =
    (purpose: UploadPurpose) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { url, image } = await keep(request, reply, { purpose, rules: blogRules })
      if (image === null) throw new Error('Only images are accepted')
      return { status: 200, msg: 'Image Added', url, image }
    }

  return {
    async uploadProfileFile(request, reply) {
      const { url } = await keep(request, reply, { purpose: 'profile', rules: profileRules })
      return { status: 200, msg: 'Image Added', url }
    },
    uploadBlogFile: keepImage('blog'),
    uploadVideoPoster: keepImage('video'),
    uploadNewsletterImage: keepImage('newsletter'),
    uploadSchoolFile: keepForListing('school'),
    uploadStoreFile: keepForListing('store'),
  } satisfies Partial<Handlers>
}
