import { refused } from '../../../app-error.ts'
import { isVideoPath } from '../../platform/images/image-urls.ts'
import { filesIn } from '../editing/files-json.ts'

/** The one image of a store: the first of those sent. Throws `invalid_request` without an image. */
export function storeImage(json: string): string[] {
  const [first] = filesIn(json)
  if (first === undefined || isVideoPath(first))
    throw refused('files', 'Please add at least one image.')
  return [first]
}
