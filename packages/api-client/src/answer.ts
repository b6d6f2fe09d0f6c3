import { ApiError } from './api-error'

interface Answer<Body> {
  data?: Body
  error?: unknown
  response: Response
}

/**
 * The body of a response. Throws `ApiError` if the API rejected the request, broke the contract or
 * could not be reached. An aborted request throws its `AbortError`.
 */
export async function answerOf<Body>(asked: Promise<Answer<Body>>): Promise<Body> {
  const { data, error, response } = await asked.catch((cause: unknown) => {
    if (isAbort(cause)) throw cause
    throw new ApiError({ status: 0, code: 'unreachable', msg: unreachable }, { cause })
  })
  if (response.ok && data !== undefined) return data
  throw toApiError(error, response)
}

const unreachable = 'EdBazaar could not be reached. Check your connection and try again.'
const unreadable = 'Something went wrong. Please try again.'

function isAbort(cause: unknown) {
  return cause instanceof Error && cause.name === 'AbortError'
}

function toApiError(body: unknown, { status, headers }: Response): ApiError {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  const retryAfter = seconds > 0 ? seconds : null
  if (isErrorBody(body)) return new ApiError(body, { retryAfter })
  return new ApiError({ status, code: 'unreadable', msg: unreadable })
}

function isErrorBody(body: unknown): body is ConstructorParameters<typeof ApiError>[0] {
  return (
    typeof body === 'object' &&
    body !== null &&
    'status' in body &&
    typeof body.status === 'number' &&
    'code' in body &&
    typeof body.code === 'string' &&
    'msg' in body &&
    typeof body.msg === 'string'
  )
}
