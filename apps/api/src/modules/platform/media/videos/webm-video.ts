import { BrokenVideo } from './broken-video.ts'
import type { VideoBytes } from './video-bytes.ts'
import { type Element, elementAt, makeVoid } from './webm-elements.ts'

const ids = {
  header: 0x1a45dfa3,
  documentType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
} as const
/** SeekHead, Info, Tracks, Cluster, Cues. */
const kept = new Set([0x114d9b74, 0x1549a966, ids.tracks, ids.cluster, 0x1c53bb6b])
/** Void, checksum, Tags, Attachments, Chapters: metadata, which is cleared. */
const cleared = new Set([0xec, 0xbf, 0x1254c367, 0x1941a469, 0x1043a770])
/** Timestamp, SimpleBlock, BlockGroup, position, previous size, silent tracks, encrypted block. */
const inCluster = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0x5854, 0xaf, 0xec, 0xbf])
/** The track type of video. */
const moving = 1

/** Checks that a file is a WebM from the first to the last byte, and clears its metadata. */
export async function cleanWebmVideo(video: VideoBytes): Promise<void> {
  const header = await elementAt(video, 0, video.size)
  if (header.id !== ids.header || header.end === null) throw new BrokenVideo('no header')
  const type = await childOf(video, header.body, header.end, ids.documentType)
  if (type?.toString('latin1').replace(/\0+$/, '') !== 'webm') throw new BrokenVideo('not a WebM')
  const segment = await elementAt(video, header.end, video.size)
  if (segment.id !== ids.segment) throw new BrokenVideo('no segment')
  if (segment.end !== null && segment.end !== video.size)
    throw new BrokenVideo('data after the end')
  const { hasMoving, clusters } = await cleanSegment(video, segment.body)
  if (!hasMoving || clusters === 0) throw new BrokenVideo('no video track')
}

async function cleanSegment(video: VideoBytes, start: number) {
  let hasMoving = false
  let clusters = 0
  for (let at = start; at < video.size; ) {
    const element = await elementAt(video, at, video.size)
    const end = element.end ?? (await endOfCluster(video, element))
    if (cleared.has(element.id)) await makeVoid(video, at, end)
    else if (!kept.has(element.id)) throw new BrokenVideo('an unexpected element')
    if (element.id === ids.tracks) hasMoving ||= await isMoving(video, element.body, end)
    if (element.id === ids.cluster) clusters++
    at = end
  }
  return { hasMoving, clusters }
}

/** A browser's recorder leaves the size of a cluster open: it ends where the next one begins. */
async function endOfCluster(video: VideoBytes, { id, body }: Element): Promise<number> {
  if (id !== ids.cluster) throw new BrokenVideo('no size')
  let at = body
  while (at < video.size) {
    const element = await elementAt(video, at, video.size)
    if (!inCluster.has(element.id)) break
    if (element.end === null) throw new BrokenVideo('no size')
    at = element.end
  }
  return at
}

async function isMoving(video: VideoBytes, start: number, end: number): Promise<boolean> {
  for (let at = start; at < end; ) {
    const track = await elementAt(video, at, end)
    if (track.end === null) throw new BrokenVideo('no size')
    const type =
      track.id === ids.track ? await childOf(video, track.body, track.end, ids.trackType) : null
    if (type?.at(-1) === moving) return true
    at = track.end
  }
  return false
}

/** The content of the first short child with that id. */
async function childOf(video: VideoBytes, start: number, end: number, id: number) {
  for (let at = start; at < end; ) {
    const child = await elementAt(video, at, end)
    if (child.end === null) throw new BrokenVideo('no size')
    if (child.id === id) return video.read(child.body, Math.min(child.end - child.body, 64))
    at = child.end
  }
  return null
}
