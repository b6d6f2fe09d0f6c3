import { refused } from '../../../app-error.ts'
import { templateFields } from './text-fields.ts'

/** Throws `invalid_request` if a text for the use names a field that does not exist. */
export function requireKnownFields(use: keyof typeof templateFields, text: string): void {
  const { list, unknown } = templateFields[use]
  const field = unknown(text)
  if (field !== null) throw refused('text', `{${field}} is not a field. Use ${list}.`)
}
