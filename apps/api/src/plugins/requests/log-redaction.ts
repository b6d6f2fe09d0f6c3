/** Query parameters that contain secrets or personal data. */
const secretParameter = /([?&;](?:token|password|email|idtoken|credential|code)=)[^&;#]*/gi

/** Paths that end in a token. */
const secretSegment = /(\/(?:application-cvs|calendars|contest-images)\/)[^/?#]+/gi

/** Queries and locations of users on partner sites, which partners are promised are not stored. */
const widgetQuery = /(\/widget\/suggestions\?).*/s

/** Removes tokens, personal data and widget queries from a URL before it is logged. */
export const redactedUrl = (url: string) =>
  url.replace(widgetQuery, '$1…').replace(secretParameter, '$1…').replace(secretSegment, '$1…')

const emailAddress = /[^\s"'<>(),:;=@]+@[^\s"'<>(),;=@]+/g
/** Number of nested causes of an error that are logged. */
const maximumDepth = 4

interface LoggedError {
  [more: string]: unknown
  type: string
  message: string
  stack: string
}

/**
 * Serialises an error for the log without personal data. Messages of drizzle contain the parameters
 * of a failed statement, those of PostgreSQL the row, and those of mail servers the recipient.
 */
export const redactedError = (error: unknown) => serialise(error, 0)

function serialise(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: redactedMessage(String(error)), stack: '' }
  return {
    type: error.name,
    message: redactedMessage(error.message),
    stack: framesOf(error),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined &&
      depth < maximumDepth && { cause: serialise(error.cause, depth + 1) }),
  }
}

const redactedMessage = (message: string) =>
  message.replace(/\nparams: .*$/s, '').replace(emailAddress, '…@…')

/** The stack frames without the lines before them, which repeat the message. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
