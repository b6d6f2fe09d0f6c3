import { AppError, type FieldError } from '../app-error.ts'
import { type RuleBroken, shown, wholeSentences, wordsOfRule } from './validation-words.ts'

/** Fields named in one answer: enough to mend a request, too few to echo a flood. */
const mostFields = 10

/**
 * The answer to a request that does not fit the contract, each field in plain words. Of a change,
 * `{ field, value }`, the field is the one that it names.
 */
export function invalidRequest(broken: readonly RuleBroken[], body?: unknown): AppError {
  const changed = changedField(body)
  const byField = new Map<string, string>()
  for (const rule of withoutOtherKinds(broken)) {
    const field = fieldOf(rule, changed)
    if (!byField.has(field) && byField.size < mostFields)
      byField.set(field, wordsFor(rule, changed))
  }
  const errors: FieldError[] = [...byField].map(([field, msg]) => ({ field, msg }))
  const [first] = errors
  if (first && errors.length === 1 && wholeSentences.has(first.msg))
    return new AppError('invalid_request', first.msg, errors)
  const sentence = errors
    .map(({ field, msg }) => (wholeSentences.has(msg) ? msg.slice(0, -1) : `${field} ${msg}`))
    .join('; ')
  return new AppError('invalid_request', `Please check: ${sentence}.`, errors)
}

/** The field that a change is of. */
function changedField(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('value' in body)) return undefined
  return 'field' in body && typeof body.field === 'string' ? body.field : undefined
}

/**
 * Where one of several schemas has to fit, those of another type than was sent say nothing: the one
 * that is left says what is wrong.
 */
function withoutOtherKinds(broken: readonly RuleBroken[]): readonly RuleBroken[] {
  const choices = broken.filter(({ keyword }) => keyword === 'oneOf')
  return choices.reduce((rest, { instancePath: path }) => {
    const within = (rule: RuleBroken) => `${rule.instancePath}/`.startsWith(`${path}/`)
    const isOfKind = (rule: RuleBroken) => rule.instancePath === path && rule.keyword === 'type'
    const telling = rest.filter(
      (rule) => within(rule) && rule.keyword !== 'oneOf' && !isOfKind(rule),
    )
    return telling.length === 0
      ? rest
      : rest.filter((rule) => !within(rule) || telling.includes(rule))
  }, broken)
}

function fieldOf({ keyword, instancePath, params }: RuleBroken, changed?: string): string {
  const [, field] = instancePath.split('/')
  if (changed !== undefined && field === 'value') return shown(changed)
  if (keyword === 'discriminator') return shown(params.tag)
  if (keyword === 'required' || keyword === 'dependencies') return shown(params.missingProperty)
  if (keyword === 'additionalProperties') return shown(params.additionalProperty)
  return shown(field ?? '') || 'request'
}

/** What is wrong, with the part of a changed value that it is wrong with. */
function wordsFor(rule: RuleBroken, changed?: string): string {
  const [, field, ...parts] = rule.instancePath.split('/')
  const words = wordsOfRule(rule)
  if (changed === undefined || field !== 'value') return words
  const { missingProperty, additionalProperty } = rule.params
  const named = [...parts, missingProperty, additionalProperty].filter(
    (part) => typeof part === 'string' && !/^\d+$/.test(part),
  )
  return [...named.map(shown), words].join(' ')
}
