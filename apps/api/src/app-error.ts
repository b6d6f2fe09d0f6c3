/** What can go wrong for the caller, and the HTTP status that says so. */
const statuses = {
  invalid_request: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  forbidden: 403,
  partner_unknown: 403,
  partner_closed: 403,
  origin_not_registered: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  range_not_satisfiable: 416,
  not_json: 415,
  headers_too_large: 431,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statuses

/** One field that was wrong: what is wrong with it and what would be right. */
export interface FieldError {
  readonly field: string
  readonly msg: string
}

/** The `Error` of the contract. */
export interface ErrorBody {
  readonly status: number
  readonly code: string
  readonly msg: string
  readonly errors?: readonly FieldError[]
}

/** A failure with a sentence for the person who asked; services throw it, one handler answers it. */
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

  /** The error as the contract shows it. */
  toBody(): ErrorBody {
    const { status, code, message: msg, errors } = this
    return errors ? { status, code, msg, errors } : { status, code, msg }
  }
}

/** Somebody asks too often; `retryAfter` is in seconds. */
export class TooManyRequests extends AppError {
  readonly retryAfter: number

  constructor(msg: string, retryAfter: number) {
    super('too_many_requests', msg)
    this.retryAfter = retryAfter
  }
}

/** A request of which one field is wrong. */
export const invalid = (field: string, msg: string) =>
  new AppError('invalid_request', `Please check: ${field} ${msg}.`, [{ field, msg }])

/** The same, in the very words that people are to read. */
export const refused = (field: string, msg: string) =>
  new AppError('invalid_request', msg, [{ field, msg }])
