import type { Caller } from '../../../../caller.ts'
import type { NewApplicationEvent } from './application-record.repository.ts'

type Actor = Pick<NewApplicationEvent, 'actor' | 'actorId'>

export const applicantActor = ({ userId }: Pick<Caller, 'userId'>): Actor => ({
  actor: 'applicant',
  actorId: userId,
})

/** A member of the listing, or an admin who is none. */
export const employerActor = ({ userId }: Pick<Caller, 'userId'>, isMember: boolean): Actor => ({
  actor: isMember ? 'member' : 'admin',
  actorId: userId,
})

export const system: Actor = { actor: 'system', actorId: null }
