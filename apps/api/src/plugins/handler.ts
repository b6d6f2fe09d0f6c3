import type { FastifyReply, FastifyRequest } from 'fastify'

/** What answers an operation; it may ask for a request with the parameters of its own. */
export type Handler = {
  answer(request: FastifyRequest, reply: FastifyReply): unknown
}['answer']
