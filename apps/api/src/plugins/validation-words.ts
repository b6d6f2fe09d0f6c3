import { AppError, type FieldError } from '../app-error.ts'

/** What ajv says of one rule that did not hold. */
export interface RuleBroken {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Record<string, unknown>
  readonly message?: string
}

/** Fields named in one answer: enough to mend a request, too few to echo a flood. */
const mostFields = 10
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

/** The answer to a request that does not fit the contract, each field in plain words. */
export function invalidRequest(broken: readonly RuleBroken[]): AppError {
  const byField = new Map<string, string>()
  for (const rule of broken) {
    const field = fieldOf(rule)
    if (!byField.has(field) && byField.size < mostFields) byField.set(field, wordsFor(rule))
  }
  const errors: FieldError[] = [...byField].map(([field, msg]) => ({ field, msg }))
  const sentence = errors.map(({ field, msg }) => `${field} ${msg}`).join('; ')
  return new AppError('invalid_request', `Please check: ${sentence}.`, errors)
}

function fieldOf({ keyword, instancePath, params }: RuleBroken): string {
  if (keyword === 'required' || keyword === 'dependencies') return shown(params.missingProperty)
  if (keyword === 'additionalProperties') return shown(params.additionalProperty)
  return shown(instancePath.split('/')[1] ?? '') || 'request'
}

/** A name as the caller wrote it, cut short, without control characters. */
function shown(name: unknown): string {
  const text = String(name).replace(/\p{C}/gu, '\uFFFD')
  return text.length > longestName ? `${text.slice(0, longestName)}…` : text
}

function wordsFor({ keyword, params, message }: RuleBroken): string {
  switch (keyword) {
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
    case 'maxItems':
      return `must have at most ${params.limit} values`
    case 'uniqueItems':
      return 'must not name a value twice'
    case 'format':
      return params.format === 'email'
        ? 'must be an email address'
        : (message ?? 'is not as it should be')
    case 'pattern':
      return patternWords[String(params.pattern)] ?? 'is not written as it should be'
    default:
      return message ?? 'is not as it should be'
  }
}

function typeWords(type: unknown): string {
  if (type === 'integer') return 'a whole number'
  if (type === 'number') return 'a number'
  if (type === 'boolean') return 'true or false'
  if (type === 'string') return 'given once, as text'
  return `of type ${type}`
}

const listed = (values: unknown) => (Array.isArray(values) ? values.join(', ') : String(values))
