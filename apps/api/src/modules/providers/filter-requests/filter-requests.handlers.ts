import type { FastifyReply } from 'fastify'
import { invalid } from '../../../app-error.ts'
import { userOf } from '../../../caller.ts'
import type { Handlers, OperationRequest } from '../../../contract/operations.ts'
import type { Section } from '../../catalogue/filters/filter-section.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { FilterRequestsService } from './filter-requests.service.ts'

const hourly = {
  name: 'filter-request',
  max: 30,
  msg: 'You have requested many filter values in the last hour. Try again later.',
}
/** The sections of the filters of products. */
const storeSections: readonly Section[] = ['tuitions', 'activities', 'camps', 'workshops']

export function filterRequestsHandlers(requests: FilterRequestsService, userLimit: UserLimit) {
  const add = async (
    request: OperationRequest<'requestSchoolFilter'>,
    reply: FastifyReply,
    sections: readonly Section[],
  ) => {
    const caller = userOf(request)
    await userLimit(hourly, caller)
    const { section } = request.body
    if (section !== undefined && !sections.includes(section))
      throw invalid('section', `must be one of ${sections.join(', ')} here`)
    await requests.add(caller, request.body, section === undefined ? sections : [section])
    reply.code(201)
    return { status: 201, msg: 'Requested' }
  }
  return {
    requestSchoolFilter: (request, reply) => add(request, reply, ['schools']),
    requestStoreFilter: (request, reply) => add(request, reply, storeSections),
  } satisfies Partial<Handlers>
}
