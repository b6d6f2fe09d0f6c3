import { refused } from '../../../app-error.ts'
import { isVideoPath } from '../../platform/images/image-urls.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'

/** The functions of uploads that editing a school needs. */
export type SchoolUploads = Pick<UploadsService, 'attachFiles' | 'mediaOf'>

/** Throws `invalid_request` without an image; the specification gives the text. */
export function requireImage(files: readonly string[]): void {
  if (files.every(isVideoPath)) throw refused('files', 'Please add atleast one image.')
}
