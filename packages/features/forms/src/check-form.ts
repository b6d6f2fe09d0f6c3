import { ApiError } from '@edbazaar/api-client'
import * as v from 'valibot'
import { apiErrorMessage } from './api-error-message'
import type { FormResult, FormSchema, Texts } from './form-result'
import { messages } from './messages'

/** Validates a form: returns the parsed values, or the first message of each invalid field. */
export function checkForm<Values extends Texts>(schema: FormSchema<Values>, values: Texts) {
  const parsed = v.safeParse(schema, values)
  return parsed.success
    ? ({ isValid: true, values: parsed.output } as const)
    : ({ isValid: false, errors: errorsOf(parsed.issues) } as const)
}

/** The first message of each field. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Texts {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    if (field !== null && !(field in errors)) errors[field] = issue.message
  }
  return errors
}

/** Converts an API error to the result of a form. Rethrows any other exception. */
export function apiErrorResult(cause: unknown, values: Texts): FormResult & { isSent: false } {
  if (!(cause instanceof ApiError)) throw cause
  const errors = Object.fromEntries(cause.errors.map(({ field, msg }) => [field, sentence(msg)]))
  const isAboutFields = cause.errors.some(({ field }) => field in values)
  return {
    isSent: false,
    msg: isAboutFields && cause.status === 400 ? messages.checkFields : apiErrorMessage(cause),
    errors,
    values,
  }
}

/** The API's field messages follow a field name; beside the field they begin a sentence. */
const sentence = (msg: string) => msg.charAt(0).toUpperCase() + msg.slice(1)
