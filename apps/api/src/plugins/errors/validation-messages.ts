/** The part of an ajv error that messages are made from. */
export interface ValidationError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Record<string, unknown>
  readonly message?: string
}

const maximumNameLength = 60

/** Messages for formats, by name; they follow the name of the field. */
const formatMessages: Readonly<Record<string, string>> = {
  email: 'must be an email address',
  date: 'must be a date as year-month-day, such as 2019-07-04',
  slug: 'may contain only the letters a to z, digits and hyphens',
  'strict-slug': 'may contain only the letters a to z, digits and single hyphens between them',
  text: 'must not contain a NUL character',
  'single-line': 'must not contain line breaks or other control characters',
  'display-line': 'must be one line without control characters or text direction marks',
  'display-text': 'must not contain control characters or text direction marks',
  'display-name': 'must be a name without line breaks or other control characters',
  token: 'is incomplete. Copy the full link from the email',
  'signed-token': 'is incomplete. Copy the full address',
  'time-of-day': 'must be a time such as 16:30',
  base64url: 'must be base64url text without padding',
  website: 'must be the full address of a website, such as https://www.example.in',
  'year-month': 'must be a month as year-month, such as 2019-08',
  'school-year': 'must be a school year, such as 2027–28',
  assignee: 'must be me, none or the id of a user',
  'question-id': 'must be the id of a question',
  'page-path': 'must be the path of an EdBazaar page, such as /schools',
  mobile: 'must be a phone number of 4 to 12 digits, such as 9845012345',
  'mobile-or-empty': 'must be a phone number of 4 to 12 digits, such as 9845012345',
  'city-or-empty':
    'must be one line of at least 3 characters, without control characters or text direction marks',
  'line-of-2-or-empty':
    'must be one line of at least 2 characters, without control characters or text direction marks',
  'address-or-empty':
    'must have at least 2 characters, without control characters or text direction marks',
  'pin-code': 'must be a PIN code of 6 digits, such as 560038',
  gstin: 'must be a GSTIN of 15 digits and capital letters, such as 29ABCDE1234F1Z5',
  'gstin-or-empty': 'must be a GSTIN of 15 characters, such as 29ABCDE1234F1Z5',
}

/** Messages for formats that the specification quotes; they do not follow the name of the field. */
const fullFormatMessages: Readonly<Record<string, string>> = {
  phone: 'Phone number must be at least 10 digits long.',
}

/** Messages that are shown without the name of the field. */
export const fullMessages: ReadonlySet<string> = new Set(Object.values(fullFormatMessages))

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
    case 'pattern':
      return 'has the wrong format'
    case 'format':
      return messageForFormat(String(params.format)) ?? message ?? 'is not valid'
    default:
      return message ?? 'is not valid'
  }
}

/** The message for a format; undefined if it has none. */
export const messageForFormat = (format: string): string | undefined =>
  fullFormatMessages[format] ?? formatMessages[format]

/** Omits null, which callers rarely mean. */
function typeName(types: unknown): string {
  const [type] = String(types)
    .split(',')
    .filter((type) => type !== 'null')
  if (type === 'integer') return 'a whole number'
  if (type === 'number') return 'a number'
  if (type === 'boolean') return 'true or false'
  if (type === 'string') return 'given once, as text'
  if (type === 'array') return 'a list'
  return `of type ${type}`
}

const listOf = (values: unknown) => (Array.isArray(values) ? values.join(', ') : String(values))
