import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { requestTooSlow, sendErrorAndClose } from '../errors/errors.ts'
import { isFromOutside } from './request-log.ts'

/** Times are milliseconds; 0 means no limit. */
export interface RequestDeadlines {
  /** Time within which headers and body must arrive. */
  readonly requestTimeout: number
  /** Time within which a form with a file must arrive. */
  readonly uploadTimeout: number
  /** Bytes per second at which a body must arrive after `graceTime`. */
  readonly minBodyRate: number
  /** The time a body may take at any rate. @default 20_000 */
  readonly graceTime?: number
}

const defaultGraceTime = 20_000
const longestCheckInterval = 5_000

/** Node's own deadlines, for headers and for requests that no route receives. */
export function serverDeadlines({ requestTimeout, uploadTimeout }: RequestDeadlines) {
  const isUnlimited = requestTimeout === 0 || uploadTimeout === 0
  const interval = requestTimeout === 0 ? longestCheckInterval : requestTimeout / 4
  return {
    requestTimeout: isUnlimited ? 0 : Math.max(requestTimeout, uploadTimeout),
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(longestCheckInterval, Math.ceil(interval)),
    },
  }
}

/** Ends requests whose bodies arrive too slowly, also after their response has been sent. */
export const requestDeadlinesPlugin = fp<RequestDeadlines>(
  async (app, deadlines) => {
    app.addHook('onRequest', async (request, reply) => {
      if (hasBody(request) && isFromOutside(request)) watchBody(request, reply, deadlines)
    })
  },
  { name: 'request-deadlines' },
)

const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

function watchBody(request: FastifyRequest, reply: FastifyReply, deadlines: RequestDeadlines) {
  const { raw } = request
  const { socket } = raw
  const bytesBefore = socket.bytesRead
  const start = performance.now()
  const allowedTime = allowedTimeFor(request, deadlines)
  const check = () => {
    if (raw.complete) return
    const left = allowedTime(socket.bytesRead - bytesBefore) - (performance.now() - start)
    if (left > 0) timer = setTimeout(check, Math.min(left, longestCheckInterval)).unref()
    else if (reply.raw.headersSent) socket.destroy()
    else sendErrorAndClose(socket, requestTooSlow())
  }
  let timer = setTimeout(check, 0).unref()
  const stop = () => clearTimeout(timer)
  raw.once('end', stop).once('close', stop)
}

/** The time a body may take, by the number of bytes that have arrived. */
function allowedTimeFor({ routeOptions }: FastifyRequest, deadlines: RequestDeadlines) {
  const { requestTimeout, uploadTimeout, minBodyRate, graceTime = defaultGraceTime } = deadlines
  const longest = routeOptions.config.takesFiles ? uploadTimeout : requestTimeout
  return (bytes: number) =>
    Math.min(
      longest === 0 ? Number.POSITIVE_INFINITY : longest,
      minBodyRate === 0 ? Number.POSITIVE_INFINITY : graceTime + (1_000 * bytes) / minBodyRate,
    )
}
