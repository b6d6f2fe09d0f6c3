import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError, TooManyRequests } from '../app-error.ts'
import { isPassing } from '../db/retry.ts'
import { notAForm } from '../modules/platform/media/refused-file.ts'
import { invalidRequest } from './invalid-request.ts'
import type { RuleBroken } from './validation-words.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is sent a form with a file, and no JSON. */
    readonly takesFiles?: boolean
  }
}

/** Seconds after which a caller may try again while the database is away. */
const retryAfter = 5

/** Errors of PostgreSQL that pass: it is too busy, shutting down, or gave a statement up. */
const busyCodes = new Set(['53300', '53400', '57014', '55P03', '40001', '40P01'])

/** Answers every failure with the `Error` of the contract; nothing of a 5xx's text goes out. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler(answerError)
    app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply))
  },
  { name: 'errors' },
)

/** There is nothing at the address. */
export const notFound = () => new AppError('not_found', 'There is nothing at this address.')

/** Sends the error in the shape of the contract. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error, request)
  if (known.status >= 500) request.log.error({ err: error }, 'request failed')
  if (known.code === 'unavailable') reply.header('retry-after', retryAfter)
  if (known instanceof TooManyRequests) reply.header('retry-after', known.retryAfter)
  if (known.code === 'not_signed_in') reply.header('www-authenticate', 'Bearer')
  return reply
    .code(known.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(known.toBody())
}

/** The error in words of ours: whatever is not known by name is ours to mend, and says nothing. */
function toAppError(error: unknown, { body, routeOptions }: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const broken = rulesBrokenIn(error)
  if (broken) return invalidRequest(broken, body)
  if (isPassing(error) || isBusy(error))
    return new AppError('unavailable', 'EdBazaar is busy. Please try again.')
  const status = statusOf(error)
  if (status === 404) return notFound()
  if (status === 415)
    return routeOptions.config.takesFiles
      ? notAForm()
      : new AppError('not_json', 'Please send JSON.')
  if (status === 416)
    return new AppError('range_not_satisfiable', 'The file ends before the part asked for.')
  if (status !== undefined && status >= 400 && status < 500)
    return new AppError('invalid_request', 'This request can’t be read.')
  return new AppError('internal', 'Something went wrong. Please try again.')
}

function rulesBrokenIn(error: unknown): readonly RuleBroken[] | undefined {
  const { validation } = error as Partial<FastifyError>
  return validation
}

function statusOf(error: unknown): number | undefined {
  const { statusCode } = error as Partial<FastifyError>
  return statusCode
}

function isBusy(error: unknown): boolean {
  for (let link = error; link instanceof Error; link = link.cause) {
    if ('code' in link && typeof link.code === 'string' && busyCodes.has(link.code)) return true
    // pg-pool says so, without a code, when no connection becomes free in time.
    if (link.message === 'timeout exceeded when trying to connect') return true
  }
  return false
}

/** Answers what node's HTTP parser refused: headers too large, or not HTTP at all. */
export function answerClientError(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const isLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const known = isLarge
    ? new AppError('headers_too_large', 'The address or headers of this request are too long.')
    : new AppError('invalid_request', 'This request can’t be read.')
  const reason = isLarge ? 'Request Header Fields Too Large' : 'Bad Request'
  const body = JSON.stringify(known.toBody())
  socket.end(
    [
      `HTTP/1.1 ${known.status} ${reason}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}
