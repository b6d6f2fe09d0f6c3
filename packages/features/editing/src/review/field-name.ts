import type { Translate } from '@edbazaar/feature-platform'
import { reviewMessages } from './messages'

type KnownField = keyof typeof reviewMessages.fields

const isKnown = (field: string): field is KnownField => Object.hasOwn(reviewMessages.fields, field)

/** The name of a field that users read. Unknown fields keep their own, with spaces: `bus_routes`. */
export function fieldName(field: string, t: Translate): string {
  if (isKnown(field)) return t(reviewMessages.fields[field])
  const words = field.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
