/** Names of parameters whose values open passwordless, or are somebody's. */
const secretParameter = /([?&;](?:token|password|email|idtoken|credential|code)=)[^&;#]*/gi

/** What the readers of other sites type into our box, and where they are. */
const typedElsewhere = /(\/widget\/suggestions\?).*/s

/**
 * An address as the log may hold it: a link's token in it would let in whoever reads the log, and
 * partners are told that what their readers type is not kept.
 */
export const loggedAddress = (address: string) =>
  address.replace(typedElsewhere, '$1…').replace(secretParameter, '$1…')

const mailAddress = /[^\s"'<>(),:;=@]+@[^\s"'<>(),;=@]+/g
/** Causes of causes that a line holds. */
const deepest = 4

interface LoggedError {
  [more: string]: unknown
  type: string
  message: string
  stack: string
}

/**
 * An error as the log may hold it. Of a failed statement drizzle tells everything that was to be
 * written, PostgreSQL the row, and a mail server to whom: letters with links, hashes, addresses.
 */
export const loggedError = (error: unknown) => tell(error, 0)

function tell(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: wordsOf(String(error)), stack: '' }
  return {
    type: error.name,
    message: wordsOf(error.message),
    stack: framesOf(error),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && depth < deepest && { cause: tell(error.cause, depth + 1) }),
  }
}

const wordsOf = (message: string) =>
  message.replace(/\nparams: .*$/s, '').replace(mailAddress, '…@…')

/** The lines that say where; those before them repeat the message. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
