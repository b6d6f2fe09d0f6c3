import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError, TooManyRequests } from '../../app-error.ts'
import { hasCode } from '../../db/error-code.ts'
import { isTransient } from '../../db/retry.ts'
import { formRequired } from '../../modules/platform/media/refused-file.ts'
import { invalidRequest } from './invalid-request.ts'
import type { ValidationError } from './validation-messages.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route receives a form with a file instead of JSON. */
    readonly takesFiles?: boolean
  }
}

/** Seconds after which a caller may retry while the database is unavailable. */
const retryAfter = 5

/** PostgreSQL errors that are temporary: too busy, shutting down, or a cancelled statement. */
const busyCodes = ['53300', '53400', '57014', '55P03', '40001', '40P01']

/** A full disk, of the database and of the server. */
const diskFullCodes = ['53100', 'ENOSPC', 'EDQUOT']

/** Sends every error as the contract's `Error`. The text of a 5xx is never sent. */
export const errorsPlugin = fp(
  async (app) => {
    app.decorateRequest('serverError', null)
    app.setErrorHandler(sendError)
    app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply))
  },
  { name: 'errors' },
)

export const notFound = () => new AppError('not_found', 'Nothing was found at this URL.')

/** Sends an error as the contract's `Error`. Server errors are logged. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error, request)
  if (appError.status >= 500) {
    request.serverError = error
    request.log.error({ err: error }, 'request failed')
  }
  if (appError.code === 'unavailable') reply.header('retry-after', retryAfter)
  if (appError instanceof TooManyRequests) reply.header('retry-after', appError.retryAfter)
  if (appError.code === 'not_signed_in') reply.header('www-authenticate', 'Bearer')
  return reply
    .code(appError.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(appError.toBody())
}

/** Converts an error. Unknown errors become `internal`, without their text. */
function toAppError(error: unknown, request: FastifyRequest): AppError {
  const { body, routeOptions } = request
  if (error instanceof AppError) return error
  if (isAborted(error, request)) return new AppError('invalid_request', unreadable)
  const validation = validationOf(error)
  if (validation) return invalidRequest(validation, body)
  if (isTransient(error) || isBusy(error))
    return new AppError('unavailable', 'EdBazaar is busy. Please try again.')
  if (hasCode(error, ...diskFullCodes))
    return new AppError('unavailable', 'EdBazaar can’t save anything now. Please try again later.')
  const status = statusOf(error)
  if (status === 404) return notFound()
  if (status === 415)
    return routeOptions.config.takesFiles
      ? formRequired()
      : new AppError('not_json', 'Please send JSON.')
  if (status === 413) return new AppError('invalid_request', 'This request is too long.')
  if (status === 416)
    return new AppError('range_not_satisfiable', 'The requested range is outside the file.')
  if (status !== undefined && status >= 400 && status < 500)
    return new AppError('invalid_request', unreadable)
  return new AppError('internal', 'Something went wrong. Please try again.')
}

const unreadable = 'This request can’t be read.'

/** Whether the client closed the connection before it had sent the whole request. */
const isAborted = (error: unknown, { raw }: FastifyRequest) =>
  raw.complete === false && raw.destroyed && hasCode(error, 'ECONNRESET')

const validationOf = (error: unknown): readonly ValidationError[] | undefined =>
  error instanceof Error && 'validation' in error && Array.isArray(error.validation)
    ? error.validation
    : undefined

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined

function isBusy(error: unknown): boolean {
  return (
    hasCode(error, ...busyCodes) ||
    // pg-pool throws this without a code if no connection becomes free in time.
    causesOf(error).some(({ message }) => message === 'timeout exceeded when trying to connect')
  )
}

/** The error and its causes. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let link = error; link instanceof Error; link = link.cause) causes.push(link)
  return causes
}

export const requestTooSlow = () =>
  new AppError('request_timeout', 'The request took too long to arrive. Please try again.')

/** Responds to requests that node's HTTP parser refuses: too large, too slow, or not HTTP. */
export function sendClientError(error: Error & { code?: string }, socket: Socket) {
  if (error.code !== 'ECONNRESET') sendErrorAndClose(socket, clientError(error.code))
}

function clientError(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new AppError('headers_too_large', 'The URL or headers of the request are too long.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTooSlow()
  return new AppError('invalid_request', unreadable)
}

/** Sends an error on a connection that has no reply, and closes the connection. */
export function sendErrorAndClose(socket: Socket, error: AppError): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(error.toBody())
  const response = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
  socket.end(response, () => socket.destroy())
}
