import type * as v from 'valibot'

/** Field values by name. Every form field is a text. */
export type Texts = Readonly<Record<string, string>>

/** The outcome of a submitted form: sent, or its errors with the typed `values`. */
export type FormResult =
  | { isSent: true }
  | { isSent: false; msg: string; errors: Texts; values: Texts }

/** A schema whose fields are texts. */
export type FormSchema<Values extends Texts> = v.GenericSchema<unknown, Values>
