import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import { AppError } from '../../app-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a search of the caller. Throws `too_many_requests`. */
    readonly countSearch: ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) | null
  }
}

/** IP prefixes counted at once. Beyond that, the least recently seen one is dropped. */
const maximumPrefixes = 50_000

/**
 * Limits searches per minute and IP prefix. Each process counts by itself, because the limit protects
 * the CPU of a process from one caller. Limits that must hold across processes, such as failed
 * sign-ins, are counted in PostgreSQL.
 */
export const searchLimitPlugin = fp<{ perMinute: number }>(
  async (app, { perMinute }) => {
    if (perMinute === 0) {
      app.decorate('countSearch', null)
      return
    }
    await app.register(rateLimit, {
      global: false,
      max: perMinute,
      timeWindow: 60_000,
      cache: maximumPrefixes,
    })
    const count = app.createRateLimit()
    app.decorate('countSearch', async (request, reply) => {
      const limit = await count(request)
      if (limit.isAllowed || !limit.isExceeded) return
      reply.header('retry-after', Math.max(1, limit.ttlInSeconds))
      throw new AppError('too_many_requests', 'Too many searches. Please try again in a minute.')
    })
  },
  { name: 'search-limit' },
)
