import { BrokenVideo } from './broken-video.ts'
import type { VideoBytes } from './video-bytes.ts'

/** A box of an MP4: size, type and content. */
export interface Box {
  readonly type: string
  readonly start: number
  /** The offset of its content. */
  readonly body: number
  readonly end: number
}

/** Maximum number of boxes; phones write some hundred, fragmented recordings a few thousand. */
const most = 20_000

/** The boxes that fill the bytes from `start` to `end`, without gaps. Throws `BrokenVideo`. */
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
  if (head.length < 8 || start + 8 > end) throw new BrokenVideo('incomplete box')
  const type = head.toString('latin1', 4, 8)
  const sizeField = head.readUInt32BE(0)
  // 0 means up to the end of the file, 1 a size of 64 bits.
  if (sizeField === 0 && end === video.size) return { type, start, body: start + 8, end }
  if (sizeField === 1 && head.length < 16) throw new BrokenVideo('incomplete box')
  const size = sizeField === 1 ? Number(head.readBigUInt64BE(8)) : sizeField
  const body = start + (sizeField === 1 ? 16 : 8)
  if (start + size < body || start + size > end) throw new BrokenVideo(`${type} of a wrong size`)
  return { type, start, body, end: start + size }
}

/** Turns a box into free space of the same size and clears its content. */
export async function makeFree(video: VideoBytes, { start, body, end }: Box): Promise<void> {
  await video.write(start + 4, Buffer.from('free'))
  await video.blank(body, end)
}
