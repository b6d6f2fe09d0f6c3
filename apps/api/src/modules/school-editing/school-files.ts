import { refused } from '../../app-error.ts'
import type { UploadsService } from '../media/uploads.service.ts'
import { isFilmPath } from '../pictures/picture-addresses.ts'

/** Files that owners have sent, as the editing of what they list needs them. */
export type ListedFiles = Pick<UploadsService, 'useFiles' | 'mediaOf' | 'remove'>

/** Refuses files of which none is a picture, word for word as specified. */
export function requirePicture(files: readonly string[]): void {
  if (files.every(isFilmPath)) throw refused('files', 'Please add atleast one image.')
}
