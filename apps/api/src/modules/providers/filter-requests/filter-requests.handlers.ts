import type { FastifyReply } from 'fastify'
import { invalid } from '../../../app-error.ts'
import type { Handlers, OperationRequest } from '../../../contract/operations.ts'
import { userOf } from '../../../plugins/access.ts'
import type { Section } from '../../catalogue/filters/filters.repository.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { FilterRequestsService } from './filter-requests.service.ts'

const hourly = {
  of: 'filter-request',
  most: 30,
  msg: 'You have asked for many values within an hour. Please try again later.',
}
/** Where the filters of what stores offer stand. */
const ofStores: readonly Section[] = ['tuitions', 'activities', 'camps', 'workshops']

export function filterRequestsHandlers(requests: FilterRequestsService, userLimit: UserLimit) {
  const keep = async (
    request: OperationRequest<'requestSchoolFilter'>,
    reply: FastifyReply,
    sections: readonly Section[],
  ) => {
    const caller = userOf(request)
    await userLimit(hourly, caller)
    const { section = sections[0] } = request.body
    if (section === undefined || !sections.includes(section))
      throw invalid('section', `must be one of ${sections.join(', ')} here`)
    await requests.request(caller, { ...request.body, section })
    reply.code(201)
    return { status: 201, msg: 'Requested' }
  }
  return {
    requestSchoolFilter: (request, reply) => keep(request, reply, ['schools']),
    requestStoreFilter: (request, reply) => keep(request, reply, ofStores),
  } satisfies Partial<Handlers>
}
