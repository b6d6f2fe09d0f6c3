import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import fp from 'fastify-plugin'
import { redactedUrl } from './log-redaction.ts'

/** URLs are cut to this length in the log. */
const maximumUrlLength = 300

/** The log levels at which requests without an error are logged. */
const logsRequests: ReadonlySet<string> = new Set(['trace', 'debug', 'info'])

const validId = /^[\w.:-]{1,64}$/

/** The id of a request in the log: the proxy's id if it is valid, or a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const proxyId = request.headers['x-request-id']
  return typeof proxyId === 'string' && validId.test(proxyId) ? proxyId : randomUUID()
}

/** Whether the request arrived over the network, not from a page that this process renders. */
export const isFromOutside = (request: FastifyRequest) => request.raw.socket instanceof Socket

/** Logs one line per response. API calls of rendered pages are not logged separately. */
export class OneLineLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    if (!isFromOutside(request) || !(error || logsRequests.has(reply.log.level))) return
    const line = {
      method: request.method,
      url: redactedUrl(request.url).slice(0, maximumUrlLength),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
    }
    if (error) reply.log.error({ ...line, err: error }, 'request failed')
    else reply.log.info(line, 'request')
  }
}

/** Returns the request id to the caller, who can quote it to the operator. */
export const requestIdPlugin = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      done()
    })
  },
  { name: 'request-id' },
)
