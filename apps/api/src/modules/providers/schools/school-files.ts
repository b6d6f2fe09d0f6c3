import { refused } from '../../../app-error.ts'
import { isVideoPath } from '../../platform/images/image-addresses.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'

/** Files that owners have sent, as the editing of what they list needs them. */
export type ListedFiles = Pick<UploadsService, 'useFiles' | 'mediaOf' | 'remove'>

/** Refuses files of which none is an image, word for word as specified. */
export function requireImage(files: readonly string[]): void {
  if (files.every(isVideoPath)) throw refused('files', 'Please add atleast one image.')
}
