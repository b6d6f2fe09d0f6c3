import type { StageMarkShape } from '@edbazaar/ui/StageMark'
import type { EnquiryState } from './enquiry-types'

/** The stages in the order of the tabs and of the board. */
export const stages = [
  'new',
  'contacted',
  'visit',
  'applied',
  'enrolled',
  'lost',
  'invalid',
] as const satisfies readonly EnquiryState[]

export const markOf: Readonly<Record<EnquiryState, StageMarkShape>> = {
  new: 'begun',
  contacted: 'quarter',
  visit: 'half',
  applied: 'most',
  enrolled: 'done',
  lost: 'over',
  invalid: 'nil',
}

/**
 * The moves that a person may make, for the board; the API checks each move again. `contacted` is set
 * by the first email or call, except for a lost enquiry that is taken up again.
 */
const movesFrom: Readonly<Record<EnquiryState, readonly EnquiryState[]>> = {
  new: ['visit', 'applied', 'enrolled', 'lost', 'invalid'],
  contacted: ['visit', 'applied', 'enrolled', 'lost', 'invalid'],
  visit: ['applied', 'enrolled', 'lost'],
  applied: ['enrolled', 'lost'],
  enrolled: ['lost'],
  lost: ['contacted'],
  invalid: ['new'],
}

export const canMoveTo = (from: EnquiryState, to: EnquiryState): boolean =>
  movesFrom[from].includes(to)

/** The stage of a text, such as the id of a column. */
export const stageOf = (text: string): EnquiryState | undefined =>
  stages.find((stage) => stage === text)
