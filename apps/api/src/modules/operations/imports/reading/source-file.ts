import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { InputError } from './input-error.ts'

/** A file that is being read, gunzipped if it is compressed. */
export interface SourceFile {
  readonly text: Readable
  /** Bytes on disk. */
  readonly size: number
  /** Bytes read so far. */
  bytesRead(): number
}

const chunk = 256 * 1024

/** Opens a text file or a gzipped text file, whatever its name. Throws InputError if it cannot. */
export async function openSourceFile(path: string): Promise<SourceFile> {
  const { size, isGzip } = await inspect(path)
  const file = createReadStream(path, { highWaterMark: chunk })
  const text = isGzip ? Readable.from(gunzipped(file, path)) : file
  return { text, size, bytesRead: () => file.bytesRead }
}

async function inspect(path: string): Promise<{ size: number; isGzip: boolean }> {
  try {
    const { size } = await stat(path)
    const file = await open(path)
    const { buffer, bytesRead } = await file
      .read(Buffer.alloc(2), 0, 2, 0)
      .finally(() => file.close())
    return { size, isGzip: bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b }
  } catch (error) {
    throw new InputError(`${path} can't be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Starts when it is read, so that no failure comes before there is a listener. */
async function* gunzipped(file: Readable, path: string): AsyncGenerator<Buffer> {
  try {
    yield* pipeline(file, createGunzip({ chunkSize: chunk }), () => {})
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new InputError(`${path} is damaged or incomplete: ${reason}`)
  }
}

/** sha256, in hex, of a file and of the options that change how it is read. */
export async function fingerprintOf(path: string, options: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(options))
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: chunk })) hash.update(bytes)
  } catch (error) {
    throw new InputError(`${path} can't be read: ${error instanceof Error ? error.message : error}`)
  }
  return hash.digest('hex')
}
