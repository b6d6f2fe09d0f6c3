import type { FastifyRequest } from 'fastify'
import type { Visitor } from './sessions.service.ts'

/** From where a request to sign in comes. */
export const visitorOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor => ({
  ip,
  userAgent: headers['user-agent'],
})
