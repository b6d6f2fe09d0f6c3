import { AppError } from '../../../app-error.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { type Caller, forbidden, notSignedIn } from '../sessions/caller.ts'
import { profileEdit } from './profile-audit.ts'
import { isImageField, type PlainField, type ProfileField, readField } from './profile-fields.ts'
import type { ProfileImages } from './profile-images.ts'
import type { UsersRepository } from './users.repository.ts'

export type ProfileService = ReturnType<typeof createProfileService>

interface ProfileDeps {
  readonly audit: AuditService
  readonly repository: UsersRepository
  readonly profileImages: ProfileImages
}

/** What users see and change of their own account, and admins see of everybody's. */
export function createProfileService({ audit, repository, profileImages }: ProfileDeps) {
  async function saveField(userId: number, field: PlainField, value: unknown): Promise<void> {
    const columns = readField(field, value)
    await repository.transaction(async (tx) => {
      const user = await repository.lock(tx, userId)
      if (!user) throw notSignedIn()
      await repository.save(tx, userId, columns)
      await audit.recordEdits(tx, profileEdit(field, user, { ...user, ...columns }))
    })
  }

  return {
    /** The answer of `getProfileDetails`. Throws `forbidden` whether or not there is such a user. */
    async details({ userId, isAdmin }: Caller, id: number) {
      if (id !== userId && !isAdmin) throw forbidden()
      const found = await repository.findDetails(id)
      if (!found) throw new AppError('not_found', 'There is no such user.')
      return { user: { ...found, created_at: found.created_at.toISOString() } }
    },

    /** The `MyProfile` of the contract. */
    async mine({ userId }: Caller) {
      const found = await repository.findProfile(userId)
      if (!found) throw notSignedIn()
      return {
        ...found,
        created_at: found.created_at.toISOString(),
        children: found.children.map(({ name, bornOn }) => ({ name, born_on: bornOn })),
      }
    },

    /** Saves one field. Throws `invalid_request`, naming the field and what would be right. */
    async save({ userId }: Caller, field: ProfileField, value: unknown): Promise<void> {
      if (isImageField(field)) await profileImages.set(userId, field, value)
      else await saveField(userId, field, value)
    },
  }
}
