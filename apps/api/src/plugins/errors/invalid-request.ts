import { AppError, type FieldError } from '../../app-error.ts'
import {
  displayName,
  fullMessages,
  type ValidationError,
  validationMessage,
} from './validation-messages.ts'

/** Fields named in one response, so that a flood of parameters is not echoed. */
const maximumFields = 10

/**
 * The error for a request that does not match the contract, with a message per field. For a field
 * edit, `{ field, value }`, the errors name the edited field.
 */
export function invalidRequest(validation: readonly ValidationError[], body?: unknown): AppError {
  const editedField = editedFieldOf(body)
  const byField = new Map<string, string>()
  for (const error of withoutOtherTypes(validation)) {
    const field = fieldOf(error, editedField)
    if (!byField.has(field) && byField.size < maximumFields)
      byField.set(field, messageOf(error, editedField))
  }
  const errors: FieldError[] = [...byField].map(([field, msg]) => ({ field, msg }))
  const [first] = errors
  if (first && errors.length === 1 && fullMessages.has(first.msg))
    return new AppError('invalid_request', first.msg, errors)
  const list = errors
    .map(({ field, msg }) => (fullMessages.has(msg) ? msg.slice(0, -1) : `${field} ${msg}`))
    .join('; ')
  return new AppError('invalid_request', `Please check: ${list}.`, errors)
}

/** The field named by the body of a field edit. */
function editedFieldOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('value' in body)) return undefined
  return 'field' in body && typeof body.field === 'string' ? body.field : undefined
}

/**
 * If several schemas are allowed (`oneOf`), drops the errors of schemas with another type than
 * the value, so that the remaining ones explain what is wrong.
 */
function withoutOtherTypes(validation: readonly ValidationError[]): readonly ValidationError[] {
  const choices = validation.filter(({ keyword }) => keyword === 'oneOf')
  return choices.reduce((rest, { instancePath: path }) => {
    const isWithin = (error: ValidationError) => `${error.instancePath}/`.startsWith(`${path}/`)
    const isTypeError = (error: ValidationError) =>
      error.instancePath === path && error.keyword === 'type'
    const relevant = rest.filter(
      (error) => isWithin(error) && error.keyword !== 'oneOf' && !isTypeError(error),
    )
    return relevant.length === 0
      ? rest
      : rest.filter((error) => !isWithin(error) || relevant.includes(error))
  }, validation)
}

function fieldOf({ keyword, instancePath, params }: ValidationError, editedField?: string): string {
  const [, field] = instancePath.split('/')
  if (editedField !== undefined && field === 'value') return displayName(editedField)
  if (keyword === 'discriminator') return displayName(params.tag)
  if (keyword === 'required' || keyword === 'dependencies')
    return displayName(params.missingProperty)
  if (keyword === 'additionalProperties') return displayName(params.additionalProperty)
  return displayName(field ?? '') || 'request'
}

/** The message, preceded by the part of an edited value that is wrong. */
function messageOf(error: ValidationError, editedField?: string): string {
  const [, field, ...parts] = error.instancePath.split('/')
  const message = validationMessage(error)
  if (editedField === undefined || field !== 'value') return message
  const { missingProperty, additionalProperty } = error.params
  const names = [...parts, missingProperty, additionalProperty].filter(
    (part) => typeof part === 'string' && !/^\d+$/.test(part),
  )
  return [...names.map(displayName), message].join(' ')
}
