import { refused } from '../../app-error.ts'
import { filesIn } from '../edits/files-json.ts'
import { isVideoPath } from '../images/image-addresses.ts'

/** The image that a store keeps: the first alone. Throws `invalid_request` where there is none. */
export function keptFiles(json: string): string[] {
  const [first] = filesIn(json)
  if (first === undefined || isVideoPath(first))
    throw refused('files', 'Please add at least one image.')
  return [first]
}
