import type { Caller } from '../../../caller.ts'

/** The person who changes a booking or a waitlist entry. */
export interface SeatActor {
  readonly actor: 'parent' | 'member' | 'admin' | 'system'
  readonly actorId: number | null
}

export const system: SeatActor = { actor: 'system', actorId: null }

export const byParent = ({ userId }: Pick<Caller, 'userId'>): SeatActor => ({
  actor: 'parent',
  actorId: userId,
})
