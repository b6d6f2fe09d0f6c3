import type { SenderEnquiryState } from '@edbazaar/api-client'
import type { StageMarkShape } from '@edbazaar/ui/StageMark'
import { messages } from './messages'

export { messages as enquiryMessages } from './messages'

/** The name of a state as the sender reads it. */
export const enquiryStateNames = messages.states

/** The mark of a state. */
export const enquiryMarks: Readonly<Record<SenderEnquiryState, StageMarkShape>> = {
  unconfirmed: 'begun',
  sent: 'begun',
  seen: 'begun',
  answered: 'quarter',
  visit: 'half',
  applied: 'most',
  enrolled: 'done',
  closed: 'over',
  not_valid: 'nil',
  withdrawn: 'over',
}
