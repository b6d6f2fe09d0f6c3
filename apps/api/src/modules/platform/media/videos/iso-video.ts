import { BrokenVideo } from './broken-video.ts'
import { type Box, boxesOf, makeFree } from './iso-boxes.ts'
import type { VideoBytes } from './video-bytes.ts'

/** Boxes that a video needs; all others are metadata, and are cleared. */
const keptIn: Readonly<Record<string, ReadonlySet<string>>> = {
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tref', 'tapt']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  moof: new Set(['mfhd', 'traf']),
}
const keptTopLevel = new Set([
  'ftyp',
  'styp',
  'moov',
  'moof',
  'mdat',
  'mfra',
  'sidx',
  'ssix',
  'pdin',
])
/** Allowed at the top level, cleared; any other box may be another file hidden in the video. */
const clearedTopLevel = new Set(['free', 'skip', 'wide', 'uuid', 'meta', 'udta', 'emsg', 'prft'])
/** Visible and audible tracks. Others, such as GPS data of a camera, are dropped. */
const keptTracks = new Set(['vide', 'soun', 'subt', 'sbtl', 'text', 'clcp'])

/**
 * Checks that a file is an MP4 with a video track from the first to the last byte, and clears
 * metadata such as location and camera. Throws `BrokenVideo`.
 */
export async function cleanIsoVideo(video: VideoBytes): Promise<void> {
  const found = new Set<string>()
  const tracks: string[] = []
  for await (const box of boxesOf(video, 0, video.size)) {
    if (box.start === 0 && box.type !== 'ftyp') throw new BrokenVideo('no ftyp at the start')
    if (box.type === 'moov') tracks.push(...(await cleanMovie(video, box)))
    else if (box.type === 'moof') await emptyOthers(video, box)
    else if (clearedTopLevel.has(box.type)) await makeFree(video, box)
    else if (!keptTopLevel.has(box.type))
      throw new BrokenVideo(`${box.type} is not part of a video`)
    found.add(box.type)
  }
  if (!found.has('moov') || !found.has('mdat')) throw new BrokenVideo('no video inside')
  if (!tracks.includes('vide')) throw new BrokenVideo('no video track')
}

/** Returns the kinds of its tracks. */
async function cleanMovie(video: VideoBytes, movie: Box): Promise<string[]> {
  const kinds: string[] = []
  await emptyOthers(video, movie)
  for await (const track of boxesOf(video, movie.body, movie.end)) {
    if (track.type !== 'trak') continue
    const kind = await kindOf(video, track)
    if (keptTracks.has(kind)) kinds.push(kind)
    else await makeFree(video, track)
  }
  return kinds
}

/** Returns the kind of a track; clears its metadata on the way. */
async function kindOf(video: VideoBytes, track: Box): Promise<string> {
  await emptyOthers(video, track)
  for await (const media of boxesOf(video, track.body, track.end)) {
    if (media.type !== 'mdia') continue
    await emptyOthers(video, media)
    for await (const { type, body, end } of boxesOf(video, media.body, media.end))
      if (type === 'hdlr' && end - body >= 12)
        return (await video.read(body + 8, 4)).toString('latin1')
  }
  return ''
}

async function emptyOthers(video: VideoBytes, parent: Box): Promise<void> {
  const kept = keptIn[parent.type]
  for await (const box of boxesOf(video, parent.body, parent.end))
    if (!kept?.has(box.type)) await makeFree(video, box)
}
