import type { Caller } from '../../../caller.ts'
import { hourSeconds } from '../../platform/dates/durations.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { adminNoticeEmail } from '../../platform/mail/templates/admin-notice.ts'
import type { LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { ProfileViewsRepository } from './profile-views.repository.ts'

export type ProfileViews = ReturnType<typeof createProfileViews>

interface ProfileViewsDeps {
  readonly limits: LimitsService
  readonly outbox: Outbox
  readonly repository: ProfileViewsRepository
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
}

/** Profiles of other users that an admin may read in an hour before all admins are notified. */
const hourly = { name: 'admin-profile-views', max: 200, seconds: hourSeconds }
const alarm = 'admin-profile-alarm'

/** Counts the profiles that admins read: a stolen session would read many. */
export function createProfileViews({ limits, outbox, repository, site }: ProfileViewsDeps) {
  return {
    /** Counts that an admin reads a user. Emails all admins once an hour while there are too many. */
    async count({ userId }: Caller, viewedId: number): Promise<void> {
      if (userId === viewedId) return
      const key = String(userId)
      if ((await limits.retryAfterSeconds(hourly, key)) === 0) return
      if (await limits.isFlagged(alarm, key)) return
      await limits.flag(alarm, key, hourSeconds)
      await repository.transaction(async (tx) => {
        const admins = await repository.admins(tx)
        const admin = admins.find(({ id }) => id === userId)?.name ?? ''
        const notice = { kind: 'many-views', admin, user: '', note: null } as const
        const url = `${site}/dashboard/all-users/${userId}`
        await outbox.put(tx, ...admins.map(({ email }) => adminNoticeEmail({ email, url, notice })))
      })
      outbox.wake()
    },
  }
}
