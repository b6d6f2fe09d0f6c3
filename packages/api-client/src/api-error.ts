import type { Error as ErrorBody } from './generated/schema'

/** An invalid parameter or field. */
export type FieldError = NonNullable<ErrorBody['errors']>[number]

/** The API rejected a request or could not be reached. `message` is the server's text for users. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 if there was no response. */
  readonly status: number
  /**
   * A stable, machine-readable code such as `not_found`; `unreachable` if there was no response.
   */
  readonly code: string
  /** The invalid parameters or fields. */
  readonly errors: readonly FieldError[]
  /** Seconds to wait before retrying, if the API sent them. */
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

/** Whether a caught value is an `ApiError` with this HTTP status. */
export function hasStatus(caught: unknown, status: number): caught is ApiError {
  return caught instanceof ApiError && caught.status === status
}
