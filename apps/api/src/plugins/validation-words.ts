/** What ajv says of one rule that did not hold. */
export interface RuleBroken {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Record<string, unknown>
  readonly message?: string
}

const longestName = 60

/** Patterns of the contract, in words. */
const patternWords: Readonly<Record<string, string>> = {
  '^[^\\u0000]*$': 'must not hold a NUL character',
  '^[^\u0000]*$': 'must not hold a NUL character',
  '^[^\\p{Cc}]*$': 'must not hold line breaks or other control characters',
  '^[A-Za-z0-9_-]{43}$': 'is not a whole link of ours',
  '^[^\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]*[^\\p{Cc}\\s\\u202A-\\u202E\\u2066-\\u2069][^\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]*$':
    'must be a name, without line breaks or other control characters',
  '^[^\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]*$':
    'must be one line, without control characters or marks that turn the writing round',
  '^(?:[^\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]|[\\t\\n\\r])*$':
    'must not hold control characters or marks that turn the writing round',
  '^(\\d{4,12})?$': 'must be 4 to 12 digits, without spaces or signs',
  '^([0-9]{2}[A-Za-z]{5}[0-9]{4}[A-Za-z][1-9A-Za-z][Zz][0-9A-Za-z])?$':
    'must be a GSTIN of 15 characters, such as 29ABCDE1234F1Z5',
  '^([01]\\d|2[0-3]):[0-5]\\d$': 'must be a time such as 16:30',
  '^\\d{4,12}$': 'must be 4 to 12 digits, without spaces or signs',
  '^/(?![/\\\\])[^\\u0000]*$': 'must be the path of a page of ours, such as /schools',
  '^[a-z0-9-]+$': 'may hold only the letters a to z, digits and hyphens',
}

/** Patterns that the specification has a whole sentence for. */
const patternSentences: Readonly<Record<string, string>> = {
  '^(?:[^\\d\\p{Cc}]*\\d){10,}[^\\d\\p{Cc}]*$': 'Phone number must be at least 10 digits long.',
}

/** The sentences that say all by themselves. */
export const wholeSentences: ReadonlySet<string> = new Set(Object.values(patternSentences))

/** A name as the caller wrote it, cut short, without control characters. */
export function shown(name: unknown): string {
  const text = String(name).replace(/\p{C}/gu, '\uFFFD')
  return text.length > longestName ? `${text.slice(0, longestName)}…` : text
}

/** What is wrong, in words that go on after the name of the field. */
export function wordsOfRule({ keyword, params, message }: RuleBroken): string {
  switch (keyword) {
    case 'discriminator':
      return 'is not one that can be saved here'
    case 'required':
      return 'is missing; please give it'
    case 'dependencies':
      return `is missing; give it together with ${shown(params.property)}`
    case 'additionalProperties':
      return 'is not a parameter here; please leave it out'
    case 'type':
      return `must be ${typeWords(params.type)}`
    case 'enum':
      return `must be one of ${listed(params.allowedValues)}`
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
      return 'must not name a value twice'
    case 'format':
      return formatWords[String(params.format)] ?? message ?? 'is not as it should be'
    case 'pattern':
      return (
        patternSentences[String(params.pattern)] ??
        patternWords[String(params.pattern)] ??
        'is not written as it should be'
      )
    default:
      return message ?? 'is not as it should be'
  }
}

const formatWords: Readonly<Record<string, string>> = {
  email: 'must be an email address',
  date: 'must be a day as year-month-day, such as 2019-07-04',
}

/** Null goes without saying: whoever sends a value means one. */
function typeWords(types: unknown): string {
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

const listed = (values: unknown) => (Array.isArray(values) ? values.join(', ') : String(values))
