import { invalid } from '../../../app-error.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { notSignedIn } from '../sessions/caller.ts'
import { profileEdit } from './profile-audit.ts'
import type { ImageField } from './profile-fields.ts'
import type { UsersRepository } from './users.repository.ts'

export type ProfileImages = ReturnType<typeof createProfileImages>

interface ProfileImagesDeps {
  readonly audit: AuditService
  readonly repository: UsersRepository
  readonly uploads: UploadsService
  /** Path in front of every address, such as /edbazaar. */
  readonly basePath: string
}

const columns = { profile_image: 'profileImage', cover_image: 'coverImage' } as const

/** The two images of a profile, of files that the user has sent. */
export function createProfileImages({ audit, repository, uploads, basePath }: ProfileImagesDeps) {
  /** As it is kept: without BASE_PATH, which may change. */
  const pathOf = (address: string) =>
    address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address

  return {
    /** Shows a file or none; what it takes the place of is removed. Throws `invalid_request`. */
    async set(userId: number, field: ImageField, value: unknown): Promise<void> {
      if (value !== null && typeof value !== 'string') throw notTheirs(field)
      const path = value === null ? null : pathOf(value)
      const replaced = await repository.transaction(async (tx) => {
        const user = await repository.lock(tx, userId)
        if (!user) throw notSignedIn()
        if (path !== null && !(await uploads.use(tx, { userId, purpose: 'profile' }, path)))
          throw notTheirs(field)
        const before = user[columns[field]]
        const saved = { ...user, [columns[field]]: path }
        await repository.save(tx, userId, { [columns[field]]: path })
        await audit.recordEdits(tx, profileEdit(field, user, saved))
        const isShown = before === saved.profileImage || before === saved.coverImage
        const released = before === null || isShown ? [] : [before]
        await uploads.release(tx, released)
        return released
      })
      await uploads.remove(replaced)
    },
  }
}

const notTheirs = (field: ImageField) =>
  invalid(field, 'must be the address of an image that you have uploaded, or null for none')
