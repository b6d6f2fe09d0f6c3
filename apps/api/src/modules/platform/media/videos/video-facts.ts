import { refusedFile } from '../refused-file.ts'
import { BrokenVideo } from './broken-video.ts'
import { type Box, boxesOf } from './iso-boxes.ts'
import { type VideoBytes, withVideo } from './video-bytes.ts'
import { elementAt } from './webm-elements.ts'

export interface VideoFacts {
  /** Null if the file does not say it, as recordings of a browser do not. */
  readonly seconds: number | null
  readonly hasSound: boolean
}

/** The facts in the headers of an MP4 or WebM. Throws `invalid_request` for a damaged file. */
export async function videoFacts(path: string, mime: string): Promise<VideoFacts> {
  try {
    return await withVideo(path, mime === 'video/webm' ? webmFacts : isoFacts)
  } catch (error) {
    if (!(error instanceof BrokenVideo)) throw error
    throw refusedFile('This video cannot be read: it is damaged, incomplete or not a video.')
  }
}

const known = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds > 0 ? seconds : null

async function boxIn(video: VideoBytes, parent: Pick<Box, 'body' | 'end'>, type: string) {
  for await (const box of boxesOf(video, parent.body, parent.end)) if (box.type === type) return box
  return undefined
}

async function isoFacts(video: VideoBytes): Promise<VideoFacts> {
  const movie = await boxIn(video, { body: 0, end: video.size }, 'moov')
  if (!movie) throw new BrokenVideo('no movie')
  const header = await boxIn(video, movie, 'mvhd')
  let hasSound = false
  for await (const track of boxesOf(video, movie.body, movie.end))
    if (track.type === 'trak' && (await isSound(video, track))) hasSound = true
  return { seconds: header ? await movieSeconds(video, header) : null, hasSound }
}

/** The duration in a `mvhd`: 32 bits in version 0, 64 in version 1, after a time scale. */
async function movieSeconds(video: VideoBytes, { body, end }: Box): Promise<number | null> {
  const bytes = await video.read(body, Math.min(end - body, 32))
  if (bytes.length < 20) return null
  if (bytes[0] === 0) return known(bytes.readUInt32BE(16) / bytes.readUInt32BE(12))
  if (bytes.length < 32) return null
  return known(Number(bytes.readBigUInt64BE(24)) / bytes.readUInt32BE(20))
}

async function isSound(video: VideoBytes, track: Box): Promise<boolean> {
  const media = await boxIn(video, track, 'mdia')
  const handler = media && (await boxIn(video, media, 'hdlr'))
  if (!handler) return false
  return (await video.read(handler.body + 8, 4)).toString('latin1') === 'soun'
}

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timeScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
} as const
/** The track type of sound. */
const sound = 2
/** Nanoseconds of a tick, unless the file says otherwise. */
const usualScale = 1_000_000

/** Reads the elements before the first cluster. */
async function webmFacts(video: VideoBytes): Promise<VideoFacts> {
  const header = await elementAt(video, 0, video.size)
  const segment = await elementAt(video, header.end ?? 0, video.size)
  if (segment.id !== ids.segment) throw new BrokenVideo('no segment')
  let seconds: number | null = null
  let hasSound = false
  for (let at = segment.body; at < video.size; ) {
    const { id, body, end } = await elementAt(video, at, video.size)
    if (id === ids.cluster || end === null) break
    if (id === ids.info) seconds = await infoSeconds(video, body, end)
    if (id === ids.tracks) hasSound = await hasSoundTrack(video, body, end)
    at = end
  }
  return { seconds, hasSound }
}

/** The content of each child of an element. */
async function* childrenOf(video: VideoBytes, start: number, stop: number) {
  for (let at = start; at < stop; ) {
    const { id, body, end } = await elementAt(video, at, stop)
    if (end === null) throw new BrokenVideo('no size')
    yield { id, body, end }
    at = end
  }
}

async function infoSeconds(video: VideoBytes, start: number, stop: number) {
  let ticks = 0
  let scale = usualScale
  for await (const { id, body, end } of childrenOf(video, start, stop)) {
    const bytes = await video.read(body, Math.min(end - body, 8))
    if (id === ids.duration && bytes.length === 4) ticks = bytes.readFloatBE(0)
    if (id === ids.duration && bytes.length === 8) ticks = bytes.readDoubleBE(0)
    if (id === ids.timeScale && bytes.length > 0 && bytes.length <= 6)
      scale = bytes.readUIntBE(0, bytes.length)
  }
  return known((ticks * scale) / 1e9)
}

async function hasSoundTrack(video: VideoBytes, start: number, stop: number): Promise<boolean> {
  for await (const track of childrenOf(video, start, stop)) {
    if (track.id !== ids.track) continue
    for await (const { id, body, end } of childrenOf(video, track.body, track.end))
      if (
        id === ids.trackType &&
        (await video.read(body, Math.min(end - body, 8))).at(-1) === sound
      )
        return true
  }
  return false
}
