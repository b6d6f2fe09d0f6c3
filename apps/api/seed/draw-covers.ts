import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPlaceholder } from '../src/modules/platform/images/drawing/draw-placeholder.ts'
import { variantWidths } from '../src/modules/platform/images/image-urls.ts'
import { readPlaceholderKey } from '../src/modules/platform/images/placeholder-key.ts'
import { coverFolder, coverSize } from './cover-files.ts'

const { width, height } = coverSize

export interface Covers {
  readonly keys: readonly string[]
  readonly dataDir: string
}

/**
 * Draws the placeholder images of these keys into `<dataDir>/media`, each in three sizes. An
 * existing folder is complete and is left alone: it is filled under a temporary name first.
 */
export async function drawCovers({ keys, dataDir }: Covers): Promise<void> {
  const waiting = [...keys]
  const worker = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop())
      await drawCover(key, dataDir)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

async function drawCover(key: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, coverFolder(key))
  if (await exists(folder)) return
  const inputs = readPlaceholderKey(key)
  if (!inputs) throw new Error(`No image can be drawn from the key ${key}`)
  const drawing = Buffer.from(drawPlaceholder(inputs, 'wide'))
  const { data, info } = await sharp(drawing)
    .resize(width, height)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width, height, channels: info.channels }
  const partial = `${folder}.${process.pid}`
  await mkdir(partial, { recursive: true })
  await Promise.all(
    [...variantWidths, width].map(async (wide) => {
      const tall = Math.round((wide * height) / width)
      const image = sharp(data, { raw }).resize(wide, tall).webp({ quality: 76, effort: 1 })
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
