import { BrokenVideo } from './broken-video.ts'
import type { VideoBytes } from './video-bytes.ts'

/** A box of an MP4: its size and type, then what it holds. */
export interface Box {
  readonly type: string
  readonly start: number
  /** Where what it holds begins. */
  readonly body: number
  readonly end: number
}

/** Boxes of one video that are looked at; telephones write some hundred, cameras in pieces a few thousand. */
const most = 20_000

/** The boxes that fill the bytes from `start` to `end`, without a gap. Throws `BrokenVideo`. */
export async function* boxesOf(
  video: VideoBytes,
  start: number,
  end: number,
): AsyncGenerator<Box, void> {
  let seen = 0
  for (let at = start; at < end; ) {
    const box = await boxAt(video, at, end)
    if (++seen > most) throw new BrokenVideo('too many boxes')
    yield box
    at = box.end
  }
}

async function boxAt(video: VideoBytes, start: number, end: number): Promise<Box> {
  const head = await video.read(start, 16)
  if (head.length < 8 || start + 8 > end) throw new BrokenVideo('half a box')
  const type = head.toString('latin1', 4, 8)
  const told = head.readUInt32BE(0)
  // 0 is for what goes on to the end of the file, 1 for a size of 64 bits.
  if (told === 0 && end === video.size) return { type, start, body: start + 8, end }
  if (told === 1 && head.length < 16) throw new BrokenVideo('half a box')
  const size = told === 1 ? Number(head.readBigUInt64BE(8)) : told
  const body = start + (told === 1 ? 16 : 8)
  if (start + size < body || start + size > end) throw new BrokenVideo(`${type} of a wrong size`)
  return { type, start, body, end: start + size }
}

/** Makes a box one of free space: its size stays, and what it held is gone. */
export async function makeFree(video: VideoBytes, { start, body, end }: Box): Promise<void> {
  await video.write(start + 4, Buffer.from('free'))
  await video.blank(body, end)
}
