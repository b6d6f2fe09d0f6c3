import { ApiError } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import type { Texts } from '../form-result'
import { failureMessage } from './failure-message'

/** The errors that a form shows after a failed request. */
export interface FormFailure {
  /** About the form as a whole. Null if the session has expired. */
  message: string | null
  /** The message of each field that the API has rejected. */
  errors: Texts
}

interface FormFailureOptions {
  t: Translate
  /** The form's field for a field of the API, or undefined if the form has none. */
  fieldOf: (apiField: string) => string | undefined
}

/** Converts a failed request to the messages of a form and of its fields. */
export function formFailureOf(cause: unknown, { t, fieldOf }: FormFailureOptions): FormFailure {
  const errors: Record<string, string> = {}
  for (const { field, msg } of cause instanceof ApiError ? cause.errors : []) {
    const name = fieldOf(field)
    if (name !== undefined) errors[name] ??= sentence(msg)
  }
  return { message: failureMessage(cause, t), errors }
}

/** The API's field messages follow a field name; beside the field they begin a sentence. */
const sentence = (msg: string) => msg.charAt(0).toUpperCase() + msg.slice(1)
