import type { FastifyReply } from 'fastify'

/** Adds a request header to those that the response depends on. */
export function addVary(reply: FastifyReply, header: string): void {
  const existing = reply.getHeader('vary')
  reply.header('vary', existing ? `${existing}, ${header}` : header)
}
