import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from '../messages'

/** The messages of the schemas: list them in `useMessages` where a `t` is passed to a schema. */
export { messages as editingMessages }

/** A non-negative whole number; null if empty. */
export const countSchema = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{0,9}$/, t(messages.digitsOnly)),
    v.transform((text) => (text === '' ? null : Number(text))),
  )

export const switchSchema = v.boolean()
