import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../app-error.ts'
import { hourSeconds } from '../dates/durations.ts'
import { ipPrefixOf, type LimitsService } from './limits.service.ts'

export type FormLimit = ReturnType<typeof createFormLimit>

/** Limits how often one IP prefix may send a form in an hour; throws `too_many_requests` above that. */
export function createFormLimit(limits: LimitsService, max: number) {
  return async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const wait = await limits.retryAfterSeconds(
      { name, max, seconds: hourSeconds },
      ipPrefixOf(request.ip),
    )
    if (wait === 0) return
    reply.header('retry-after', wait)
    throw new AppError(
      'too_many_requests',
      'Too many messages from your network. Please try again in an hour.',
    )
  }
}
