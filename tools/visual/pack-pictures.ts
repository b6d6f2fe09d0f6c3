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

/** Writes every picture under a folder as small as PNG can hold it without changing a pixel. */
export async function packPictures(folder: string): Promise<Packed> {
  const packed: Packed = { count: 0, before: 0, after: 0 }
  for await (const name of glob('**/*.png', { cwd: folder })) {
    const file = join(folder, name)
    const taken = readFileSync(file)
    const kept = await smallest(taken)
    if (kept.length < taken.length) writeFileSync(file, kept)
    packed.count += 1
    packed.before += taken.length
    packed.after += Math.min(kept.length, taken.length)
  }
  return packed
}

async function smallest(picture: Buffer): Promise<Buffer> {
  const pixels = await pixelsOf(picture)
  const flat = await sharp(picture).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
  const few = await sharp(picture)
    .png({ palette: true, colours: 256, dither: 0, quality: 100, compressionLevel: 9 })
    .toBuffer()
  const candidates = [flat, few].toSorted((one, other) => one.length - other.length)
  for (const candidate of candidates) {
    if (pixels.equals(await pixelsOf(candidate))) return candidate
  }
  return picture
}

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer()
