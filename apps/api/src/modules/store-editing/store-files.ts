import { refused } from '../../app-error.ts'

/** The pictures that a store keeps: the first alone. Throws `invalid_request` where there is none. */
export function keptFiles(paths: readonly string[]): string[] {
  if (paths.length === 0) throw refused('files', 'Please add at least one image.')
  return paths.slice(0, 1)
}
