import type { Schema } from '../../../../contract/operations.ts'

type Change = Schema<'VisitChange'>
type Detail = Readonly<Record<string, unknown>>

const changes = ['offered', 'booked', 'moved', 'done', 'no_show', 'cancelled'] as const

/** The details of an event of kind `visit`. */
export function visitChange(detail: Detail): Change | null {
  const change = changes.find((each) => each === detail.change)
  const { starts_at: startsAt } = detail
  return change && typeof startsAt === 'string' ? { change, starts_at: startsAt } : null
}

/** The person who changed the visit. */
export const visitSide = ({ side }: Detail) => (side === 'parent' ? 'parent' : 'desk')
