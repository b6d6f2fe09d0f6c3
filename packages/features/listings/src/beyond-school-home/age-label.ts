import { messages } from './messages'
import { oldest, youngest } from './wizard-state'

/** "Under 3", "8", "18+". */
export function ageLabel(age: number): string {
  if (age === youngest) return messages.under
  return age === oldest ? messages.adult : String(age)
}
