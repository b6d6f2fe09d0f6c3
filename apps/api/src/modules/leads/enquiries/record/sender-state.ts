import type { Schema } from '../../../../contract/operations.ts'
import type { EnquiryState } from './enquiry-states.ts'

type SenderState = Schema<'SenderEnquiryState'>

interface StateColumns {
  readonly state: EnquiryState
  readonly isConfirmed: boolean
  readonly isSeen: boolean
  readonly isWithdrawn: boolean
}

const states: Readonly<Record<Exclude<EnquiryState, 'new'>, SenderState>> = {
  contacted: 'answered',
  visit: 'visit',
  applied: 'applied',
  enrolled: 'enrolled',
  lost: 'closed',
  invalid: 'not_valid',
}

/** A state of the desk as the sender reads it. */
export const shownState = (state: EnquiryState): SenderState =>
  state === 'new' ? 'sent' : states[state]

/** The state of an enquiry as its sender reads it. */
export function senderStateOf({
  state,
  isConfirmed,
  isSeen,
  isWithdrawn,
}: StateColumns): SenderState {
  if (isWithdrawn) return 'withdrawn'
  if (!isConfirmed) return 'unconfirmed'
  return state === 'new' && isSeen ? 'seen' : shownState(state)
}
