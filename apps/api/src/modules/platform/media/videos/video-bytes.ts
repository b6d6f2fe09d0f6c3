import { type FileHandle, open } from 'node:fs/promises'
import { BrokenVideo } from './broken-video.ts'

/** Bytes read ahead: parsers read a few at a time. */
const ahead = 64 * 1024
/** Milliseconds that one video may take; usual ones take a few. */
const timeout = 10_000
/** Maximum number of cleared ranges per video; a recording has some hundred. */
const maxWrites = 20_000

/** A video on disk, read and cleared in parts. */
export interface VideoBytes {
  readonly size: number
  /** The bytes from `position` on; fewer at the end of the file. At most 64 kB. */
  read(position: number, length: number): Promise<Buffer>
  write(position: number, bytes: Uint8Array): Promise<void>
  /** Writes zeros from `start` up to `end`. */
  blank(start: number, end: number): Promise<void>
}

/** Opens the file, runs the work, and closes it. */
export async function withVideo<Result>(
  path: string,
  work: (video: VideoBytes) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const result = await work(bytesOf(file, size))
    await file.sync()
    return result
  } finally {
    await file.close()
  }
}

function bytesOf(file: FileHandle, size: number): VideoBytes {
  let window = Buffer.alloc(0)
  let windowStart = 0
  const deadline = performance.now() + timeout

  let writes = 0
  const write = async (position: number, bytes: Uint8Array) => {
    if (++writes > maxWrites) throw new BrokenVideo('too much to clear')
    await file.write(bytes, 0, bytes.length, position)
    // The bytes read ahead must reflect the write.
    const [from, to] = [position - windowStart, position + bytes.length - windowStart]
    if (from >= 0 && to <= window.length) window.set(bytes, from)
    else window = Buffer.alloc(0)
  }
  return {
    size,
    async read(position, length) {
      if (performance.now() > deadline) throw new BrokenVideo('it takes too long')
      const isThere = position >= windowStart && position + length <= windowStart + window.length
      if (!isThere) {
        const buffer = Buffer.alloc(Math.max(length, Math.min(ahead, Math.max(0, size - position))))
        const { bytesRead } = await file.read(buffer, 0, buffer.length, position)
        window = buffer.subarray(0, bytesRead)
        windowStart = position
      }
      return window.subarray(position - windowStart, position - windowStart + length)
    },
    write,
    async blank(start, end) {
      const zeros = Buffer.alloc(Math.min(ahead, Math.max(0, end - start)))
      for (let at = start; at < end; at += zeros.length)
        await write(at, zeros.subarray(0, Math.min(zeros.length, end - at)))
    },
  }
}
