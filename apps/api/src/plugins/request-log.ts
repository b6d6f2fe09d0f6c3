import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import fp from 'fastify-plugin'
import { loggedAddress } from './log-words.ts'

/** Characters of an address that a line holds. */
const longestUrl = 300

const plainId = /^[\w.:-]{1,64}$/

/** The id under which a request is logged: the one a proxy gave, where it is plain, or a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && plainId.test(given) ? given : randomUUID()
}

/** Whether the request came by a socket, and not from a page that this process renders. */
const isFromOutside = (request: FastifyRequest) => request.raw.socket instanceof Socket

/** One line a request, when it is answered; pages' own calls are part of the page's line. */
export class OneLineLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    if (!isFromOutside(request)) return
    const line = {
      method: request.method,
      url: loggedAddress(request.url).slice(0, longestUrl),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
    }
    if (error) reply.log.error({ ...line, err: error }, 'request failed')
    else reply.log.info(line, 'request')
  }
}

/** Tells the caller the id, for a word to those who run the server. */
export const requestIdPlugin = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      done()
    })
  },
  { name: 'request-id' },
)
