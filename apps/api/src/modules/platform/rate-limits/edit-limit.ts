import type { Caller } from '../../accounts/sessions/caller.ts'
import type { UserLimit } from './user-limit.ts'

export type EditLimit = ReturnType<typeof createEditLimit>

const msg = 'You have made many changes in the last hour. Try again later.'

/** How often one user may edit in an hour; throws `too_many_requests` above that. */
export function createEditLimit(userLimit: UserLimit, max: number) {
  return (caller: Caller): Promise<void> => userLimit({ name: 'edit', max, msg }, caller)
}
