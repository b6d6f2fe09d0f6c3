import * as v from 'valibot'
import { isSameValue, type SavedValue } from './field-state'

/** A draft after validation, with the value as the API receives it. */
type Validation = { isValid: true; value: unknown } | { isValid: false; message: string }

/** Rules by which a field reads and validates its values. */
export interface FieldRules {
  /** Reads a value of the server as a draft; undefined if it has another format. */
  read: (stored: unknown) => unknown
  validate: (draft: unknown) => Validation
}

/** The value that the API would receive for a draft, or the draft itself if it is invalid. */
export function valueToSend(rules: FieldRules, draft: unknown): unknown {
  const validation = rules.validate(draft)
  return validation.isValid ? validation.value : draft
}

/** Whether saving `sent` would leave the value of the server as it is. */
export const isSameAsSaved = (rules: FieldRules, sent: unknown, { value }: SavedValue) =>
  isSameValue(sent, valueToSend(rules, rules.read(value)))

/** Validates drafts by a schema; the first issue is the message. */
export const validationBy =
  (schema: v.GenericSchema<unknown, unknown>): FieldRules['validate'] =>
  (draft) => {
    const parsed = v.safeParse(schema, draft)
    return parsed.success
      ? { isValid: true, value: parsed.output }
      : { isValid: false, message: parsed.issues[0].message }
  }
