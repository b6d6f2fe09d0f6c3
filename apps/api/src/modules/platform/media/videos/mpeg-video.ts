import { BrokenVideo } from './broken-video.ts'
import type { VideoBytes } from './video-bytes.ts'

const code = { pack: 0xba, end: 0xb9, system: 0xbb, sequence: 0xb3, userData: 0xb2 } as const
/** Stream ids of a program stream: 0xe0 to 0xef are video. */
const isMoving = (stream: number) => stream >= 0xe0 && stream <= 0xef

/**
 * Checks that a file is an MPEG-1 or MPEG-2 from the first to the last byte: a program stream or a
 * video elementary stream. Throws `BrokenVideo`.
 */
export async function checkMpegVideo(video: VideoBytes): Promise<void> {
  const first = codeIn(await video.read(0, 4))
  if (first === code.pack) await checkProgramme(video)
  else if (first === code.sequence) await checkImages(video)
  else throw new BrokenVideo('no pack and no sequence')
}

async function checkProgramme(video: VideoBytes): Promise<void> {
  let hasMoving = false
  for (let at = 0; at < video.size; ) {
    const head = await video.read(at, 14)
    const found = codeIn(head)
    // Some files end with zeros that fill a block.
    if (found === undefined && (await isBlank(video, at))) break
    if (found === undefined || found < code.end) throw new BrokenVideo('no packet')
    hasMoving ||= isMoving(found)
    at += lengthOf(head, found)
    if (at > video.size) throw new BrokenVideo('incomplete packet')
  }
  if (!hasMoving) throw new BrokenVideo('no video track')
}

function lengthOf(head: Buffer, found: number): number {
  if (found === code.end) return 4
  if (found !== code.pack) return head.length < 6 ? 6 : 6 + head.readUInt16BE(4)
  const version = head[4] ?? 0
  if ((version & 0xf0) === 0x20) return 12
  if ((version & 0xc0) === 0x40) return 14 + ((head[13] ?? 0) & 7)
  throw new BrokenVideo('no pack')
}

/** Start codes of an elementary stream: pictures, slices, sequences and groups. */
const isOfImages = (found: number) => found <= 0xb8 && found !== 0xb0 && found !== 0xb1

async function checkImages(video: VideoBytes): Promise<void> {
  const sequence = await video.read(0, 12)
  const width = sequence.length < 12 ? 0 : sequence.readUInt16BE(4) >> 4
  const [aspect, rate] = [(sequence[7] ?? 0) >> 4, (sequence[7] ?? 0) & 15]
  if (width === 0 || aspect === 0 || rate === 0 || rate > 8) throw new BrokenVideo('no sequence')
  let slices = 0
  const step = 64 * 1024 - 4
  for (let at = 0; at < video.size; at += step) {
    const piece = await video.read(at, step + 3)
    for (let i = piece.indexOf(mark); i >= 0 && i < step; i = piece.indexOf(mark, i + 3)) {
      const found = piece[i + 3]
      if (found === undefined) break
      if (!isOfImages(found)) throw new BrokenVideo('not an elementary stream')
      if (found > 0 && found < 0xb0) slices++
    }
  }
  if (slices === 0) throw new BrokenVideo('no video track')
}

const mark = Buffer.from([0, 0, 1])

/** The byte after 00 00 01. */
const codeIn = (head: Buffer) =>
  head.length >= 4 && head.subarray(0, 3).equals(mark) ? head[3] : undefined

async function isBlank(video: VideoBytes, start: number): Promise<boolean> {
  for (let at = start; at < video.size; at += 4096)
    if ((await video.read(at, 4096)).some((byte) => byte !== 0)) return false
  return true
}
