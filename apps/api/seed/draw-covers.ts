import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPlaceholder } from '../src/modules/platform/images/drawing/draw-placeholder.ts'
import { variantWidths } from '../src/modules/platform/images/image-urls.ts'
import { readPlaceholderKey } from '../src/modules/platform/images/placeholder-key.ts'
import { coverFolder, coverSize } from './cover-files.ts'

const { width, height } = coverSize

/** Covers to draw, each in three sizes, by the keys of their placeholder images. */
export interface CoverQueue {
  /** Draws this cover before the others, unless it is drawn or being drawn. */
  drawNext(key: string): void
  /**
   * Draws all covers into `<dataDir>/media` and calls `onDrawn` after each. An existing folder is
   * complete and is left alone: it is filled under a temporary name first.
   */
  drawAll(dataDir: string, onDrawn: (key: string) => void): Promise<void>
}

export function createCoverQueue(keys: readonly string[]): CoverQueue {
  const waiting = new Set(keys)
  const needed: string[] = []
  const next = () => {
    const key = needed.shift() ?? waiting.values().next().value
    if (key !== undefined) waiting.delete(key)
    return key
  }
  return {
    drawNext(key) {
      if (waiting.delete(key)) needed.push(key)
    },
    async drawAll(dataDir, onDrawn) {
      const worker = async () => {
        for (let key = next(); key !== undefined; key = next()) {
          await drawCover(key, dataDir)
          onDrawn(key)
        }
      }
      await Promise.all(Array.from({ length: availableParallelism() }, worker))
    },
  }
}

async function drawCover(key: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, coverFolder(key))
  if (await exists(folder)) return
  const inputs = readPlaceholderKey(key)
  if (!inputs) throw new Error(`No image can be drawn from the key ${key}`)
  const drawing = Buffer.from(drawPlaceholder(inputs, 'wide'))
  const { data, info } = await sharp(drawing)
    .resize(width, height)
    // Nothing is transparent, and an opaque image takes a quarter less time.
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width, height, channels: info.channels }
  const partial = `${folder}.${process.pid}`
  await mkdir(partial, { recursive: true })
  await Promise.all(
    [...variantWidths, width].map(async (wide) => {
      const tall = Math.round((wide * height) / width)
      const image = sharp(data, { raw }).resize(wide, tall).webp({ quality: 76, effort: 0 })
      await writeFile(join(partial, `${wide}x${tall}.webp`), await image.toBuffer())
    }),
  )
  await moveIntoPlace(partial, folder)
}

/** Another process may have drawn the same cover; one of the two is enough. */
async function moveIntoPlace(partial: string, folder: string): Promise<void> {
  try {
    await rename(partial, folder)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    if (!(await exists(folder))) throw error
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
