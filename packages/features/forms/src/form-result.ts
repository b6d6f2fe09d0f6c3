import { ApiError } from '@edbazaar/api-client'
import type * as v from 'valibot'
import { messages } from './messages'

/** Fields by name; every field of a form is a text. */
export type Texts = Readonly<Record<string, string>>

/** What became of a form: sent, or what is wrong with it. What was typed stays in `values`. */
export type FormResult =
  | { isSent: true }
  | { isSent: false; msg: string; errors: Texts; values: Texts }

/** A schema whose fields are texts. */
export type FormSchema<Values extends Texts> = v.GenericSchema<unknown, Values>

/** What the API's refusal says of a form. */
export function refusalOf(cause: unknown, values: Texts): FormResult & { isSent: false } {
  if (!(cause instanceof ApiError)) throw cause
  const errors = Object.fromEntries(cause.errors.map(({ field, msg }) => [field, msg]))
  const isAboutFields = cause.errors.some(({ field }) => field in values)
  return {
    isSent: false,
    msg: isAboutFields ? messages.checkFields : cause.message,
    errors,
    values,
  }
}
