import { invalid, notSignedIn } from '../../../app-error.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { profileEdit } from './profile-audit.ts'
import type { ImageField } from './profile-fields.ts'
import type { UsersRepository } from './users.repository.ts'

export type ProfileImages = ReturnType<typeof createProfileImages>

interface ProfileImagesDeps {
  readonly audit: AuditService
  readonly repository: UsersRepository
  readonly uploads: UploadsService
  /** BASE_PATH, such as /edbazaar. */
  readonly basePath: string
}

const columns = { profile_image: 'profileImage', cover_image: 'coverImage' } as const

/** The profile image and cover image, chosen from the user's uploads. */
export function createProfileImages({ audit, repository, uploads, basePath }: ProfileImagesDeps) {
  /** Paths are stored without BASE_PATH, which may change. */
  const pathOf = (url: string) =>
    url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url

  return {
    /** Sets or clears an image and removes the file it replaces. Throws `invalid_request`. */
    async set(userId: number, field: ImageField, value: unknown): Promise<void> {
      if (value !== null && typeof value !== 'string') throw notAnUpload(field)
      const path = value === null ? null : pathOf(value)
      const replaced = await repository.transaction(async (tx) => {
        const user = await repository.lock(tx, userId)
        if (!user) throw notSignedIn()
        if (path !== null && !(await uploads.attach(tx, { userId, purpose: 'profile' }, path)))
          throw notAnUpload(field)
        const before = user[columns[field]]
        const saved = { ...user, [columns[field]]: path }
        await repository.save(tx, userId, { [columns[field]]: path })
        await audit.recordEdits(tx, profileEdit(field, user, saved))
        const isStillUsed = before === saved.profileImage || before === saved.coverImage
        const released = before === null || isStillUsed ? [] : [before]
        await uploads.release(tx, released)
        return released
      })
      await uploads.remove(replaced)
    },
  }
}

const notAnUpload = (field: ImageField) =>
  invalid(field, 'must be the URL of an image that you uploaded, or null')
