import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import { AppError } from '../app-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a search of the caller; throws `too_many_requests` past the limit. */
    readonly countSearch: ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) | null
  }
}

/** Callers remembered at once; the one not heard of for longest is forgotten first. */
const remembered = 50_000

/**
 * Searches a minute for one address (IPv6: one /64). Each process counts for itself: the limit is
 * there to keep one caller from taking a process's CPU, which is a matter of that process, and N
 * processes have N times the CPU. What must hold across processes, such as tries at a password, is
 * counted in PostgreSQL.
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
      cache: remembered,
    })
    const count = app.createRateLimit()
    app.decorate('countSearch', async (request, reply) => {
      const limit = await count(request)
      if (limit.isAllowed || !limit.isExceeded) return
      reply.header('retry-after', Math.max(1, limit.ttlInSeconds))
      throw new AppError('too_many_requests', 'Please wait a moment and try again.')
    })
  },
  { name: 'search-limit' },
)
