import type { Translate } from '@edbazaar/feature-platform'
import { messages } from './messages'
import { oldest, youngest } from './wizard-state'

/** "Under 3", "8", "18+". */
export function ageLabel(age: number, t: Translate): string {
  if (age === youngest) return t(messages.under)
  return age === oldest ? t(messages.adult) : String(age)
}
