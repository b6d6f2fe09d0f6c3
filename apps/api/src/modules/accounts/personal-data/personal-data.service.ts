import { type Caller, notSignedIn } from '../sessions/caller.ts'
import type { ProfileService } from '../users/profile.service.ts'
import type { UsersRepository } from '../users/users.repository.ts'
import type { OwnedListingsRepository } from './owned-listings.repository.ts'
import type { PersonalDataRepository } from './personal-data.repository.ts'

export type PersonalDataService = ReturnType<typeof createPersonalDataService>

interface PersonalDataDeps {
  readonly repository: PersonalDataRepository
  readonly listings: OwnedListingsRepository
  readonly users: UsersRepository
  readonly profile: ProfileService
}

/** Exports the personal data of a user. */
export function createPersonalDataService({
  repository,
  listings,
  users,
  profile,
}: PersonalDataDeps) {
  /** Records of a confirmed email. An unconfirmed one may belong to someone else. */
  async function recordsOfEmail(email: string | null) {
    if (email === null) return { contact_messages: [], newsletter_subscription: null, mails: [] }
    const [messages, subscription, mails] = await Promise.all([
      repository.contactMessagesOf(email),
      repository.subscriptionOf(email),
      repository.emailsTo(email),
    ])
    return { contact_messages: messages, newsletter_subscription: subscription, mails }
  }

  return {
    /** The response of `downloadMyData`. It contains no hash of a secret. */
    async export(caller: Caller) {
      const { userId } = caller
      const user = await users.find(userId)
      if (!user) throw notSignedIn()
      const confirmedEmail = user.emailConfirmedAt ? user.email : null
      return {
        exported_at: new Date().toISOString(),
        profile: await profile.mine(caller),
        sessions: await repository.sessionsOf(userId),
        links: await repository.linksOf(userId),
        bookmarks: await repository.bookmarksOf(userId),
        blogs: await repository.blogsOf(userId),
        schools: await repository.schoolsOf(userId),
        stores: await listings.storesOf(userId),
        filter_requests: await listings.filterRequestsOf(userId),
        edits: await listings.editsOf(userId),
        uploads: await repository.uploadsOf(userId),
        exited_users: await repository.exitedUsersOf(userId, confirmedEmail),
        ...(await recordsOfEmail(confirmedEmail)),
      }
    },
  }
}
