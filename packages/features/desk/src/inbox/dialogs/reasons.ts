import type { InvalidReason, LostReason } from '../enquiry-types'

/** Reasons in the order shown. */
export const lostReasons = [
  'chose_another',
  'no_seat',
  'fees',
  'distance',
  'not_eligible',
  'plans_changed',
  'no_answer',
  'other',
] as const satisfies readonly LostReason[]

export const invalidReasons = [
  'not_offered',
  'contact_dead',
  'not_a_parent',
  'abuse_or_test',
] as const satisfies readonly InvalidReason[]
