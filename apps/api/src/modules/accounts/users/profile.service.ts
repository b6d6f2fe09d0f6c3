import { AppError, notSignedIn } from '../../../app-error.ts'
import { type Caller, forbidden } from '../../../caller.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { ChildrenRepository } from '../children/children.repository.ts'
import type { ProfileViews } from '../profile-views/profile-views.ts'
import { childrenEdit, profileEdit } from './profile-audit.ts'
import {
  childrenOf,
  isImageField,
  type PlainField,
  type ProfileField,
  readField,
} from './profile-fields.ts'
import type { ProfileImages } from './profile-images.ts'
import type { UsersRepository } from './users.repository.ts'

export type ProfileService = ReturnType<typeof createProfileService>

interface ProfileDeps {
  readonly audit: AuditService
  readonly repository: UsersRepository
  readonly profileImages: ProfileImages
  readonly profileViews: Pick<ProfileViews, 'count'>
  readonly children: ChildrenRepository
}

/** Reads and saves the caller's profile, and shows admins the details of any user. */
export function createProfileService(deps: ProfileDeps) {
  const { audit, repository, profileImages, profileViews, children } = deps

  async function saveField(userId: number, field: PlainField, value: unknown): Promise<void> {
    const columns = readField(field, value)
    await repository.transaction(async (tx) => {
      const user = await repository.lock(tx, userId)
      if (!user) throw notSignedIn()
      await repository.save(tx, userId, columns)
      await audit.recordEdits(tx, profileEdit(field, user, { ...user, ...columns }))
    })
  }

  async function saveChildren(userId: number, value: unknown): Promise<void> {
    const wanted = childrenOf(value)
    await repository.transaction(async (tx) => {
      const user = await repository.lock(tx, userId)
      if (!user) throw notSignedIn()
      const isChanged = await children.replace(tx, userId, wanted)
      await audit.recordEdits(tx, childrenEdit(userId, isChanged))
    })
  }

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

    /** Saves one field. Throws `invalid_request` with the field and the reason. */
    async save({ userId }: Caller, field: ProfileField, value: unknown): Promise<void> {
      if (isImageField(field)) await profileImages.set(userId, field, value)
      else if (field === 'children') await saveChildren(userId, value)
      else await saveField(userId, field, value)
    },
  }
}
