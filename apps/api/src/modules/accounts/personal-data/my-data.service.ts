import { type Caller, notSignedIn } from '../sessions/caller.ts'
import type { ProfileService } from '../users/profile.service.ts'
import type { UsersRepository } from '../users/users.repository.ts'
import type { MyDataRepository } from './my-data.repository.ts'
import type { MyListingsRepository } from './my-listings.repository.ts'

export type MyDataService = ReturnType<typeof createMyDataService>

interface MyDataDeps {
  readonly repository: MyDataRepository
  readonly listings: MyListingsRepository
  readonly users: UsersRepository
  readonly profile: ProfileService
}

/** Everything that is kept of a user, to take away. */
export function createMyDataService({ repository, listings, users, profile }: MyDataDeps) {
  /** What stands under an address: anybody can register one, so only where it is shown to be theirs. */
  async function underAddress(email: string | null) {
    if (email === null) return { contact_messages: [], newsletter_subscription: null, mails: [] }
    const [messages, subscription, mails] = await Promise.all([
      repository.contactMessagesOf(email),
      repository.subscriptionOf(email),
      repository.mailsTo(email),
    ])
    return { contact_messages: messages, newsletter_subscription: subscription, mails }
  }

  return {
    /** The answer of `downloadMyData`: no hash of a secret is in it. */
    async of(caller: Caller) {
      const { userId } = caller
      const user = await users.find(userId)
      if (!user) throw notSignedIn()
      const email = user.emailConfirmedAt ? user.email : null
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
        exited_users: await repository.exitedUsersOf(userId, email),
        ...(await underAddress(email)),
      }
    },
  }
}
