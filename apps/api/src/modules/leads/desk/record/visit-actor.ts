import type { Caller } from '../../../../caller.ts'
import type { VisitActor } from '../../enquiries/visits/visits.service.ts'
import { channelUse } from '../consent/channel-use.ts'
import type { LockedEnquiry } from './desk-record.ts'

/**
 * A member of the desk who changes visits. The sender gets an email if they permit it, and then in
 * the hours that they permit.
 */
export function visitActor(
  { permission, now }: Pick<LockedEnquiry, 'permission' | 'now'>,
  { userId }: Caller,
): VisitActor {
  const use = channelUse(permission, 'email', now)
  const isPermitted = use.state === 'allowed' || use.state === 'outside_hours'
  return { actorId: userId, side: 'desk', email: isPermitted ? { sendAt: use.nextAt } : null }
}
