import { invalid } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import type { ImageField } from './profile-fields.ts'

export type ProfileImages = ReturnType<typeof createProfileImages>

interface ProfileImagesDeps {
  readonly uploads: Pick<UploadsService, 'attach' | 'release' | 'remove'>
  readonly urls: Pick<Images, 'file' | 'pathOf'>
}

/** The paths of the images of a user. */
interface ImagePaths {
  readonly id: number
  readonly profileImage: string | null
  readonly coverImage: string | null
}

/** The profile image and cover image, chosen from the user's uploads. */
export function createProfileImages({ uploads, urls }: ProfileImagesDeps) {
  /** The images that a user no longer has. One image may be used for both. */
  const replaced = (before: ImagePaths, after: ImagePaths) =>
    [before.profileImage, before.coverImage].flatMap((path) =>
      path === null || path === after.profileImage || path === after.coverImage ? [] : [path],
    )

  return {
    /** Converts the URL of an image, or null, to its column. Throws `invalid_request`. */
    read(field: ImageField, value: unknown): Partial<ImagePaths> {
      if (value !== null && typeof value !== 'string') throw notAnUpload(field)
      const path = value === null ? null : urls.pathOf(value)
      return field === 'profile_image' ? { profileImage: path } : { coverImage: path }
    },

    /** The URL of an image; null if there is none. */
    urlOf(field: ImageField, row: ImagePaths): string | null {
      const path = field === 'profile_image' ? row.profileImage : row.coverImage
      return path === null ? null : urls.file(path)
    },

    /**
     * Marks a new image as used and the one it replaces as unused, in the transaction that saves it.
     * Throws `invalid_request`.
     */
    async exchange(
      tx: Db,
      field: ImageField,
      before: ImagePaths,
      after: ImagePaths,
    ): Promise<void> {
      const path = field === 'profile_image' ? after.profileImage : after.coverImage
      const owner = { userId: after.id, purpose: 'profile' } as const
      if (path !== null && !(await uploads.attach(tx, owner, path))) throw notAnUpload(field)
      await uploads.release(tx, replaced(before, after))
    },

    /** Removes the files of replaced images, after the commit. */
    removeReplaced: (before: ImagePaths, after: ImagePaths) =>
      uploads.remove(replaced(before, after)),
  }
}

const notAnUpload = (field: ImageField) =>
  invalid(field, 'must be the URL of an image that you uploaded, or null')
