import type { Translate } from '@edbazaar/feature-platform'
import type * as v from 'valibot'

/** Texts by field: what was typed, or the error messages. */
export type Texts = Readonly<Record<string, string>>

/** The outcome of a form posted without scripts: sent, or its errors with the typed `values`. */
export type FormResult =
  | { isSent: true }
  | { isSent: false; msg: string; errors: Texts; values: Texts }

/** Creates the schema of a form, with messages in the language of the page. */
export type CreateSchema<Values> = (t: Translate) => v.GenericSchema<unknown, Values>

/** Loads a schema only when a form is checked: a page renders without it. */
export type LoadSchema<Values> = () => Promise<CreateSchema<Values>>
