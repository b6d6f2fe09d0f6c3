import { refusedFile } from '../refused-file.ts'
import { BrokenFilm } from './broken-film.ts'
import { type FilmBytes, withFilm } from './film-bytes.ts'
import { cleanIsoFilm } from './iso-film.ts'
import { checkMpegFilm } from './mpeg-film.ts'
import { cleanWebmFilm } from './webm-film.ts'

/** How a container is checked and cleaned, and what the film is served as. */
interface Container {
  readonly ending: 'mp4' | 'webm' | 'mpeg'
  readonly mime: string
  readonly clean: (film: FilmBytes) => Promise<void>
}

const mp4: Container = { ending: 'mp4', mime: 'video/mp4', clean: cleanIsoFilm }
const webm: Container = { ending: 'webm', mime: 'video/webm', clean: cleanWebmFilm }
const mpeg: Container = { ending: 'mpeg', mime: 'video/mpeg', clean: checkMpegFilm }

/** By what the first bytes look like. */
const containers = new Map([
  ['video/mp4', mp4],
  ['video/x-m4v', mp4],
  ['video/webm', webm],
  ['video/mpeg', mpeg],
  ['video/MP1S', mpeg],
  ['video/MP2P', mpeg],
])

export const isFilm = (mime: string) => containers.has(mime)

/**
 * Checks the film at a path by its container, and empties in place what it tells beside the film.
 * Throws `invalid_request` for what is no whole film, or more than one.
 */
export async function cleanFilm(path: string, mime: string): Promise<Omit<Container, 'clean'>> {
  const container = containers.get(mime)
  if (!container) throw refusedFile('Only MP4, MPEG and WebM films are allowed.')
  const { ending, clean } = container
  try {
    await withFilm(path, clean)
  } catch (error) {
    if (!(error instanceof BrokenFilm)) throw error
    throw refusedFile(
      'This film cannot be read: it is damaged, incomplete or holds something else.',
    )
  }
  return { ending, mime: container.mime }
}
