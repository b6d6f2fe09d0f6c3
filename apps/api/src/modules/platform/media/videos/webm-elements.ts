import { BrokenVideo } from './broken-video.ts'
import type { VideoBytes } from './video-bytes.ts'

/** An element of a WebM: id, size and content. */
export interface Element {
  readonly id: number
  readonly start: number
  /** The offset of its content. */
  readonly body: number
  /** Null if the recorder did not know the size yet. */
  readonly end: number | null
}

/** The element at a position that fits within `end`. Throws `BrokenVideo`. */
export async function elementAt(video: VideoBytes, start: number, end: number): Promise<Element> {
  const head = await video.read(start, 12)
  const idLength = lengthOf(head[0], 4)
  const sizeLength = lengthOf(head[idLength], 8)
  const body = start + idLength + sizeLength
  if (head.length < idLength + sizeLength || body > end) throw new BrokenVideo('incomplete element')
  const id = head.readUIntBE(0, idLength)
  const size = sizeIn(head.subarray(idLength, idLength + sizeLength))
  if (size !== null && body + size > end) throw new BrokenVideo('an element with a wrong size')
  return { id, start, body, end: size === null ? null : body + size }
}

/** The number of leading zeros gives the length of a number in bytes. */
function lengthOf(first: number | undefined, most: number): number {
  const length = first === undefined ? 9 : Math.clz32(first) - 23
  if (length > most) throw new BrokenVideo('no element')
  return length
}

/** The number without its length bit; null for all ones, which mean an unknown size. */
function sizeIn(bytes: Buffer): number | null {
  const marker = 2n ** BigInt(7 * bytes.length)
  const size = BigInt(`0x${bytes.toString('hex')}`) - marker
  return size === marker - 1n ? null : Number(size)
}

/** Turns an element into free space of the same size and clears its content. */
export async function makeVoid(video: VideoBytes, start: number, end: number): Promise<void> {
  const length = end - start
  await video.blank(start, end)
  if (length < 9) return video.write(start, Buffer.from([0xec, 0x80 | (length - 2)]))
  const head = Buffer.alloc(9)
  head.writeBigUInt64BE(2n ** 56n + BigInt(length - 9), 1)
  head[0] = 0xec
  await video.write(start, head)
}
