import { AppError, notSignedIn } from '../../../app-error.ts'
import { type Caller, forbidden } from '../../../caller.ts'
import type { ChildrenRepository } from '../children/children.repository.ts'
import type { ProfileViews } from '../profile-views/profile-views.ts'
import type { ProfileFieldEditor } from './profile-field-editor.ts'
import type { UsersRepository } from './users.repository.ts'

export type ProfileService = ReturnType<typeof createProfileService>

interface ProfileDeps {
  readonly repository: UsersRepository
  readonly fieldEditor: ProfileFieldEditor
  readonly profileViews: Pick<ProfileViews, 'count'>
  readonly children: ChildrenRepository
}

/** Reads and saves the caller's profile, and shows admins the details of any user. */
export function createProfileService(deps: ProfileDeps) {
  const { repository, fieldEditor, profileViews, children } = deps

  return {
    /** The response of `getProfileDetails`. Throws `forbidden` whether or not the user exists. */
    async details(caller: Caller, id: number) {
      if (id !== caller.userId && !caller.isAdmin) throw forbidden()
      const found = await repository.findDetails(id)
      if (!found) throw new AppError('not_found', 'User not found.')
      await profileViews.count(caller, id)
      return { user: { ...found, created_at: found.created_at.toISOString() } }
    },

    /** The contract's `MyProfile`. */
    async readOwn({ userId }: Caller) {
      const found = await repository.findProfile(userId)
      if (!found) throw notSignedIn()
      return {
        ...found,
        created_at: found.created_at.toISOString(),
        children: (await children.list(userId)).map(({ name, bornOn }) => ({
          name,
          born_on: bornOn,
        })),
      }
    },

    save: fieldEditor.edit,
  }
}
