/** The part of an ajv error that messages are made from. */
export interface ValidationError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Record<string, unknown>
  readonly message?: string
}

const maximumNameLength = 60

/** Messages for patterns of the contract; they follow the name of the field. */
const patternMessages: Readonly<Record<string, string>> = {
  '^[^\\u0000]*$': 'must not contain a NUL character',
  '^[^\u0000]*$': 'must not contain a NUL character',
  '^[^\\p{Cc}]*$': 'must not contain line breaks or other control characters',
  '^[A-Za-z0-9_-]{43}$': 'is incomplete. Copy the full link from the email',
  '^[^\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]*[^\\p{Cc}\\s\\u202A-\\u202E\\u2066-\\u2069][^\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]*$':
    'must be a name without line breaks or other control characters',
  '^[^\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]*$':
    'must be one line without control characters or text direction marks',
  '^(?:[^\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]|[\\t\\n\\r])*$':
    'must not contain control characters or text direction marks',
  '^(\\d{4,12})?$': 'must be 4 to 12 digits, without spaces or signs',
  '^([0-9]{2}[A-Za-z]{5}[0-9]{4}[A-Za-z][1-9A-Za-z][Zz][0-9A-Za-z])?$':
    'must be a GSTIN of 15 characters, such as 29ABCDE1234F1Z5',
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'must be a time such as 16:30',
  '^\\d{4,12}$': 'must be 4 to 12 digits, without spaces or signs',
  '^/(?![/\\\\])[^\\u0000]*$': 'must be the path of an EdBazaar page, such as /schools',
  '^[a-z0-9-]+$': 'may contain only the letters a to z, digits and hyphens',
}

/** Patterns for which the specification has a full message. */
const fullPatternMessages: Readonly<Record<string, string>> = {
  '^(?:[^\\d\\p{Cc}]*\\d){10,}[^\\d\\p{Cc}]*$': 'Phone number must be at least 10 digits long.',
}

/** Messages that are shown without the name of the field. */
export const fullMessages: ReadonlySet<string> = new Set(Object.values(fullPatternMessages))

/** A name sent by the caller, cut to a safe length and without control characters. */
export function displayName(name: unknown): string {
  const text = String(name).replace(/\p{C}/gu, '\uFFFD')
  return text.length > maximumNameLength ? `${text.slice(0, maximumNameLength)}…` : text
}

/** The message for an error. It follows the name of the field, unless it is in `fullMessages`. */
export function validationMessage({ keyword, params, message }: ValidationError): string {
  switch (keyword) {
    case 'discriminator':
      return 'is not a field that can be saved'
    case 'required':
      return 'is required'
    case 'dependencies':
      return `is required together with ${displayName(params.property)}`
    case 'additionalProperties':
      return 'is not allowed here'
    case 'type':
      return `must be ${typeName(params.type)}`
    case 'enum':
      return `must be one of ${listOf(params.allowedValues)}`
    case 'minimum':
      return `must be at least ${params.limit}`
    case 'maximum':
      return `must be at most ${params.limit}`
    case 'minLength':
      return params.limit === 1
        ? 'must not be empty'
        : `must have at least ${params.limit} characters`
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'minItems':
      return `must have at least ${params.limit} values`
    case 'maxItems':
      return `must have at most ${params.limit} values`
    case 'uniqueItems':
      return 'must not contain a value twice'
    case 'format':
      return formatMessages[String(params.format)] ?? message ?? 'is not valid'
    case 'pattern':
      return (
        fullPatternMessages[String(params.pattern)] ??
        patternMessages[String(params.pattern)] ??
        'is not in the right format'
      )
    default:
      return message ?? 'is not valid'
  }
}

const formatMessages: Readonly<Record<string, string>> = {
  email: 'must be an email address',
  date: 'must be a date as year-month-day, such as 2019-07-04',
}

/** Omits null, which callers rarely mean. */
function typeName(types: unknown): string {
  const [type] = String(types)
    .split(',')
    .filter((one) => one !== 'null')
  if (type === 'integer') return 'a whole number'
  if (type === 'number') return 'a number'
  if (type === 'boolean') return 'true or false'
  if (type === 'string') return 'given once, as text'
  if (type === 'array') return 'a list'
  return `of type ${type}`
}

const listOf = (values: unknown) => (Array.isArray(values) ? values.join(', ') : String(values))
