import type { Error as ErrorBody } from './generated/schema'

/** One parameter or field that was wrong. */
export type FieldError = NonNullable<ErrorBody['errors']>[number]

/**
 * The API refused a request, or did not answer it.
 * `message` is the sentence for people that the server sent.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 where no answer came at all. */
  readonly status: number
  /** A stable name for programs, such as `not_found`; `unreachable` where no answer came. */
  readonly code: string
  /** The parameters or fields that were wrong. */
  readonly errors: readonly FieldError[]
  /** Seconds after which to ask again, where the API said so. */
  readonly retryAfter: number | null

  constructor(
    { status, code, msg, errors = [] }: ErrorBody,
    { retryAfter = null, ...options }: { cause?: unknown; retryAfter?: number | null } = {},
  ) {
    super(msg, options)
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/** Whether a caught value is a refusal with this HTTP status. */
export function hasStatus(caught: unknown, status: number): caught is ApiError {
  return caught instanceof ApiError && caught.status === status
}
