import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import { AppError } from '../../app-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request from the caller's address. Throws `too_many_requests`. Null for no limit. */
    readonly countRequest: ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) | null
  }
}

/** IP prefixes counted at once. Beyond that, the least recently seen one is dropped. */
const maximumPrefixes = 50_000

/**
 * Limits requests per minute and IP prefix: searches, and every other operation whose contract
 * documents a 429. Each process counts by itself, because the limit protects the CPU of a process
 * from one caller. Limits that must hold across processes, such as failed sign-ins, are counted in
 * PostgreSQL.
 */
export const requestLimitPlugin = fp<{ perMinute: number }>(
  async (app, { perMinute }) => {
    if (perMinute === 0) {
      app.decorate('countRequest', null)
      return
    }
    await app.register(rateLimit, {
      global: false,
      max: perMinute,
      timeWindow: 60_000,
      cache: maximumPrefixes,
    })
    const count = app.createRateLimit()
    app.decorate('countRequest', async (request, reply) => {
      const limit = await count(request)
      if (limit.isAllowed || !limit.isExceeded) return
      reply.header('retry-after', Math.max(1, limit.ttlInSeconds))
      throw new AppError('too_many_requests', 'Too many requests. Try again in a minute.')
    })
  },
  { name: 'request-limit' },
)
