import { ApiError } from '@edbazaar/api-client'
import * as v from 'valibot'
import { apiErrorMessage } from './api-error-message'
import type { FormResult, FormSchema, Texts } from './form-result'
import { messages } from './messages'

/** The values of a form as its schema gives them, or the first message of each wrong field. */
export function checkForm<Values extends Texts>(schema: FormSchema<Values>, values: Texts) {
  const parsed = v.safeParse(schema, values)
  return parsed.success
    ? ({ isGood: true, values: parsed.output } as const)
    : ({ isGood: false, errors: errorsOf(parsed.issues) } as const)
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

/** What the API's refusal says of a form. */
export function refusalOf(cause: unknown, values: Texts): FormResult & { isSent: false } {
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

/** The API's words follow the name of a field; beside the field they begin a sentence. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
