import type { FastifyRequest } from 'fastify'
import { userOf } from '../../../plugins/access.ts'
import type { ListedService } from './listed.service.ts'

export function listedHandlers(listed: ListedService) {
  return {
    listSchoolsAndStores: (request: FastifyRequest) => listed.schoolsAndStores(userOf(request)),
    listMyStoresAndSchools: (request: FastifyRequest) => listed.sidebar(userOf(request)),
  }
}
