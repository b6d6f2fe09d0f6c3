import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../app-error.ts'
import { hourSeconds } from '../../platform/dates/durations.ts'
import type { BlockLimits } from '../../platform/rate-limits/block-limits.ts'
import { ipPrefixOf } from '../../platform/rate-limits/limits.service.ts'

export type ViewLimit = ReturnType<typeof createViewLimit>

/** Limits how often one IP prefix may report views in an hour; throws `too_many_requests` above that. */
export function createViewLimit(limits: BlockLimits, max: number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const limit = { name: 'views', max, seconds: hourSeconds }
    const wait = await limits.retryAfterSeconds(limit, ipPrefixOf(request.ip))
    if (wait === 0) return
    reply.header('retry-after', wait)
    throw new AppError(
      'too_many_requests',
      'Too many views from your network. Please try again in an hour.',
    )
  }
}
