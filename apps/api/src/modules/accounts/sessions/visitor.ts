import type { FastifyRequest } from 'fastify'
import type { Visitor } from './sessions.service.ts'

/** The visitor who sent a sign-in request. */
export const visitorOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor => ({
  ip,
  userAgent: headers['user-agent'],
})
