import type { Handlers } from '../../../contract/operations.ts'
import type { PhonesService } from './phones.service.ts'

export function phonesHandlers(phones: PhonesService) {
  return {
    showListingPhone: (request, reply) => {
      reply.header('cache-control', 'no-store')
      return phones.show(request.params, request)
    },
  } satisfies Partial<Handlers>
}
