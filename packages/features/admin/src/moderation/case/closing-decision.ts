import type { ModerationCase } from '../case-types'

type Closing = 'approved' | 'ignored'

/**
 * The one decision that closes a case without consequences. Changes are approved; a record that
 * nobody changed is kept as it is. Undefined if neither is possible, and for claims and appeals,
 * which can be granted and refused.
 */
export function closingDecision({
  row,
  changes,
  next_states: next,
}: Pick<ModerationCase, 'row' | 'changes' | 'next_states'>): Closing | undefined {
  if (row.why === 'claim' || row.why === 'appeal') return undefined
  const closing: readonly Closing[] =
    changes.length === 0 ? ['ignored', 'approved'] : ['approved', 'ignored']
  return closing.find((outcome) => next.includes(outcome))
}
