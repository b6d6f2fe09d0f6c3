import type * as v from 'valibot'

/** Fields by name; every field of a form is a text. */
export type Texts = Readonly<Record<string, string>>

/** What became of a form: sent, or what is wrong with it. What was typed stays in `values`. */
export type FormResult =
  | { isSent: true }
  | { isSent: false; msg: string; errors: Texts; values: Texts }

/** A schema whose fields are texts. */
export type FormSchema<Values extends Texts> = v.GenericSchema<unknown, Values>
