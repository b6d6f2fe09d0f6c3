import { enquiryState } from '../../../../db/schema/index.ts'

export const enquiryStates = enquiryState.enumValues
export type EnquiryState = (typeof enquiryStates)[number]

/**
 * The 19 allowed changes of state, of 42. `contacted` is set by the first outgoing message or logged
 * call: `mayMoveByHand` refuses it from `new`.
 */
const nextStates: Readonly<Record<EnquiryState, readonly EnquiryState[]>> = {
  new: ['contacted', 'visit', 'applied', 'enrolled', 'lost', 'invalid'],
  contacted: ['visit', 'applied', 'enrolled', 'lost', 'invalid'],
  visit: ['applied', 'enrolled', 'lost'],
  applied: ['enrolled', 'lost'],
  enrolled: ['lost'],
  lost: ['contacted'],
  invalid: ['new'],
}

export const mayMove = (from: EnquiryState, to: EnquiryState): boolean =>
  nextStates[from].includes(to)

/** The choices of a member; an enquiry becomes invalid only by a claim with a reason. */
export const mayMoveByHand = (from: EnquiryState, to: EnquiryState): boolean =>
  mayMove(from, to) && to !== 'invalid' && !(from === 'new' && to === 'contacted')
