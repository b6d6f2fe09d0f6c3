import type { LimitedUser, UserLimit } from './user-limit.ts'

export type EditLimit = ReturnType<typeof createEditLimit>

const msg = 'You have made many changes in the last hour. Try again later.'

/** Limits how often one user may edit in an hour; throws `too_many_requests` above that. */
export function createEditLimit(userLimit: UserLimit, max: number) {
  return (user: LimitedUser): Promise<void> => userLimit({ name: 'edit', max, msg }, user)
}
