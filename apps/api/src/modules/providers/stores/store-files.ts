import { refused } from '../../../app-error.ts'
import { isVideoPath } from '../../platform/images/image-urls.ts'
import { captionedFilesIn, readFileColumns } from '../editing/files-json.ts'
import type { StoreRow } from './store-fields.ts'

/** The one image of a new store: the first of those sent. Throws `invalid_request` without an image. */
export function newStoreImage(json: string) {
  const [first] = captionedFilesIn(json)
  return { url: requireImage(first?.url), caption: first?.caption ?? null }
}

/** The columns of the one image of a store, with its caption. Throws `invalid_request` without it. */
export function readStoreImage(json: string, row: StoreRow, pathOf: (url: string) => string) {
  const { files, fileCaptions } = readFileColumns(json, row, pathOf)
  return { files: [requireImage(files[0])], fileCaptions: fileCaptions.slice(0, 1) }
}

function requireImage(file: string | undefined): string {
  if (file === undefined || isVideoPath(file))
    throw refused('files', 'Please add at least one image.')
  return file
}
