import { BrokenFilm } from './broken-film.ts'
import type { FilmBytes } from './film-bytes.ts'
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
/** Void, checksum, Tags, Attachments, Chapters: what is told beside the film, and is emptied. */
const emptied = new Set([0xec, 0xbf, 0x1254c367, 0x1941a469, 0x1043a770])
/** Timestamp, SimpleBlock, BlockGroup, position, size before, silent tracks, encrypted block. */
const inCluster = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0x5854, 0xaf, 0xec, 0xbf])
/** Of a track's type: that of moving pictures. */
const moving = 1

/** The same as for an MP4: a WebM from its first to its last byte, without what it tells beside. */
export async function cleanWebmFilm(film: FilmBytes): Promise<void> {
  const header = await elementAt(film, 0, film.size)
  if (header.id !== ids.header || header.end === null) throw new BrokenFilm('no header')
  const type = await childOf(film, header.body, header.end, ids.documentType)
  if (type?.toString('latin1').replace(/\0+$/, '') !== 'webm') throw new BrokenFilm('no WebM')
  const segment = await elementAt(film, header.end, film.size)
  if (segment.id !== ids.segment) throw new BrokenFilm('no segment')
  if (segment.end !== null && segment.end !== film.size) throw new BrokenFilm('more behind it')
  const { hasMoving, clusters } = await cleanSegment(film, segment.body)
  if (!hasMoving || clusters === 0) throw new BrokenFilm('no moving pictures')
}

async function cleanSegment(film: FilmBytes, start: number) {
  let hasMoving = false
  let clusters = 0
  for (let at = start; at < film.size; ) {
    const element = await elementAt(film, at, film.size)
    const end = element.end ?? (await endOfCluster(film, element))
    if (emptied.has(element.id)) await makeVoid(film, at, end)
    else if (!kept.has(element.id)) throw new BrokenFilm('an element that is no part of a film')
    if (element.id === ids.tracks) hasMoving ||= await isMoving(film, element.body, end)
    if (element.id === ids.cluster) clusters++
    at = end
  }
  return { hasMoving, clusters }
}

/** A recorder in a browser leaves the size of a cluster open: it ends where the next one begins. */
async function endOfCluster(film: FilmBytes, { id, body }: Element): Promise<number> {
  if (id !== ids.cluster) throw new BrokenFilm('no size')
  let at = body
  while (at < film.size) {
    const element = await elementAt(film, at, film.size)
    if (!inCluster.has(element.id)) break
    if (element.end === null) throw new BrokenFilm('no size')
    at = element.end
  }
  return at
}

async function isMoving(film: FilmBytes, start: number, end: number): Promise<boolean> {
  for (let at = start; at < end; ) {
    const track = await elementAt(film, at, end)
    if (track.end === null) throw new BrokenFilm('no size')
    const type =
      track.id === ids.track ? await childOf(film, track.body, track.end, ids.trackType) : null
    if (type?.at(-1) === moving) return true
    at = track.end
  }
  return false
}

/** What the first child of that id holds, where it is short. */
async function childOf(film: FilmBytes, start: number, end: number, id: number) {
  for (let at = start; at < end; ) {
    const child = await elementAt(film, at, end)
    if (child.end === null) throw new BrokenFilm('no size')
    if (child.id === id) return film.read(child.body, Math.min(child.end - child.body, 64))
    at = child.end
  }
  return null
}
