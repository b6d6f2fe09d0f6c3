import { refused } from '../../../app-error.ts'
import { isVideoPath } from '../../platform/images/image-addresses.ts'
import { filesIn } from '../editing/files-json.ts'

/** The image that a store keeps: the first alone. Throws `invalid_request` where there is none. */
export function keptFiles(json: string): string[] {
  const [first] = filesIn(json)
  if (first === undefined || isVideoPath(first))
    throw refused('files', 'Please add at least one image.')
  return [first]
}
