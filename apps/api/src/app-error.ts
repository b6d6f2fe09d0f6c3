/** Error codes and their HTTP statuses. */
const statuses = {
  invalid_request: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  forbidden: 403,
  job_seeker: 403,
  second_factor_required: 403,
  confirm_password: 403,
  partner_unknown: 403,
  partner_closed: 403,
  origin_not_registered: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  range_not_satisfiable: 416,
  not_json: 415,
  headers_too_large: 431,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statuses

/** An invalid field, with a message that says what is valid. */
export interface FieldError {
  readonly field: string
  readonly msg: string
  /** The filter value that exists already. */
  readonly existing?: { readonly id: number; readonly name: string }
}

/** The contract's `Error`. */
export interface ErrorBody {
  readonly status: number
  readonly code: string
  readonly msg: string
  readonly errors?: readonly FieldError[]
}

/** An error with a message for the caller. Services throw it, and one handler sends it. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: readonly FieldError[] | undefined

  constructor(code: ErrorCode, msg: string, errors?: readonly FieldError[]) {
    super(msg)
    this.code = code
    this.status = statuses[code]
    this.errors = errors
  }

  /** The error as the contract's `Error`. */
  toBody(): ErrorBody {
    const { status, code, message: msg, errors } = this
    return errors ? { status, code, msg, errors } : { status, code, msg }
  }
}

/** A rate limit is exceeded. `retryAfter` is in seconds. */
export class TooManyRequests extends AppError {
  readonly retryAfter: number

  constructor(msg: string, retryAfter: number) {
    super('too_many_requests', msg)
    this.retryAfter = retryAfter
  }
}

/** A request with an invalid field. `msg` continues after the name of the field. */
export const invalid = (field: string, msg: string) =>
  new AppError('invalid_request', `Please check: ${field} ${msg}.`, [{ field, msg }])

/** A request with an invalid field, with a message that is shown without the name of the field. */
export const refused = (field: string, msg: string) =>
  new AppError('invalid_request', msg, [{ field, msg }])

/** The request has no session, or its session has ended. */
export const notSignedIn = () => new AppError('not_signed_in', 'Please sign in.')
