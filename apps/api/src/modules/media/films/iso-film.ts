import { BrokenFilm } from './broken-film.ts'
import type { FilmBytes } from './film-bytes.ts'
import { type Box, boxesOf, makeFree } from './iso-boxes.ts'

/** What a film is made of; every other box beside these is what somebody noted, and is emptied. */
const keptIn: Readonly<Record<string, ReadonlySet<string>>> = {
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tref', 'tapt']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  moof: new Set(['mfhd', 'traf']),
}
const keptOnTop = new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'pdin'])
/** On top these may stand, empty; anything else is another file behind or within the film. */
const emptiedOnTop = new Set(['free', 'skip', 'wide', 'uuid', 'meta', 'udta', 'emsg', 'prft'])
/** Tracks that are seen or heard. Others, such as a camera's notes of where it was, are dropped. */
const keptTracks = new Set(['vide', 'soun', 'subt', 'sbtl', 'text', 'clcp'])

/**
 * Checks that a file is an MP4 from its first to its last byte, with moving pictures in it, and
 * empties what it tells beside them: where and with what it was taken. Throws `BrokenFilm`.
 */
export async function cleanIsoFilm(film: FilmBytes): Promise<void> {
  const found = new Set<string>()
  const tracks: string[] = []
  for await (const box of boxesOf(film, 0, film.size)) {
    if (box.start === 0 && box.type !== 'ftyp') throw new BrokenFilm('no ftyp in front')
    if (box.type === 'moov') tracks.push(...(await cleanMovie(film, box)))
    else if (box.type === 'moof') await emptyOthers(film, box)
    else if (emptiedOnTop.has(box.type)) await makeFree(film, box)
    else if (!keptOnTop.has(box.type)) throw new BrokenFilm(`${box.type} is no part of a film`)
    found.add(box.type)
  }
  if (!found.has('moov') || !found.has('mdat')) throw new BrokenFilm('no film within')
  if (!tracks.includes('vide')) throw new BrokenFilm('no moving pictures')
}

/** Gives the kinds of its tracks. */
async function cleanMovie(film: FilmBytes, movie: Box): Promise<string[]> {
  const kinds: string[] = []
  await emptyOthers(film, movie)
  for await (const track of boxesOf(film, movie.body, movie.end)) {
    if (track.type !== 'trak') continue
    const kind = await kindOf(film, track)
    if (keptTracks.has(kind)) kinds.push(kind)
    else await makeFree(film, track)
  }
  return kinds
}

/** What a track is for; on the way everything beside it is emptied. */
async function kindOf(film: FilmBytes, track: Box): Promise<string> {
  await emptyOthers(film, track)
  for await (const media of boxesOf(film, track.body, track.end)) {
    if (media.type !== 'mdia') continue
    await emptyOthers(film, media)
    for await (const { type, body, end } of boxesOf(film, media.body, media.end))
      if (type === 'hdlr' && end - body >= 12)
        return (await film.read(body + 8, 4)).toString('latin1')
  }
  return ''
}

async function emptyOthers(film: FilmBytes, parent: Box): Promise<void> {
  const kept = keptIn[parent.type]
  for await (const box of boxesOf(film, parent.body, parent.end))
    if (!kept?.has(box.type)) await makeFree(film, box)
}
