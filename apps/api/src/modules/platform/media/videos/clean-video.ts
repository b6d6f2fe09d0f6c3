import { refusedFile } from '../refused-file.ts'
import { BrokenVideo } from './broken-video.ts'
import { cleanIsoVideo } from './iso-video.ts'
import { checkMpegVideo } from './mpeg-video.ts'
import { type VideoBytes, withVideo } from './video-bytes.ts'
import { cleanWebmVideo } from './webm-video.ts'

/** The check and the cleaning of a container, and the type it is served as. */
interface Container {
  readonly ending: 'mp4' | 'webm' | 'mpeg'
  readonly mime: string
  readonly clean: (video: VideoBytes) => Promise<void>
}

const mp4: Container = { ending: 'mp4', mime: 'video/mp4', clean: cleanIsoVideo }
const webm: Container = { ending: 'webm', mime: 'video/webm', clean: cleanWebmVideo }
const mpeg: Container = { ending: 'mpeg', mime: 'video/mpeg', clean: checkMpegVideo }

/** By MIME type. */
const containers = new Map([
  ['video/mp4', mp4],
  ['video/x-m4v', mp4],
  ['video/webm', webm],
  ['video/mpeg', mpeg],
  ['video/MP1S', mpeg],
  ['video/MP2P', mpeg],
])

export const isVideo = (mime: string) => containers.has(mime)

/**
 * Checks the video at a path and clears its metadata in place. Throws `invalid_request` if it is
 * not exactly one complete video.
 */
export async function cleanVideo(path: string, mime: string): Promise<Omit<Container, 'clean'>> {
  const container = containers.get(mime)
  if (!container) throw refusedFile('Only MP4, MPEG and WebM videos are allowed.')
  const { ending, clean } = container
  try {
    await withVideo(path, clean)
  } catch (error) {
    if (!(error instanceof BrokenVideo)) throw error
    throw refusedFile('This video cannot be read: it is damaged, incomplete or not a video.')
  }
  return { ending, mime: container.mime }
}
