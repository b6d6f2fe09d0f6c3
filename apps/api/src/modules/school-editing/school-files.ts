import { invalid } from '../../app-error.ts'
import type { UploadsService } from '../media/uploads.service.ts'
import { isFilmPath } from '../pictures/picture-addresses.ts'
import { refused } from './school-texts.ts'

/** Files that owners have sent, as the editing of what they list needs them. */
export type ListedFiles = Pick<UploadsService, 'useFiles' | 'mediaOf' | 'remove'>

const mostFiles = 100
const longestAddress = 300
const listOfAddresses = 'must be a JSON list of the addresses that uploads gave'

/** The addresses in a JSON text, as the specification sends them. Throws `invalid_request`. */
export function filesIn(json: string): string[] {
  const given = parsed(json)
  if (!Array.isArray(given)) throw invalid('files', listOfAddresses)
  if (given.length > mostFiles) throw invalid('files', `must be at most ${mostFiles}`)
  return given.map((address: unknown) => {
    if (typeof address !== 'string' || address.length > longestAddress)
      throw invalid('files', listOfAddresses)
    return address
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw invalid('files', listOfAddresses)
  }
}

/** Refuses files of which none is a picture, word for word as specified. */
export function requirePicture(files: readonly string[]): void {
  if (files.every(isFilmPath)) throw refused('files', 'Please add atleast one image.')
}
